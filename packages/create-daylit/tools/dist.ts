import { readFileSync } from "node:fs";
import { join } from "node:path";
import { assetFile, fontSubsetNames, pictureFiles } from "@daylit/layouts/render/asset-files.ts";
import { wholeFile } from "daylit/internal/tools/bundle/bundle.ts";
import { packed as packedFramework } from "daylit/internal/tools/pack.ts";
import {
  packageName as blocksName,
  packed as packedBlocks,
} from "daylit-blocks/internal/tools/pack.ts";
import { build } from "vite";

export const root = join(import.meta.dirname, "..");

export const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  version: string;
};

/** The command as one script for Node 20, with everything that it imports. */
export async function script() {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    root,
    publicDir: false,
    define: { "process.env.NODE_ENV": '"production"' },
    // A test runs in another mode than production.
    oxc: { jsx: { runtime: "automatic", development: false } },
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: join(root, "src/main.ts"),
      target: "node20",
      minify: true,
      rolldownOptions: { output: { codeSplitting: false, banner: "#!/usr/bin/env node" } },
    },
  });
  const [written] = [result].flat();
  if (!written || !("output" in written)) throw new Error("create-daylit was not bundled");
  return written.output[0];
}

/**
 * Every file of dist/ by its path there. `origin`, the address of the site, is where the composer is and
 * where pictures that are left out are read.
 */
export async function distFiles(
  wanted: (picture: string) => boolean = () => true,
  origin?: string,
): Promise<Map<string, string | Uint8Array>> {
  const framework = packedFramework();
  const pictures = pictureFiles();
  const assets = [
    ...fontSubsetNames(),
    ...[...pictures.keys()].map((name) => `pictures/${name}`).filter(wanted),
  ];
  return new Map<string, string | Uint8Array>([
    ["create-daylit.js", (await script()).code],
    ["daylit.min.css", wholeFile().min.code],
    ...(origin ? [["origin.json", JSON.stringify(origin)] as const] : []),
    [`vendor/${framework.name}`, framework.bytes],
    [`vendor/${blocksName}`, await packedBlocks()],
    [
      "vendor/versions.json",
      JSON.stringify({ daylit: framework.name, "daylit-blocks": blocksName }),
    ],
    ...assets.flatMap((name) => {
      const file = assetFile(name, pictures);
      return file ? [[name, readFileSync(file)] as const] : [];
    }),
  ]);
}
