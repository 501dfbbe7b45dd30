import { cssEdits } from "./css.ts";
import { applied, type Edit, type Renames } from "./edits.ts";
import { markupEdits } from "./markup.ts";
import { scriptEdits } from "./script.ts";

const markupEndings = /\.(?:html?|vue|astro|svelte)$/;
const styleEndings = /\.(?:css|scss|sass|less)$/;
const scriptEndings = /\.[cm]?[jt]sx?$/;
const textEndings = /\.mdx?$/;

/** Whether the codemod reads a file of this name. */
export const isRead = (file: string): boolean =>
  [markupEndings, styleEndings, scriptEndings, textEndings].some((each) => each.test(file)) &&
  !/\.min\.|\.d\.[cm]?ts$/.test(file);

const shifted = (edits: readonly Edit[], by: number): Edit[] =>
  edits.map(({ from, to, text }) => ({ from: from + by, to: to + by, text }));

/** Astro's script comes first, between two lines of hyphens. */
function astroEdits(text: string, renames: Renames): Edit[] {
  const script = /^\s*---\n([\s\S]*?\n)---/.exec(text);
  if (!script) return markupEdits(text, 0, renames);
  const [whole, code = ""] = script;
  return [
    ...scriptEdits(code, whole.length - 3 - code.length, renames, false),
    ...markupEdits(text.slice(whole.length), whole.length, renames),
  ];
}

/** Code blocks of a text by their language, and in MDX the components around them. */
function textEdits(text: string, file: string, renames: Renames): Edit[] {
  const edits: Edit[] = [];
  let prose = text;
  for (const found of text.matchAll(/^( *)(```+|~~~+)(\w+)?[^\n]*\n([\s\S]*?)^\1\2/gm)) {
    const [whole, , , language = "", code = ""] = found;
    const at = found.index + whole.indexOf("\n") + 1;
    edits.push(...shifted(editsOf(code, `block.${language}`, renames), at));
    prose = prose.replace(whole, " ".repeat(whole.length));
  }
  if (!file.endsWith("x")) return edits;
  const withoutCode = prose.replace(/`[^`\n]+`/g, (code) => " ".repeat(code.length));
  return [...edits, ...markupEdits(withoutCode, 0, renames)];
}

function editsOf(text: string, file: string, renames: Renames): Edit[] {
  if (file.endsWith(".astro")) return astroEdits(text, renames);
  if (markupEndings.test(file)) return markupEdits(text, 0, renames);
  if (textEndings.test(file)) return textEdits(text, file, renames);
  if (scriptEndings.test(file)) return scriptEdits(text, 0, renames, !/\.[cm]?ts$/.test(file));
  if (!styleEndings.test(file)) return [];
  // Classes of a CSS module are its own.
  const classes = !/\.module\.\w+$/.test(file);
  return cssEdits(text, 0, renames, { lineComments: !file.endsWith(".css"), classes });
}

/** The text of a file with the new names. */
export const renamed = (text: string, file: string, renames: Renames): string =>
  applied(text, editsOf(text, file, renames));

/** Lines in which an old name is left: in a text, a comment or a value that only runs into a class. */
export function leftIn(
  text: string,
  { classes, properties }: Renames,
): { line: number; name: string }[] {
  // One plain word may be a name of the project's own.
  const names = [...classes.keys(), ...properties.keys()].filter((name) => /[-A-Z]/.test(name));
  const name = new RegExp(`(?<![\\w-])(?:${names.join("|")})(?![\\w-])`, "g");
  return text
    .split("\n")
    .flatMap((words, index) =>
      [...words.matchAll(name)].map(([found]) => ({ line: index + 1, name: found })),
    );
}
