import { join, relative } from "node:path";
import type { BlockName } from "@daylit/layouts/blocks/definitions.ts";
import { type Plugin, rolldown } from "rolldown";
import { componentFile } from "./component-file.ts";
import { componentName } from "./component-name.ts";
import { blockNames } from "./styles/stylesheets.ts";

const packages = join(import.meta.dirname, "../..");
const source = join(packages, "blocks/src");
const entryMark = "entry:";

const entryOf = (name: string): string => {
  const component = componentName(name);
  return `import { ${component} as Drawn } from "${componentFile(name as BlockName)}";
import { block } from "${join(source, "block.ts")}";
export const ${component} = /* @__PURE__ */ block("${name}", Drawn);`;
};

/** An entry for each block; the blocks' React context gives way to the package's own. */
const blockEntries: Plugin = {
  name: "block-entries",
  resolveId: (id) => {
    if (id.startsWith(entryMark))
      return { id: join(source, `${id.slice(entryMark.length)}.entry.ts`) };
    return id.endsWith("/render/render-context.ts") ? join(source, "context.ts") : null;
  },
  load: (id) => {
    const name = /([^/]+)\.entry\.ts$/.exec(id)?.[1];
    return name ? entryOf(name) : null;
  },
};

/** The modules of the package by their path in dist/. */
export async function modules(): Promise<Map<string, string>> {
  const build = await rolldown({
    input: {
      theme: join(source, "theme.ts"),
      ...Object.fromEntries(blockNames.map((name) => [name, entryMark + name])),
    },
    external: ["react", "react/jsx-runtime"],
    platform: "neutral",
    transform: { jsx: { runtime: "automatic", development: false } },
    plugins: [blockEntries],
  });
  const { output } = await build.generate({
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "shared/[name].js",
    comments: { legal: true, annotation: true, jsdoc: false },
    codeSplitting: {
      // One file for each part, so that a bundler takes no more than a block uses.
      groups: [
        {
          debugName: "part",
          name: (id) => {
            const path = relative(packages, id);
            return path.startsWith("..") || path.includes(".entry.") || path.includes("/blocks/")
              ? null
              : path.replace(/^.*\//, "").replace(/\.tsx?$/, "");
          },
        },
      ],
    },
  });
  await build.close();
  const index = blockNames.map((name) => `export * from "./${name}.js";\n`).join("");
  return new Map([
    ["index.js", index],
    ...output.flatMap((each) =>
      each.type === "chunk" ? [[each.fileName, each.code] as const] : [],
    ),
  ]);
}
