/** Old names with the new ones, without dot and with the two hyphens. */
export type Renames = {
  classes: ReadonlyMap<string, string>;
  properties: ReadonlyMap<string, string>;
};

/** A name to replace, by its place in the whole text. */
export type Edit = { from: number; to: number; text: string };

/** What stands for an expression in the middle of a text: no name contains it. */
const filler = "\0";

export const blanked = (text: string, from: number, to: number): string =>
  text.slice(0, from) + filler.repeat(to - from) + text.slice(to);

function replaced(text: string, at: number, names: ReadonlyMap<string, string>, name: RegExp) {
  return [...text.matchAll(name)].flatMap(({ 0: found, index }): Edit[] => {
    const better = names.get(found);
    return better ? [{ from: at + index, to: at + index + found.length, text: better }] : [];
  });
}

/** In a list of classes; `at` is the place of `text` in the whole. */
export const classListEdits = (text: string, at: number, { classes }: Renames): Edit[] =>
  replaced(text, at, classes, /[^\s"'`]+/g);

/** In declarations without comments, such as those of a `style` attribute. */
export const propertyEdits = (text: string, at: number, { properties }: Renames): Edit[] =>
  replaced(text, at, properties, /(?<![\w-])--[\w-]+/g);

export function applied(text: string, edits: readonly Edit[]): string {
  const inOrder = [...edits].sort((a, b) => b.from - a.from);
  return inOrder.reduce(
    (all, { from, to, text }) => all.slice(0, from) + text + all.slice(to),
    text,
  );
}
