import { brotliCompressSync, constants } from "node:zlib";
import { transform } from "lightningcss";

/** The oldest browsers in which layout, text and colour are right. */
const targets = { chrome: 123 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) };

/** Strips the header comment and joins neighbouring blocks of one layer. */
export function join(sources: string[]): string {
  return sources
    .map((css) => css.replace(/^\/\*\*[\s\S]*?\*\/\n/, ""))
    .join("\n")
    .replace(/\n}\n+(@layer [\w.]+) {\n/g, (_, layer: string) => `\n}\n\n${layer} {\n`);
}

/** The minified stylesheet. */
export function minify(css: string, filename = "daylit.css"): { code: string; map: string } {
  const { code, map } = transform({
    filename,
    code: Buffer.from(css),
    minify: true,
    sourceMap: true,
    targets,
  });
  return { code: code.toString(), map: map?.toString() ?? "" };
}

/** Bytes on the wire. */
export function brotliSize(text: string): number {
  const code = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(code, { params }).length;
}
