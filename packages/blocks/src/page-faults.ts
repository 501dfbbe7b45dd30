import { classFaults, type KnownNames } from "./class-faults.ts";
import { documentFaults } from "./document-faults.ts";
import { attributeOf, type BuiltDocument, type Element, textOf } from "./html-document.ts";
import { propFaults } from "./word-faults.ts";

/** A page as the check of the command line knows it. */
export type CheckedPage = {
  document: BuiltDocument;
  /** The stylesheets of the page, as text. */
  css: string;
  /** Whether that is all of them: one from another site isn’t read. */
  hasAllCss: boolean;
  /** Texts of the blocks' examples. */
  examples: ReadonlySet<string>;
  /** Whether a file that the page names is there; unknown for a page that was read by its address. */
  hasFile?: (href: string) => boolean;
};

const classesOf = (element: Element) => (attributeOf(element, "class") ?? "").split(/\s+/);

const named = ({ elements }: BuiltDocument, name: string) =>
  elements.filter(({ tagName }) => tagName === name);

const isInside = (element: Element, name: string): boolean => {
  for (let around = element.parentNode; around && "tagName" in around; around = around.parentNode)
    if (around.tagName === name) return true;
  return false;
};

/** What every page needs before its first section. */
function headFaults({ document }: CheckedPage): string[] {
  const [html] = named(document, "html");
  const [title] = named(document, "title");
  const hasViewport = named(document, "meta").some(
    (meta) => attributeOf(meta, "name") === "viewport",
  );
  return [
    ...(html && attributeOf(html, "lang") ? [] : ["<html> has no lang"]),
    ...(title && textOf(title).trim() ? [] : ["the page has no <title>"]),
    ...(hasViewport ? [] : ['<meta name="viewport"> is missing: phones show a tiny page']),
  ];
}

/** The name of a block by its root element: the only class of its kind without an ending is its own. */
const blockOf = (element: Element, known: readonly string[]) =>
  known.find((name) => classesOf(element).includes(`block-${name}`));

/** Navigation, then <main> with the sections, then the footer. */
function orderFaults({ document }: CheckedPage, blocks: readonly string[]): string[] {
  const mains = named(document, "main");
  if (mains.length !== 1) return [`${mains.length} <main> elements; a page has one`];
  const place = (element: Element) => document.elements.indexOf(element);
  const main = place(mains[0] as Element);
  return document.elements.flatMap((element) => {
    const block = blockOf(element, blocks);
    if (!block) return [];
    const inMain = isInside(element, "main");
    if (block.startsWith("nav-"))
      return inMain || place(element) > main ? [`${block} belongs before <main>`] : [];
    if (block.startsWith("footer-"))
      return inMain || place(element) < main ? [`${block} belongs after <main>`] : [];
    return inMain ? [] : [`${block} belongs into <main>`];
  });
}

/** No level is left out on the way down. */
function levelFaults({ document }: CheckedPage): string[] {
  const headings = document.elements.filter(({ tagName }) => /^h[1-6]$/.test(tagName));
  return headings.flatMap((heading, index) => {
    const above = headings[index - 1];
    return above && Number(heading.tagName[1]) > Number(above.tagName[1]) + 1
      ? [`<${heading.tagName}> “${textOf(heading).trim()}” comes after <${above.tagName}>`]
      : [];
  });
}

const inBlock = (element: Element): boolean => {
  for (let around = element.parentNode; around && "tagName" in around; around = around.parentNode)
    if (classesOf(around).some((name) => name.startsWith("block-"))) return true;
  return false;
};

/** Answers arrive somewhere: blocks write the target that `site.form` names. */
const formFaults = ({ document }: CheckedPage): string[] =>
  named(document, "form")
    .filter((form) => attributeOf(form, "method") !== "dialog")
    .filter((form) => /^(#.*)?$/.test(attributeOf(form, "action") ?? ""))
    // A form of your own may be answered by a script.
    .filter((form) => inBlock(form) || attributeOf(form, "action"))
    .map((form) =>
      inBlock(form)
        ? "a form sends its answers nowhere: give its block site={{ form: { action, method } }}"
        : "a form sends its answers nowhere: give it an action, or none if your script answers it",
    );

/** Pages and pictures of the same site are there. */
const fileFaults = ({ document, hasFile }: CheckedPage): string[] => [
  ...new Set(
    document.elements.flatMap((element) => {
      const name = { a: "href", img: "src" }[element.tagName];
      const address = name && attributeOf(element, name);
      if (!address || !hasFile || /^([a-z][a-z+.-]*:|#|\/\/)/i.test(address)) return [];
      return hasFile(address) ? [] : [`${address} is not there`];
    }),
  ),
];

/** Links inside the page lead somewhere. */
const linkFaults = ({ document }: CheckedPage): string[] =>
  named(document, "a").flatMap((link) => {
    const href = attributeOf(link, "href");
    if (href === "#") return [`the link “${textOf(link).trim()}” leads nowhere: href="#"`];
    if (!href?.startsWith("#") || href === "#top") return [];
    return document.ids.has(decodeURIComponent(href.slice(1)))
      ? []
      : [`the link “${textOf(link).trim()}” leads to ${href}, which no element has as its id`];
  });

/** A block without its stylesheet is a heap of words. */
const styleFaults = ({ document, css }: CheckedPage, blocks: readonly string[]): string[] => {
  const used = new Set(document.elements.flatMap((element) => blockOf(element, blocks) ?? []));
  return [
    ...(css.includes("--brand") ? [] : ["the stylesheet of daylit or a theme is missing"]),
    ...(used.size > 0 && css.includes(".dl-button-danger") && !css.includes(".button-danger")
      ? [
          "daylit/prefixed.css has no names that the blocks use: load daylit, or take the blocks from the registry",
        ]
      : []),
    ...[...used]
      .filter((name) => !css.includes(`.block-${name}`))
      .map((name) => `daylit-blocks/${name}.css is not loaded`),
  ];
};

/** Headings and paragraphs that still say what the example says. */
const exampleFaults = ({ document, examples }: CheckedPage): string[] => [
  ...new Set(
    document.elements
      .filter(({ tagName }) => /^(h[1-6]|p|dt|dd|li|summary|blockquote)$/.test(tagName))
      .map((element) => textOf(element).trim())
      .filter((text) => examples.has(text))
      .map((text) => `example text is left: “${text}”`),
  ),
];

/** Whether there is anything to check, without the page's scripts. */
export const isDrawn = ({ elements }: BuiltDocument) =>
  elements.some(({ tagName }) => /^(main|h1)$/.test(tagName));

/** Everything that is wrong with a page of blocks, a line each. */
export function pageFaults(page: CheckedPage, known: KnownNames): string[] {
  const { blocks } = known;
  return [
    ...headFaults(page),
    ...orderFaults(page, blocks),
    ...levelFaults(page),
    ...linkFaults(page),
    ...fileFaults(page),
    ...formFaults(page),
    ...styleFaults(page, blocks),
    ...exampleFaults(page),
    ...classFaults(page, known),
    ...propFaults(page),
    ...documentFaults(page.document),
  ];
}
