import { decode, encode, type SourceMapLine } from "@jridgewell/sourcemap-codec";
import type { Part } from "../reference/reference.ts";

/** A source map as tools read it. The sources are named as seen from dist/. */
export type SourceMap = {
  version: 3;
  sources: string[];
  sourcesContent: string[];
  names: string[];
  mappings: string;
};

/** One piece of a file: `lines` lines of it, the first of which is line `from` of the part. */
type Piece = { part: Part; lines: number; from: number };

/** Where every line of a bundle comes from. `before` are the lines ahead of the first piece. */
export function mapOfLines(before: number, pieces: Piece[]): SourceMap {
  const lines: SourceMapLine[] = Array.from({ length: before }, () => []);
  for (const [source, { lines: count, from }] of pieces.entries())
    for (let line = 0; line < count; line++) lines.push([[0, source, from + line, 0]]);
  return {
    version: 3,
    sources: pieces.map(({ part }) => `../src/${part.file}`),
    sourcesContent: pieces.map(({ part }) => part.css),
    names: [],
    mappings: encode(lines),
  };
}

/** The mappings of a one-line file after something was taken out of it: `[column, length]` each. */
export function mappingsWithout(
  mappings: string,
  cuts: [column: number, length: number][],
): string {
  const [line = [], ...rest] = decode(mappings);
  let next = 0;
  let removed = 0;
  for (const segment of line) {
    for (let cut = cuts[next]; cut && cut[0] < segment[0]; cut = cuts[++next]) removed += cut[1];
    segment[0] -= removed;
  }
  return encode([line, ...rest]);
}
