import { readExamples } from "daylit/internal/tools/reference/examples.ts";
import type { Element, ElementContent } from "hast";
import { element, find, hasClass, isElement, text, textOf } from "./tree.ts";

/** What a rule puts in the element's place; its children have been through the rules already. */
export type Rule = {
  when: (element: Element) => boolean;
  put: (element: Element) => ElementContent[];
};

const nothing = () => [];
const tag =
  (...names: string[]) =>
  (element: Element) =>
    isElement(element, ...names);
const named =
  (...classes: string[]) =>
  (element: Element) =>
    classes.some((name) => hasClass(element, name));

/** What only works on the page, leads through it or is drawn for the eye. */
const chrome: Rule[] = [
  { when: named("anchor"), put: ({ children }) => children },
  { when: tag("button", "form", "search", "script", "style"), put: nothing },
  {
    when: named("contents", "page-nav", "page-ways", "layout-neighbours", "visually-hidden"),
    put: nothing,
  },
  {
    when: named(
      "hide-print",
      "specimen",
      "block-thumb",
      "layout-measure",
      "layout-code",
      "layout-ways",
    ),
    put: nothing,
  },
  {
    when: ({ properties }) =>
      ["status", "toolbar"].includes(`${properties.role}`) || properties.ariaHidden === "true",
    put: nothing,
  },
  { when: (image) => tag("img")(image) && !image.properties.alt, put: nothing },
];

/** …/samples/card/row → the code of that example. */
function sampleCode(address: string): string {
  const [name, slug = ""] = address.split("/").reverse();
  const example = readExamples(slug).find((each) => each.case === name);
  if (!example) throw new Error(`there is no example ${address}`);
  return example.html;
}

const code = (value: string, language: string) =>
  element("pre", [element("code", [text(value)], { className: [`language-${language}`] })]);

const figures: Rule[] = [
  {
    when: (frame) => tag("iframe")(frame) && hasClass(frame, "layout-frame"),
    put: ({ properties }) => [
      element("p", [
        text("The layout itself: "),
        element("a", [text(`${properties.title}`)], { href: properties.src }),
      ]),
    ],
  },
  {
    when: named("example-block"),
    put: (box) => {
      const frame = find(box, tag("iframe"));
      return frame
        ? [element("p", [element("a", [text("The block itself")], { href: frame.properties.src })])]
        : [];
    },
  },
  // Beside its code a sample says nothing more; alone it is given as its code.
  {
    when: named("example-both"),
    put: ({ children }) => children.filter((box) => !isElement(box) || !hasClass(box, "sample")),
  },
  {
    when: named("example-sample"),
    put: (box) => {
      const frame = find(box, tag("iframe"));
      return frame ? [code(sampleCode(`${frame.properties.src}`), "html")] : [];
    },
  },
  {
    when: tag("svg"),
    put: (drawing) => {
      const title = find(drawing, tag("title"));
      const name = drawing.properties.ariaLabel ?? (title && textOf(title));
      return name ? [element("em", [text(`Drawing: ${name}`)])] : [];
    },
  },
  {
    when: tag("pre"),
    put: (box) => {
      const inner = find(box, tag("code"));
      return [code(textOf(box), `${inner?.properties.dataLanguage ?? ""}`)];
    },
  },
];

const paragraphs = ({ children }: Element) => children.filter((child) => isElement(child, "p"));
const headingOf = (item: Element) => find(item, tag("h2", "h3", "h4", "h5", "h6"));
const isPlainList = (line: Element) =>
  line.children.length > 1 && line.children.every((child) => isElement(child, "a"));
const joined = (parts: ElementContent[][], separator: string) =>
  parts.flatMap((part, index) => (index > 0 ? [text(separator), ...part] : part));

/** What HTML can say and Markdown cannot. */
const shapes: Rule[] = [
  {
    when: (line) => tag("p")(line) && isPlainList(line),
    put: (line) => [
      element(
        "p",
        joined(
          line.children.map((link) => [link]),
          ", ",
        ),
      ),
    ],
  },
  // A card in a list: its name, then its lines.
  {
    when: (item) => tag("li")(item) && headingOf(item) !== undefined,
    put: (item) => {
      const heading = headingOf(item);
      const name = heading?.children ?? [];
      const lines = paragraphs(item).map((line) => (isElement(line) ? line.children : []));
      const title = heading && find(heading, tag("a")) ? name : [element("strong", name)];
      return [element("li", joined([title, joined(lines, " · ")], ": "))];
    },
  },
  // A row of a table in Markdown is one line.
  {
    when: (cell) => tag("td")(cell) && find(cell, tag("ul")) !== undefined,
    put: (cell) => [
      element(
        "td",
        cell.children.flatMap((child) =>
          isElement(child, "ul")
            ? [
                text(" "),
                ...joined(
                  child.children.map((item) => (isElement(item) ? item.children : [])),
                  "; ",
                ),
              ]
            : child,
        ),
      ),
    ],
  },
  {
    when: tag("dl"),
    put: ({ children }) => {
      const entries = children.flatMap((child) =>
        isElement(child, "div") ? child.children : child,
      );
      const items: Element[] = [];
      for (const entry of entries) {
        if (isElement(entry, "dt")) items.push(element("li", [element("strong", entry.children)]));
        const item = items.at(-1)?.children;
        if (isElement(entry, "dd"))
          item?.push(text(item.length === 1 ? ": " : " "), ...entry.children);
      }
      return [element("ul", items)];
    },
  },
  // The second half of a heading in softer ink.
  {
    when: (part) => tag("span")(part) && hasClass(part, "text-ink-soft"),
    put: ({ children }) => [text("("), ...children, text(")")],
  },
  {
    when: (title) => tag("summary")(title) && headingOf(title) !== undefined,
    put: ({ children }) => children,
  },
  {
    when: tag("summary"),
    put: (title) => [
      element(
        "p",
        find(title, tag("strong")) ? title.children : [element("strong", title.children)],
      ),
    ],
  },
  { when: tag("label"), put: ({ children }) => children },
  { when: tag("details"), put: ({ children }) => children },
  { when: named("callout"), put: ({ children }) => [element("blockquote", children)] },
  {
    when: named("callout-title"),
    put: ({ children }) => [element("p", [element("strong", children)])],
  },
  { when: named("code-file"), put: ({ children }) => [element("p", [element("em", children)])] },
];

export const rules: readonly Rule[] = [...chrome, ...figures, ...shapes];
