import { brotliCompressSync, constants } from "node:zlib";
import { transform } from "lightningcss";
import { mappingsWithout, type SourceMap } from "./source-map.ts";

/** The comment on top, which is for people and tools that read the sources. */
export function headerOf(css: string): string {
  return /^\/\*\*[\s\S]*?\*\/\n/.exec(css)?.[0] ?? "";
}

export function stripHeader(css: string): string {
  return css.slice(headerOf(css).length);
}

/**
 * Without targets on purpose: all that we write works in the oldest browsers we promise, and a
 * target list would only make the tool spell shorthands out.
 */
export function minify(css: string, filename = "daylit.css", from?: SourceMap) {
  const { code, map } = transform({
    filename,
    code: Buffer.from(css),
    minify: true,
    sourceMap: from !== undefined,
    ...(from && { inputSourceMap: JSON.stringify(from) }),
  });
  const { closed, cuts } = closeUp(inOrder(code.toString()));
  if (!from || !map) return { code: closed, map: "" };
  const { mappings, ...rest } = JSON.parse(map.toString()) as SourceMap;
  return {
    code: closed,
    map: JSON.stringify({ ...rest, mappings: mappingsWithout(mappings, cuts) }),
  };
}

/**
 * Families of properties in the order that makes the compressed file smallest, found by trying
 * (90 bytes less than the alphabet). The order means nothing else, but `line-height` follows `font`.
 */
const families =
  "--_bg --font-size-headline animation --_gap content aspect object overflow --_ring white --density grid --_fg justify --_n cursor color letter --tint --on-fill background border box list align --font-size-s display appearance font flex vertical opacity gap counter outline --font-size-3xl block translate --font-size-2xl padding line scroll margin transition position text min max inline inset z";
const places = new Map(families.split(" ").map((family, place) => [family, place]));

/**
 * Declarations side by side in one order: the same pairs come again, and what is sent is less.
 * Properties of one family, such as `border` and `border-color`, stay as they were written, and `all`
 * comes before everything that it would take back.
 */
function inOrder(code: string): string {
  const family = (declaration: string) =>
    /^(?:--[^:]+|-?[a-z]+)/.exec(declaration)?.[0].replace(/^all$/, "") ?? "";
  const place = (declaration: string) => places.get(family(declaration)) ?? -1;
  return code
    .replaceAll("currentColor", "currentcolor")
    .replace(/(?<=[{;}])(?:[\w-]+:[^;{}]*(?:;|(?=\})))+/g, (run) => {
      const sorted = run
        .replace(/;$/, "")
        .split(";")
        .sort(
          (a, b) =>
            place(a) - place(b) || (family(a) < family(b) ? -1 : family(a) > family(b) ? 1 : 0),
        );
      return sorted.join(";") + (run.endsWith(";") ? ";" : "");
    });
}

/**
 * What the tool leaves and no browser needs: spaces after a comma in custom properties, around the
 * comma of light-dark.ts, around a factor or a stroke, before the condition of a rule; and a large
 * number that it writes out.
 */
const idle = [
  /, /,
  /(?<=\)) (?=var\(--_,,\))/,
  /(?<=var\(--_,,\)) /,
  / \* (?=[\d.(a-z])/,
  / \/ /,
  /(?<=@(?:media|supports|container)) (?=\()/,
  /(?<=[*( ])10{9}(?!\d)/,
];
const text = /"[^"]*"/;
const found = new RegExp([text, ...idle].map(({ source }) => source).join("|"), "g");

/** The tool counts its map's columns in bytes; a text such as "→" has fewer signs than bytes. */
function closeUp(code: string) {
  const cuts: [column: number, length: number][] = [];
  let column = 0;
  let done = 0;
  const closed = code.replace(found, (match, start: number) => {
    const short = match.startsWith('"') ? match : match.startsWith("10") ? "1e9" : match.trim();
    column += Buffer.byteLength(code.slice(done, start));
    cuts.push([column, Buffer.byteLength(match) - short.length]);
    column += Buffer.byteLength(match);
    done = start + match.length;
    return short;
  });
  return { closed, cuts };
}

/** Bytes on the wire. */
export function brotliSize(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(Buffer.from(text), { params }).length;
}
