import { settingNames } from "@daylit/hosting/policy/settings.ts";

/** The model reads its settings from the environment; the browser has none, so they are written in. */
export const defines = Object.fromEntries(
  settingNames.map((name) => [
    `process.env.${name}`,
    JSON.stringify(process.env[name]) ?? "undefined",
  ]),
);
