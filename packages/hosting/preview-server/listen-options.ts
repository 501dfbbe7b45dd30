import { type Environment, SettingsError } from "../policy/settings.ts";

/** The port: the first word after the command, PORT, or the usual one. */
export function readPort(words: readonly string[], environment: Environment): number {
  const word = words[0]?.trim();
  const text = word || environment.PORT?.trim() || "4173";
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new SettingsError([
    `${word ? "The port" : "PORT"} is "${text}": it must be a whole number from 1 to 65535`,
  ]);
}
