import { minify, stripHeader } from "./minify.ts";
import { layerStatement, type Part, readParts } from "./reference.ts";

/** Some parts as one stylesheet: the cascade order first, then each part with its name. */
export function bundle(parts: Part[]): string {
  const sources = parts.map((part) => `/* ${part.name} */\n${stripHeader(part.css)}`);
  return [layerStatement(), ...sources].join("\n\n");
}

/** The whole framework in one file, readable and minified. */
export function wholeFile(): { css: string; min: { code: string; map: string } } {
  const css = bundle(readParts());
  return { css, min: minify(css) };
}
