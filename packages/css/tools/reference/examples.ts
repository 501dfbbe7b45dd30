import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./reference.ts";

/** One sample: shown as it is written and rendered as it is shown. */
export type Example = {
  slug: string;
  case: string;
  file: string;
  title: string;
  note: string;
  html: string;
};

const folder = join(root, "examples");

/** The names of the parts that have examples. */
export function exampleSlugs(): string[] {
  return readdirSync(folder).sort();
}

/** Not a part: the steps of the chapter of this name, and the page that they give. */
export const tutorial = "tutorial";

/** The examples of one part: `basic` first, then by name. */
export function readExamples(slug: string): Example[] {
  if (!existsSync(join(folder, slug))) return [];
  const examples = readdirSync(join(folder, slug))
    .filter((file) => file.endsWith(".html"))
    .sort((a, b) => Number(b === "basic.html") - Number(a === "basic.html") || a.localeCompare(b))
    .map((file) => readExample(slug, file));
  return slug === tutorial ? [...examples, pageOf(examples)] : examples;
}

/** The first step stands before `<main>`, the last after it. */
function pageOf(steps: readonly Example[]): Example {
  const sections = steps.slice(1, -1).flatMap(({ html }) => html.replaceAll(/^(?=.)/gm, "  "));
  const html = [steps[0]?.html, "<main>", ...sections, "</main>", steps.at(-1)?.html].join("\n");
  const made = { slug: tutorial, case: "page", file: `examples/${tutorial}` };
  return { ...made, title: "The finished page", note: "all steps in one body", html };
}

/** The first line is `<!-- Title: what to see -->` or just `<!-- Title -->`; the rest is the sample. */
function readExample(slug: string, name: string): Example {
  const file = `examples/${slug}/${name}`;
  const text = readFileSync(join(root, file), "utf8");
  const match = /^<!-- (.+?)(?:: (.+?))? -->\n([\s\S]+)$/.exec(text);
  if (!match?.[1] || !match[3]) throw new Error(`${file}: no title line`);
  const html = match[3].trimEnd();
  return { slug, case: name.slice(0, -5), file, title: match[1], note: match[2] ?? "", html };
}
