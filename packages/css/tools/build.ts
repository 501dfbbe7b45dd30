import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { behaviourCss, behaviourMin, behaviourSources, writeBehaviourTypes } from "./behaviour.ts";
import { bundle, mapped, wholeFile, withMap } from "./bundle.ts";
import { designTokens } from "./design-tokens.ts";
import { vscodeCss, vscodeHtml, webTypes } from "./editor-data.ts";
import { minify } from "./minify.ts";
import { readParts, root, selection, selections } from "./reference.ts";
import { classesJson, classesTypes } from "./style-data.ts";
import { prefixed, scoped } from "./variants.ts";

const dist = join(root, "dist");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const parts = readParts();

function write(name: string, content: string | object) {
  const file = join(dist, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    typeof content === "string" ? content : `${JSON.stringify(content, null, 2)}\n`,
  );
}

rmSync(dist, { recursive: true, force: true });
const { min } = wholeFile();
const { css, map } = withMap(parts, `/*! Daylit ${version}, MIT */\n`);
write("daylit.css", mapped(css, "daylit.css.map"));
write("daylit.css.map", JSON.stringify(map));
write("daylit.min.css", mapped(min.code, "daylit.min.css.map"));
write("daylit.min.css.map", min.map);
for (const name of Object.keys(selections) as (keyof typeof selections)[]) {
  const chosen = wholeFile(selection(parts, name), name);
  write(`${name}.css`, chosen.css);
  write(`${name}.min.css`, mapped(chosen.min.code, `${name}.min.css.map`));
  write(`${name}.min.css.map`, chosen.min.map);
}
for (const [name, text] of [
  ["prefixed", prefixed(bundle(parts), parts)],
  ["scoped", scoped(parts)],
] as const) {
  write(`${name}.css`, text);
  write(`${name}.min.css`, `${minify(text, `${name}.css`).code}\n`);
}
for (const part of parts) write(part.file, bundle([part]));
for (const folder of new Set(parts.map((part) => dirname(part.file))))
  write(`${folder}.css`, bundle(parts.filter((part) => dirname(part.file) === folder)));
write("classes.json", classesJson(parts));
write("classes.d.cts", classesTypes(parts));
// An import for its effect alone: nothing to name, but TypeScript wants to find something.
write("stylesheet.d.ts", "export {};\n");
write("vscode-html.json", vscodeHtml(parts));
write("vscode-css.json", vscodeCss(parts));
write("web-types.json", webTypes(parts, version));
write("tokens.json", designTokens(parts));
for (const { name, code } of behaviourSources()) write(`behaviour/${name}`, code);
writeBehaviourTypes(join(dist, "behaviour"));
write("behaviour.min.js", await behaviourMin());
write("behaviour.css", behaviourCss());
write("behaviour.min.css", `${minify(behaviourCss(), "behaviour.css").code}\n`);
console.log(`packages/css/dist: ${parts.length} parts, ${min.code.length} bytes minified`);
