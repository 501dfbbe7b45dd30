import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { minify } from "./bundle/minify.ts";
import { layerStatement, root } from "./reference/reference.ts";

const folder = join(root, "behaviour");

/** The modules that may be imported alone; `part.js` and `listbox.js` are shared by them. */
export const behaviourParts = [
  "combobox",
  "command",
  "menu",
  "multiselect",
  "range",
  "reorder",
  "table",
  "tabs",
  "theme",
  "toasts",
] as const;

/** Loaded on its own: a page chooses it for each form, and it is no part of the whole. */
export const separatePart = "validate";

/** The sources, which run in browsers as they are. */
export function behaviourSources(): { name: string; code: string }[] {
  return globSync("*.js", { cwd: folder })
    .sort()
    .map((name) => ({ name, code: readFileSync(join(folder, name), "utf8") }));
}

/** Its stylesheet, with the cascade order first: a bundler may load it before the framework. */
export const behaviourCss = () => {
  const css = readFileSync(join(folder, "behaviour.css"), "utf8");
  const banner = css.slice(0, css.indexOf("\n") + 1);
  return `${banner}${layerStatement()}\n${css.slice(banner.length)}`;
};

/** What pages load that have no bundler of their own: a module with everything it imports, minified. */
export async function behaviourMin(entry = "index"): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "esnext",
      lib: { entry: join(folder, `${entry}.js`), formats: ["es"] },
      // Vite leaves spaces in libraries; this is for pages.
      rolldownOptions: { output: { minify: true } },
    },
  });
  const [output] = [result].flat().flatMap((each) => ("output" in each ? each.output : []));
  if (output?.type !== "chunk") throw new Error(`behaviour: no code for ${entry}`);
  // Marks for bundlers, which are of no use to a page.
  return output.code.replaceAll("/* @__PURE__ */ ", "");
}

/** Its files in dist/, by their path there, without the declarations; each is made when it is asked for. */
export const behaviourFiles = (): Map<string, () => string | Promise<string>> =>
  new Map<string, () => string | Promise<string>>([
    ...behaviourSources().map(({ name, code }) => [`behaviour/${name}`, () => code] as const),
    ["behaviour.min.js", () => behaviourMin()],
    ["behaviour.css", behaviourCss],
    ["behaviour.min.css", () => `${minify(behaviourCss(), "behaviour.css").code}\n`],
  ]);

/** Declarations from the comments in the sources. */
export function writeBehaviourTypes(to: string): void {
  const flags =
    "--ignoreConfig --allowJs --declaration --emitDeclarationOnly --target es2024 --module esnext --moduleResolution bundler --lib ES2025,DOM,DOM.Iterable --skipLibCheck";
  execFileSync(join(root, "../../node_modules/.bin/tsc"), [
    ...flags.split(" "),
    "--types",
    "",
    "--outDir",
    to,
    join(folder, "index.js"),
    join(folder, `${separatePart}.js`),
  ]);
}
