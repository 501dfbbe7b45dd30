import { readFileSync } from "node:fs";

/** A start as “Getting started” describes it: what to type, and what to put into which file. */
export type Start = {
  name: string;
  commands: string[];
  files: { path: string; language: string; text: string }[];
};

export const startsPage = new URL(
  "../../../content/documentation/getting-started.mdx",
  import.meta.url,
);

/** A code block, or the sentence that says where the stylesheet goes that most tools share. */
const step =
  /^```(\w+)([^\n]*)\n([\s\S]*?)^```$|\[the stylesheet\]\(#with-a-bundler\) into `([^`]+)`/gm;

const shared = /^## With a bundler$[\s\S]*?^```css\n([\s\S]*?)^```$/m;

/** The sections of the page, to the letter. A file is a code block with a title, or the shared one. */
export function readStarts(text = readFileSync(startsPage, "utf8")): Map<string, Start> {
  const stylesheet = shared.exec(text)?.[1] ?? "";
  const sections = text.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => {
      const name = section.slice(0, section.indexOf("\n"));
      const start: Start = { name, commands: [], files: [] };
      for (const [, language = "", rest = "", code = "", place] of section.matchAll(step)) {
        const path = /title="([^"]+)"/.exec(rest)?.[1];
        if (place) start.files.push({ path: place, language: "css", text: stylesheet });
        else if (language === "sh") start.commands.push(...code.trim().split("\n"));
        else if (path) start.files.push({ path, language, text: code });
      }
      return [name, start];
    }),
  );
}
