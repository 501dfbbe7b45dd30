import { kindOf } from "@daylit/layouts/blocks/kinds.ts";
import { screenNames } from "daylit/internal/tools/reference/screens.ts";
import { blockNames } from "daylit-blocks/internal/tools/styles/stylesheets.ts";
import { blockMarkdownPath, screenMarkdownPath } from "../../model/blocks.ts";
import { pathOf } from "../../model/menu.ts";
import { screensItem } from "../../model/pages/blocks.ts";
import { type Page, pages } from "../../model/pages.ts";
import { absolute } from "../../model/site.ts";
import { markdownOf } from "./markdown.ts";
import type { Rule } from "./rules.ts";
import { element, find, hasClass, isElement, text } from "./tree.ts";

type Part = {
  /** The id of its heading. */
  name: string;
  /** Where it stands as Markdown, without its neighbours. */
  path: string;
  page: Page;
};

const pageAt = new Map(pages.map((page) => [page.path, page]));

const partOf = (name: string, path: string, on: string): Part => {
  const page = pageAt.get(on);
  if (!page) throw new Error(`${name} has no page ${on}`);
  return { name, path, page };
};

/** Every block and every screen: agents read one, not the page of its kind with all of them. */
export const blockParts: readonly Part[] = [
  ...blockNames.map((name) => partOf(name, blockMarkdownPath(name), `/blocks/${kindOf(name)}`)),
  ...screenNames().map((name) => partOf(name, screenMarkdownPath(name), pathOf(screensItem))),
];

/** On the page of a kind each block has a line and the address of the rest. */
export function listed(page: Page): Rule[] {
  const parts = blockParts.filter((part) => part.page === page);
  if (parts.length === 0) return [];
  return [
    {
      when: (box) => hasClass(box, "block-code") || hasClass(box, "block-more"),
      put: () => [],
    },
    {
      when: (section) => isElement(section, "section") && hasClass(section, "block"),
      put: (section) => {
        const part = parts.find(({ name }) =>
          find(section, ({ properties }) => properties.id === name),
        );
        if (!part) throw new Error(`${page.path} has a section without a part`);
        const address = absolute(part.path);
        const whole = element("a", [text(address)], { href: address });
        const rest = page.kind === "screens" ? ", its code: " : ", its code and fields: ";
        const name = element("code", [text(part.name)]);
        return [...section.children, element("p", [name, text(rest), whole])];
      },
    },
  ];
}

/** A block or a screen alone, from the page that shows it among others. */
export function blockMarkdown({ name, page }: Part, html: string): string {
  const section = html
    .match(/<section class="block">[\s\S]*?<\/section>/g)
    ?.find((each) => each.includes(`id="${name}"`));
  if (!section) throw new Error(`${page.path} has no section ${name}`);
  const address = absolute(page.canonical);
  const alone = `<main>${section.replaceAll(/<(\/?)h2\b/g, "<$1h1")}</main>`;
  const [title, ...rest] = markdownOf(alone, address).trimEnd().split("\n\n");
  const source = `> \`${name}\`, on the page [${page.heading}](${absolute(page.twin ?? page.path)})\n>\n> From <${address}#${name}>`;
  return [title, source, ...rest].join("\n\n").concat("\n");
}
