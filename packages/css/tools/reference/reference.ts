import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Header, parseHeader } from "./header.ts";
import { iconRules, iconsOf } from "./icons.ts";

/** The folder of the package. */
export const root = join(import.meta.dirname, "../..");

/** The folder of the stylesheets. */
export const source = join(root, "src");

/** One stylesheet: its header, its place in the cascade and its text. */
export type Part = Header & { file: string; css: string };

function readPart(file: string): Part {
  const css = readFileSync(join(source, file), "utf8");
  return { ...parseHeader(css, file), file, css };
}

/** Every stylesheet in cascade order, read from the imports of index.css. */
export function readParts(index: "index.css" | "kit.css" = "index.css"): Part[] {
  const text = readFileSync(join(source, index), "utf8");
  return [...text.matchAll(/^@import "\.\/(.+?)";/gm)].map(([, file = ""]) => readPart(file));
}

/** The optional parts for applications, `daylit/kit.css`. */
export const readKit = () => readParts("kit.css");

/** The optional icons, `daylit/icons.css`: one class for each of the drawings. */
export function readIcons(): Part {
  const part = readPart("icons.css");
  const css = part.css.replace(/(?<=\n)\}\n$/, `\n${iconRules()}}\n`);
  return { ...part, css, classes: [...part.classes, ...iconsOf()] };
}

/** Everything that has a reference page, class and editor data. */
export const describedParts = (): Part[] => [...readParts(), ...readKit(), readIcons()];

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
