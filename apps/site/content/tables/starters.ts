import { readFileSync } from "node:fs";
import type { Table } from "./table.ts";

/** As tools/proofs/starters/main.ts writes them. */
type Result = { name: string; made: string; package?: string; version?: string; date: string };

const file = new URL("../../../../tools/proofs/starters/results.json", import.meta.url);
const starterResults = (): (Result & { faults: string[]; recipe: string })[] =>
  JSON.parse(readFileSync(file, "utf8"));

const origins: Record<string, string> = {
  starter: "the tool’s own starter",
  page: "the files above",
  commands: "the commands and files above",
  packages: "the starter’s packages by hand: npm does not carry the starter",
};

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

export const startersTable = (): Table => ({
  head: ["Start", "Release", "Made from", "Tried on"],
  rows: starterResults().map(({ name, package: of, version, made, date }) => [
    name,
    of ? `\`${of}\` ${version}` : (version ?? "none needed"),
    origins[made] ?? "",
    day.format(new Date(date)).replaceAll(" ", "\u00a0"),
  ]),
});
