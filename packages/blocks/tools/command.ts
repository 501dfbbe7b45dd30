import { join } from "node:path";
import { type BlockName, definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { describedParts } from "daylit/internal/tools/reference/reference.ts";
import { renamedNames } from "daylit/internal/tools/reference/style-data.ts";
import { rolldown } from "rolldown";
import { blockNames } from "./styles/stylesheets.ts";

const source = join(import.meta.dirname, "../src/check.ts");

/** Shorter ones are on many a real page: "About us". */
const shortest = 24;

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return value.length >= shortest ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** How to use a control is true on every page. */
function examplesOf(name: BlockName): string[] {
  const { hint: _, ...words } = definitionOf(name).example as Readonly<Record<string, unknown>>;
  return textsIn(words);
}

/** How long the opening words may be and look right. */
const lengthsOf = (name: BlockName) =>
  Object.fromEntries(
    ["keyword", "heading", "lead"].flatMap((field) => {
      const found = definitionOf(name).fields[field];
      return found && "soft" in found ? [[field, found.soft]] : [];
    }),
  );

/** The command, and the codemod beside it, which brings a parser along. */
export async function scripts() {
  const build = await rolldown({ input: { "daylit-blocks": source }, platform: "node" });
  const { output } = await build.generate({
    format: "esm",
    minify: true,
    banner: "#!/usr/bin/env node",
    chunkFileNames: "[name].js",
  });
  await build.close();
  return output.filter((each) => each.type === "chunk");
}

/** The command `daylit-blocks`, by the path of its files in the package. */
export const commandFiles = async (): Promise<Map<string, string>> =>
  new Map([
    ...(await scripts()).map(({ fileName, code }): [string, string] => [`bin/${fileName}`, code]),
    [
      "bin/known.json",
      JSON.stringify({
        blocks: blockNames,
        classes: describedParts().flatMap(({ classes }) =>
          classes.map(({ name }) => name.replace(/^\./, "")),
        ),
        lengths: Object.fromEntries(blockNames.map((name) => [name, lengthsOf(name)])),
        examples: [...new Set(blockNames.flatMap(examplesOf))],
        renamed: renamedNames(describedParts()),
      }),
    ],
  ]);
