import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Header, parseHeader } from "./header.ts";

/** The folder of the package. */
export const root = join(import.meta.dirname, "../..");

/** The folder of the stylesheets. */
export const source = join(root, "src");

/** One stylesheet: its header, its place in the cascade and its text. */
export type Part = Header & { file: string; css: string };

/** Every stylesheet in cascade order, read from the imports of index.css. */
export function readParts(): Part[] {
  const index = readFileSync(join(source, "index.css"), "utf8");
  return [...index.matchAll(/^@import "\.\/(.+?)";/gm)].map(([, file = ""]) => {
    const css = readFileSync(join(source, file), "utf8");
    return { ...parseHeader(css, file), file, css };
  });
}

/** The statement that fixes the cascade order; every file that is used on its own starts with it. */
export function layerStatement(): string {
  const index = readFileSync(join(source, "index.css"), "utf8");
  const statement = /^@layer [^;]+;/m.exec(index)?.[0];
  if (!statement) throw new Error("index.css states no layer order");
  return statement.replace(/\s+/g, " ");
}

/** The smaller files, and what each is for. */
export const selections = { content: "for sites", app: "for applications" } as const;

/** The parts of a smaller file: all but those that stand in the other one only. */
export function selection(parts: Part[], name: keyof typeof selections): Part[] {
  return parts.filter(({ only }) => !only || only === name);
}

/** The parts behind the nineteen reference pages, with the tokens and base they stand on. */
export function vocabulary(parts: Part[]): Part[] {
  const pages = new Set(["Typo", "Color", "Components", "Tokens", "Base", "Layout"]);
  const chosen = parts.filter((part) => pages.has(part.group));
  const needed = new Set(chosen.flatMap((part) => part.needs));
  return parts.filter((part) => chosen.includes(part) || needed.has(part.name));
}
