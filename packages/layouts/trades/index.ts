import type { Industry } from "../schema/model.ts";

const modules = import.meta.glob<{ default: Industry }>("./*/index.ts", { eager: true });

/** The trades that have been written, by slug; each lives in a folder of that name. */
export const industries: ReadonlyMap<string, Industry> = new Map(
  Object.values(modules).map(({ default: industry }) => [industry.slug, industry]),
);
