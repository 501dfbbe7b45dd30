import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createProcessor } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";
import { generatedPassages } from "../../build/mdx/generated-passages.ts";
import { attributeOf, isComponent, type Node, textOf } from "../../build/mdx/tree.ts";

/** A code block of a chapter. `own` are the names that belong to the reader, not to us. */
export type Fence = { language: string; code: string; own: ReadonlySet<string>; line: number };

/** Code in running text; in a table with its column's title. */
type InlineCode = { code: string; column: string };

export type Chapter = {
  file: string;
  fences: Fence[];
  /** The `of` of each Example. */
  examples: string[];
  inline: InlineCode[];
};

export const folder = join(import.meta.dirname, "../documentation");

const processor = createProcessor({ remarkPlugins: [remarkGfm] });

/** What Markdown's nodes have besides. */
type Markdown = Node & {
  lang?: string;
  meta?: string;
  position?: { start: { line: number } };
  children?: Markdown[];
};

/** Reads one chapter into the pieces that the tests look at. */
export function readChapter(file: string): Chapter {
  const tree = processor.parse(readFileSync(join(folder, file), "utf8")) as unknown as Markdown;
  const chapter: Chapter = {
    file,
    fences: [],
    examples: [],
    inline: [],
  };
  generatedPassages.call(processor)(tree);
  collect(tree, "", chapter);
  return chapter;
}

function collect(node: Markdown, column: string, into: Chapter): void {
  if (node.type === "code") into.fences.push(fenceOf(node));
  if (node.type === "inlineCode") into.inline.push({ code: node.value ?? "", column });
  if (isComponent(node) && node.name === "Example")
    into.examples.push(`${attributeOf(node, "of")}`);
  const titles = node.type === "table" ? (node.children?.[0]?.children ?? []).map(textOf) : [];
  for (const row of node.children ?? []) {
    if (node.type !== "table") collect(row, column, into);
    else
      for (const [index, cell] of (row.children ?? []).entries())
        collect(cell, titles[index] ?? "", into);
  }
}

function fenceOf({ lang = "", meta, value = "", position }: Markdown): Fence {
  const own = /own="([^"]*)"/.exec(meta ?? "")?.[1] ?? "";
  return {
    language: lang,
    code: value,
    own: new Set(own.split(" ").filter(Boolean)),
    line: position?.start.line ?? 0,
  };
}
