import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { enhancing, type Feature, needed } from "./features.ts";
import type { Table } from "./table.ts";

type Statement = {
  version_added: string | false;
  version_removed?: string;
  partial_implementation?: boolean;
  prefix?: string;
  alternative_name?: string;
  flags?: unknown[];
};
type Support = Record<string, Statement | Statement[]>;
type Branch = { __compat?: { support: Support }; [key: string]: unknown };

const folder = dirname(createRequire(import.meta.url).resolve("@mdn/browser-compat-data"));

let parsed: { [key: string]: unknown } | undefined;

/** MDN's browser compatibility data: twenty megabytes, read when the page is rendered. */
// biome-ignore lint/suspicious/noExplicitAny: a large tree of several shapes, walked by names
function data(): any {
  parsed ??= JSON.parse(readFileSync(join(folder, "data.json"), "utf8"));
  return parsed;
}

/** Which release they are. */
export const source = (): { version: string; timestamp: string } => data().__meta;

/** The browser's newest version in it. */
export const newest = (browser: string): string =>
  Object.entries<{ status: string }>(data().browsers[browser].releases).find(
    ([, { status }]) => status === "current",
  )?.[0] ?? "";

/** In one browser: since when a feature is whole, and since when in part. */
type Since = { whole?: number; partly?: number };

function statements(key: string, browser: string): Statement[] {
  let branch: Branch = data();
  for (const step of key.split("/")) branch = branch[step] as Branch;
  const found = branch.__compat?.support[browser];
  if (!found) throw new Error(`MDN's data say nothing of ${key} in ${browser}`);
  return [found].flat();
}

/** Of a name with a prefix, only what browsers have under that name. */
export function since(key: string, browser: string, named = ""): Since {
  const real = statements(key, browser).filter(
    ({ prefix, alternative_name, flags, version_added }) =>
      (prefix ?? "") === named &&
      !alternative_name &&
      !flags &&
      version_added &&
      version_added !== "preview",
  );
  const version = (statement?: Statement) =>
    statement && Number(String(statement.version_added).replace(/^≤/, ""));
  return {
    whole: version(real.find((each) => !each.partial_implementation && !each.version_removed)),
    partly: version(real.find((each) => each.partial_implementation)),
  };
}

const latest = (versions: (number | undefined)[]) =>
  versions.some((version) => version === undefined)
    ? undefined
    : Math.max(...(versions as number[]));

/** “18, partly 16.4”, or “not yet”: the newest version that any part of the feature needs. */
export function cell(
  { keys, prefix }: Pick<Feature, "keys" | "prefix">,
  browsers: readonly string[],
): string {
  const all = keys.flatMap((key) => browsers.map((browser) => since(key, browser, prefix)));
  const whole = latest(all.map((each) => each.whole));
  const partly = latest(all.map((each) => each.partly ?? each.whole));
  if (whole === undefined) return partly === undefined ? "not yet" : `${partly}, partly`;
  return partly !== undefined && partly < whole ? `${whole}, partly ${partly}` : `${whole}`;
}

const versions = (feature: Feature) => [
  cell(feature, ["chrome", "edge"]),
  cell(feature, ["firefox"]),
  cell(feature, ["safari"]),
];

const browsers = ["Chrome, Edge", "Firefox", "Safari"];

export const neededTable = (): Table => ({
  head: ["Feature", "Used for", ...browsers],
  rows: needed.map((feature) => [feature.name, feature.note, ...versions(feature)]),
});

export const enhancingTable = (): Table => ({
  head: ["Feature", ...browsers, "Without it"],
  rows: enhancing.map((feature) => [feature.name, ...versions(feature), feature.note]),
});
