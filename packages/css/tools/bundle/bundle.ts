import { layerStatement, type Part, readParts } from "../reference/reference.ts";
import { keepLightDark } from "./light-dark.ts";
import { headerOf, minify } from "./minify.ts";
import { mapOfLines, type SourceMap } from "./source-map.ts";

const lineCount = (text: string) => text.split("\n").length - 1;

/** Some parts as one stylesheet: the cascade order first, then each part with its name. */
export function bundle(parts: Part[]): string {
  return withMap(parts).css;
}

/** The same, with the way back to the parts. `banner` is a line of its own on top. */
export function withMap(parts: Part[], banner = ""): { css: string; map: SourceMap } {
  const top = `${banner}${layerStatement()}\n\n`;
  const pieces = parts.map((part) => {
    const header = headerOf(part.css);
    const css = `/* ${part.name} */\n${keepLightDark(part.css.slice(header.length))}\n`;
    // The line with the name stands for the header’s last line, so that the rest is in step.
    return { part, css, lines: lineCount(css), from: lineCount(header) - 1 };
  });
  const css = (top + pieces.map((piece) => piece.css).join("")).replace(/\n\n$/, "\n");
  return { css, map: mapOfLines(lineCount(top), pieces) };
}

/** Parts in one file, readable and minified; all of them unless told otherwise. */
export function wholeFile(parts = readParts(), name = "daylit") {
  const { css, map } = withMap(parts);
  return { css, min: minify(css, `${name}.css`, map) };
}

/** A file as it is sent: with the line that names its map. */
export const mapped = (css: string, map: string) => `${css}\n/*# sourceMappingURL=${map} */\n`;
