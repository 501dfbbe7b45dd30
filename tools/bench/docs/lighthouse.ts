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
type Scores = Record<string, number>;

type Result = {
  lhr: {
    audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
    categories: Record<
      string,
      { score: number | null; auditRefs: { id: string; weight: number }[] }
    >;
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
  const ask = async (url: string, categories: readonly string[]) => {
    const result = await run(url, { port, onlyCategories: categories, logLevel: "error" });
    if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
    return result.lhr;
  };
  return {
    /** How a phone of the middle class loads a page over a slow line. */
    load: async (url: string): Promise<Load> => loadOf((await ask(url, ["performance"])).audits),
    /** The four marks, the times, and what lost points. */
    marks: async (url: string) => {
      const { audits: found, categories } = await ask(url, [
        "performance",
        "accessibility",
        "best-practices",
        "seo",
      ]);
      const lost = Object.values(categories).flatMap(({ auditRefs }) =>
        auditRefs
          .filter(({ id, weight }) => weight > 0 && (found[id]?.score ?? 1) < 0.9)
          .map(({ id }) => `${id} ${found[id]?.numericValue?.toFixed(0) ?? ""}`.trim()),
      );
      const scores: Scores = Object.fromEntries(
        Object.entries(categories).map(([name, { score }]) => [
          name,
          Math.round((score ?? 0) * 100),
        ]),
      );
      return { scores, lost, load: loadOf(found) };
    },
  };
}
