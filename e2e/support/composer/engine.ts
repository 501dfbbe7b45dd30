import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const entry = fileURLToPath(new URL("./engine.entry.ts", import.meta.url));

async function loadEngine() {
  const { module } = await runnerImport<typeof import("./engine.entry.ts")>(entry, {
    configFile: false,
    root,
    mode: "production",
    logLevel: "error",
  });
  const library = module.pictureFiles();
  const framework = module.wholeFile().min.code;
  const cache = new Map<string, Uint8Array>();
  const contentOf = (name: string): Uint8Array => {
    const file = module.assetFile(name, library);
    const found = cache.get(name) ?? (file ? new Uint8Array(readFileSync(file)) : new Uint8Array());
    cache.set(name, found);
    return found;
  };
  type Site = Parameters<typeof module.plan>[0];
  return {
    ...module,
    framework,
    contentOf,
    /** The site that begins with a layout of the catalogue. */
    siteOf(layout: string) {
      const found = module.cataloguePages.find(({ id }) => id === layout);
      if (!found) throw new Error(`there is no layout ${layout}`);
      return module.siteFromLayout(found);
    },
    /** The files of a site; own pictures are given by their hash. */
    filesOf(
      site: Site,
      own: ReadonlyMap<string, Uint8Array> = new Map(),
      options: Parameters<typeof module.builtSite>[3] = {},
    ) {
      const assetOf = ({ name, key }: { name: string; key: string }) =>
        own.get(key) ?? contentOf(name);
      // As in a browser: a drawn picture is named by what it shows, and here it is empty.
      return module.builtSite(site, framework, assetOf, { makesPictures: true, ...options });
    },
  };
}

export type SiteEngine = Awaited<ReturnType<typeof loadEngine>>;

let loaded: Promise<SiteEngine> | undefined;

/**
 * The site engine in Node, with everything that sites are made of. Blocks are JSX, so it is loaded
 * through Vite, which takes seconds: once for all tests of a process.
 */
export function siteEngine(): Promise<SiteEngine> {
  loaded ??= loadEngine();
  return loaded;
}
