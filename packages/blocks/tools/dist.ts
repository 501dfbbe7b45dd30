import { readFileSync } from "node:fs";
import { join } from "node:path";
import { modules } from "./bundle.ts";
import { blockNames, stylesheets } from "./styles/stylesheets.ts";
import { typesOf } from "./types.ts";

export const root = join(import.meta.dirname, "..");

export const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  version: string;
};

const themeTypes = `import type { Theme } from "./types.js";

export type { Theme } from "./types.js";

/** A theme as a stylesheet, in the cascade layers of the blocks: put it into a \`<style>\` or a file. */
export declare function themeCss(theme: Theme): string;
`;

const indexTypes = [
  'export type * from "./types.js";',
  ...blockNames.map((name) => `export * from "./${name}.js";`),
  "",
].join("\n");

/** Every file of dist/, by its path there. */
export async function distFiles(): Promise<Map<string, string>> {
  return new Map([
    ...(await modules()),
    ...stylesheets(),
    ...blockNames.map((name): [string, string] => [`${name}.d.ts`, typesOf(name)]),
    ["types.d.ts", readFileSync(join(root, "src/types.ts"), "utf8")],
    ["types.js", "export {};\n"],
    ["theme.d.ts", themeTypes],
    ["index.d.ts", indexTypes],
    // An import for its effect alone: nothing to name, but TypeScript wants to find something.
    ["stylesheet.d.ts", "export {};\n"],
  ]);
}
