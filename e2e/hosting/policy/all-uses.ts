import { readdirSync } from "node:fs";
import type { Use } from "./page-driver.ts";
import { looking } from "./uses/looking.ts";
import { making } from "./uses/making.ts";
import { reading } from "./uses/reading.ts";

export type Uses = readonly (readonly [string, Use])[];

/** Every tool as visitors use it, in groups that one test can take; another tool is added here. */
export const groups: Readonly<Record<string, Uses>> = {
  reading: Object.entries(reading),
  looking: Object.entries(looking),
  making: Object.entries(making),
};
export const uses: Uses = Object.values(groups).flat();

/** The tools of the site, by the names of their files. */
export const everyTool = readdirSync("apps/site/features", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".island.tsx"))
  .map((name) => name.replace(".island.tsx", ""))
  .sort();
