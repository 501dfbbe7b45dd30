import { brotliCompressSync, constants } from "node:zlib";
import { transform } from "lightningcss";

/** The header is for people and tools that read the sources. */
export function stripHeader(css: string): string {
  return css.replace(/^\/\*\*[\s\S]*?\*\/\n/, "");
}

/**
 * Without targets on purpose: all that we write works in the oldest browsers we promise, and a
 * target list would only make the tool spell shorthands out.
 */
export function minify(css: string, filename = "daylit.css"): { code: string; map: string } {
  const { code, map } = transform({
    filename,
    code: Buffer.from(css),
    minify: true,
    sourceMap: true,
  });
  return { code: closeUp(code.toString()), map: map?.toString() ?? "" };
}

/** The tool leaves custom properties as they are; a space after a comma says nothing there. */
function closeUp(code: string): string {
  return code.replace(/"[^"]*"|, /g, (found) => (found === ", " ? "," : found));
}

/** Bytes on the wire. */
export function brotliSize(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(Buffer.from(text), { params }).length;
}
