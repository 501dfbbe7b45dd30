import { editDistance } from "@daylit/layouts/text/edit-distance.ts";
import { attributeOf, type Element, textOf } from "./html-document.ts";
import type { CheckedPage } from "./page-faults.ts";

const classesOf = (element: Element) =>
  (attributeOf(element, "class") ?? "").split(/\s+/).filter(Boolean);

/** One wrong letter, or two in a long name. */
function nearest(name: string, known: readonly string[]): string | undefined {
  const limit = name.length < 8 ? 1 : 2;
  const near = known.map((each) => [editDistance(name, each, { limit }), each] as const);
  const [distance = Infinity, found] = near.sort(([a], [b]) => a - b)[0] ?? [];
  return distance <= limit ? found : undefined;
}

/** What the packages have: their classes, their blocks, and old names with those of this version. */
export type KnownNames = {
  classes: readonly string[];
  blocks: readonly string[];
  renamed: Readonly<Record<string, string>>;
};

/** A class that no stylesheet of the page has, and that is almost one of ours. */
export function classFaults(
  { document, css }: CheckedPage,
  { classes: known, blocks: names, renamed }: KnownNames,
): string[] {
  const own = new Set([...css.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = ""]) => name));
  const ours = new Set(known);
  // The stylesheet of a misspelt block is often not loaded.
  const blocks = [...own, ...names.map((name) => `block-${name}`)].filter((name) =>
    name.startsWith("block-"),
  );
  const used = new Set(document.elements.flatMap(classesOf));
  return [...used]
    .filter((name) => name.length > 3 && !own.has(name) && !ours.has(name))
    .flatMap((name) => {
      if (Object.hasOwn(renamed, name))
        return [`${name} is called ${renamed[name]} now: npx daylit-blocks codemod renames it`];
      const right = nearest(name, name.startsWith("block-") ? blocks : known);
      return right ? [`there is no class ${name}: ${right} is meant`] : [];
    });
}

const leaked = /\[object \w+\]|(?<![\w-])(?:undefined|NaN)(?![\w-])|-(?:undefined|NaN)\b/;

/** A value of a prop that is of another type than its block reads is written as these words. */
export function propFaults({ document }: CheckedPage): string[] {
  const attributes = document.elements.flatMap(({ attrs }) => attrs);
  const faults = attributes
    .filter(
      ({ name, value }) => /^(class|href|src|alt|id|aria-label)$/.test(name) && leaked.test(value),
    )
    .map(
      ({ name, value }) => `${name}="${value.slice(0, 60)}": a prop is missing or of a wrong type`,
    );
  const texts = document.elements
    .filter(({ tagName }) => /^(h[1-6]|p|dt|dd|li|a|button|summary|td|th)$/.test(tagName))
    .map((element) => textOf(element).trim());
  return [
    ...faults,
    ...texts
      .filter((text) => text.includes("[object "))
      .map((text) => `“${text.slice(0, 60)}”: a prop is an object where a text is meant`),
    ...document.elements
      .filter((element) => /^h[1-6]$/.test(element.tagName))
      .filter((element) => !textOf(element).trim() && element.childNodes.length === 0)
      .map(({ tagName }) => `<${tagName}> is empty: its block has no heading`),
  ];
}

/** How long the opening words of each block look right. */
export type Lengths = Readonly<Record<string, Readonly<Record<string, number>>>>;

const places: Readonly<Record<string, RegExp>> = {
  keyword: /\bkeyword\b/,
  heading: /^h[12] /,
  lead: /\bsubhead\b/,
};

/** Longer words than look right: advice, not a fault. */
export const lengthAdvice = ({ document }: CheckedPage, lengths: Lengths): string[] =>
  document.elements.flatMap((element) => {
    const block = classesOf(element)
      .map((name) => name.replace(/^block-/, ""))
      .find((name) => Object.hasOwn(lengths, name));
    if (!block) return [];
    const inside = document.elements.filter((each) => {
      for (let around = each.parentNode; around && "tagName" in around; around = around.parentNode)
        if (around === element) return true;
      return false;
    });
    return Object.entries(lengths[block] ?? {}).flatMap(([field, soft]) => {
      const found = inside.find((each) =>
        places[field]?.test(`${each.tagName} ${classesOf(each).join(" ")}`),
      );
      const length = found ? textOf(found).trim().length : 0;
      return length > soft
        ? [`${field} of ${block} has ${length} characters; up to ${soft} look right`]
        : [];
    });
  });
