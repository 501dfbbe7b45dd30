import { attributeOf, type Element, textOf } from "./html-document.ts";
import type { CheckedPage } from "./page-faults.ts";

const classesOf = (element: Element) =>
  (attributeOf(element, "class") ?? "").split(/\s+/).filter(Boolean);

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
