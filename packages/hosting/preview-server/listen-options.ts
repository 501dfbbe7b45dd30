import { availableParallelism } from "node:os";
import { type Environment, SettingsError } from "./settings.ts";

const usualPort = 4173;
/** More than this many processes answer no faster on any machine that we know of. */
const mostWorkers = 64;

/**
 * Where the server listens and with how many processes: the port may be the first word after the
 * command. What is wrong is said before anything starts, not by each process that cannot.
 */
export function readListening(
  words: readonly string[] = process.argv.slice(2),
  environment: Environment = process.env,
) {
  const problems: string[] = [];
  const whole = (name: string, text: string | undefined, most: number) => {
    if (!text) return;
    const number = /^\d{1,5}$/.test(text) ? Number(text) : 0;
    if (number >= 1 && number <= most) return number;
    problems.push(`${name} is "${text}": it must be a whole number from 1 to ${most}`);
  };
  const named = words[0]?.trim();
  const port =
    whole(named ? "The port" : "PORT", named || environment.PORT?.trim(), 65_535) ?? usualPort;
  const workers =
    whole("WORKERS", environment.WORKERS?.trim(), mostWorkers) ??
    Math.min(availableParallelism(), 4);
  if (problems.length > 0) throw new SettingsError(problems);
  return { port, workers };
}
