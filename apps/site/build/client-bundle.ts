import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build, type Manifest } from "vite";
import { withBase } from "../model/base-path/base-path.ts";

const root = join(import.meta.dirname, "..");
const start = "runtime/start/start.ts";
const searchBox = "features/search/box/box.ts";
const sprite = "shell/icons/social.svg";
/** Workers: as entries they share their parts with the page that starts them. */
const workers = ["export/worker/site-worker", "images/picture-worker", "open/server-worker"].map(
  (name) => `features/composer/${name}.ts`,
);

/** Bundles the code for the browser and every stylesheet that a page names. */
export async function buildClient(outDir: string, styles: readonly string[]) {
  const result = await build({
    configFile: join(root, "vite.config.ts"),
    logLevel: "warn",
    base: withBase("/"),
    build: {
      outDir,
      emptyOutDir: false,
      manifest: true,
      rolldownOptions: {
        input: [start, sprite, ...workers, ...styles],
      },
    },
  });
  const [bundle] = [result].flat();
  const modules =
    bundle && "output" in bundle
      ? bundle.output.flatMap((part) => (part.type === "chunk" ? part.moduleIds : []))
      : [];
  // The build cache does not rebuild the code when only a text changes, so no text may be in it.
  const text = modules.find((name) => name.endsWith(".mdx"));
  if (text) throw new Error(`${text} is in the code for the browser`);
}

/** Where each file of that code is. */
export function readClient(outDir: string) {
  const file = join(outDir, ".vite/manifest.json");
  const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
  rmSync(join(outDir, ".vite"), { recursive: true });
  const chunk = (source: string) => {
    const found = manifest[source];
    if (!found) throw new Error(`${source} is not in the build`);
    return found;
  };
  const address = (source: string) => `/${chunk(source).file}`;
  const imported = (source: string): string[] =>
    (chunk(source).imports ?? []).flatMap((name) => [name, ...imported(name)]);
  const needed = (...sources: string[]) =>
    [...new Set(sources.flatMap((source) => [source, ...imported(source)]))].map(address);
  const known = new Set(needed(start));
  /** A tool shows itself once its own module and the workspace are there: what useTool.ts imports later. */
  const later = (source: string): string[] => {
    const isTool = imported(source).find((name) => chunk(name).name === "useTool");
    return isTool ? [source, isTool].flatMap((name) => chunk(name).dynamicImports ?? []) : [];
  };
  const islands = new Map<string, readonly string[]>();
  function island(name: string) {
    const source = `features/${name}.island.tsx`;
    const files =
      islands.get(name) ??
      needed(source, "runtime/start/hydrate.tsx", ...later(source)).filter(
        (file) => !known.has(file),
      );
    islands.set(name, files);
    return files;
  }
  return {
    start: needed(start),
    code: (source: string) => needed(source),
    island,
    search: [
      ...needed(searchBox).filter((file) => !known.has(file)),
      ...(chunk(searchBox).css ?? []).map((file) => `/${file}`),
    ],
    style: address,
    asset: address,
  };
}
