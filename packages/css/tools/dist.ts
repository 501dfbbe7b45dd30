import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bundle, mapped, wholeFile, withMap } from "./bundle/bundle.ts";
import { minify } from "./bundle/minify.ts";
import { aliases, prefixed, scoped } from "./bundle/variants.ts";
import { designTokens } from "./reference/design-tokens.ts";
import { vscodeCss, vscodeHtml, webTypes } from "./reference/editor-data.ts";
import { iconComponents, iconLicence, iconTypes } from "./reference/icons.ts";
import {
  describedParts,
  readIcons,
  readKit,
  readParts,
  root,
  selection,
  selections,
} from "./reference/reference.ts";
import { classesJson, classesTypes } from "./reference/style-data.ts";

/** The one place that names the version: pages, claims and the changelog are compared with it. */
export const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  version: string;
};

const json = (content: object) => `${JSON.stringify(content, null, 2)}\n`;

let made: ReadonlyMap<string, string> | undefined;

/** Every file of dist/, by its path there. Made once: it takes a second. */
export function distFiles(): ReadonlyMap<string, string> {
  made ??= makeFiles();
  return made;
}

function makeFiles(): Map<string, string> {
  const parts = readParts();
  const kit = readKit();
  const described = describedParts();
  const files = new Map<string, string>();
  const twins = (name: string, css: string) => {
    files.set(`${name}.css`, css);
    files.set(`${name}.min.css`, `${minify(css, `${name}.css`).code}\n`);
  };
  const { min } = wholeFile(parts);
  const { css, map } = withMap(parts, `/*! Daylit ${version}, MIT */\n`);
  files.set("daylit.css", mapped(css, "daylit.css.map"));
  files.set("daylit.css.map", JSON.stringify(map));
  files.set("daylit.min.css", mapped(min.code, "daylit.min.css.map"));
  files.set("daylit.min.css.map", min.map);
  for (const name of Object.keys(selections) as (keyof typeof selections)[]) {
    const chosen = wholeFile(selection(parts, name), name);
    files.set(`${name}.css`, chosen.css);
    files.set(`${name}.min.css`, mapped(chosen.min.code, `${name}.min.css.map`));
    files.set(`${name}.min.css.map`, chosen.min.map);
  }
  twins("prefixed", prefixed(bundle(parts), parts));
  twins("scoped", scoped(parts));
  twins("prefixed-kit", prefixed(bundle(kit), described));
  twins("scoped-kit", scoped(kit));
  const all = [...parts, ...kit];
  for (const part of all) twins(part.file.replace(/\.css$/, ""), bundle([part]));
  for (const folder of new Set(all.map((part) => dirname(part.file))))
    twins(folder, bundle(all.filter((part) => dirname(part.file) === folder)));
  twins("icons", bundle([readIcons()]));
  twins("aliases", aliases(parts));
  files.set("icons.js", iconComponents());
  files.set("icons.d.ts", iconTypes());
  files.set("icons-license.txt", iconLicence());
  files.set("classes.json", json(classesJson(described)));
  files.set("classes.d.cts", classesTypes(described));
  // An import for its effect alone: nothing to name, but TypeScript wants to find something.
  files.set("stylesheet.d.ts", "export {};\n");
  files.set("react.d.ts", readFileSync(join(root, "react.d.ts"), "utf8"));
  files.set("react.js", "export {};\n");
  files.set("vscode-html.json", json(vscodeHtml(described)));
  files.set("vscode-css.json", json(vscodeCss(described)));
  files.set("web-types.json", json(webTypes(described, version)));
  files.set("tokens.json", json(designTokens(parts)));
  return files;
}
