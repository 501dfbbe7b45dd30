import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { install } from "./make.ts";

export const lighthouseVersion = "13.5.0";

const audits = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  speedIndex: "speed-index",
  mainThread: "mainthread-work-breakdown",
  cls: "cumulative-layout-shift",
} as const;

export type Load = Record<keyof typeof audits, number>;

type Result = {
  lhr: {
    audits: Record<string, { numericValue?: number }>;
  };
};
type Lighthouse = (url: string, flags: object) => Promise<Result | undefined>;

const loadOf = (found: Result["lhr"]["audits"]): Load =>
  Object.fromEntries(
    Object.entries(audits).map(([name, id]) => [name, found[id]?.numericValue ?? Number.NaN]),
  ) as Load;

/** Lighthouse from the scratch folder: it is not a dependency of the repository. */
export async function openLighthouse(scratch: string, port: number) {
  const folder = join(scratch, "tools");
  install(folder, { lighthouse: lighthouseVersion });
  const file = join(folder, "node_modules/lighthouse/core/index.js");
  const { default: run } = (await import(pathToFileURL(file).href)) as { default: Lighthouse };
  return {
    /** How a phone of the middle class loads a page over a slow line. */
    async load(url: string): Promise<Load> {
      const result = await run(url, { port, onlyCategories: ["performance"], logLevel: "error" });
      if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
      return loadOf(result.lhr.audits);
    },
  };
}
