import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** A start as our own page describes it: what to type, and what to put into which file. */
export type Start = { name: string; commands: string[]; files: { path: string; text: string }[] };

export const page = new URL(
  "../../site/content/documentation/getting-started.mdx",
  import.meta.url,
);
const fence = /^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm;

/** The sections of “Getting started”, to the letter. A file is a code block with a title. */
export function readStarts(text = readFileSync(page, "utf8")): Map<string, Start> {
  const sections = text.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => {
      const name = section.slice(0, section.indexOf("\n"));
      const start: Start = { name, commands: [], files: [] };
      for (const [, language, rest = "", code = ""] of section.matchAll(fence)) {
        const path = /title="([^"]+)"/.exec(rest)?.[1];
        if (language === "sh") start.commands.push(...code.trim().split("\n"));
        else if (path) start.files.push({ path, text: code });
      }
      return [name, start];
    }),
  );
}

/** A short name for what the page says, so that a result is known to be about another text. */
export const recipeOf = ({ commands, files }: Start): string =>
  createHash("sha256")
    .update(JSON.stringify([commands, files]))
    .digest("hex")
    .slice(0, 12);
