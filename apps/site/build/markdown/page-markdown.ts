import type { Page } from "../../model/pages.ts";
import { absolute } from "../../model/site.ts";
import { described } from "../pages-with-descriptions.ts";
import { listed } from "./block-markdown.ts";
import { markdownOf } from "./markdown.ts";

/** A page as Markdown: its title, where it comes from, its content, and what may be added to it. */
export function pageMarkdown(page: Page, html: string, ...more: string[]): string {
  const whole = markdownOf(html, absolute(page.canonical), listed(page));
  const [title, ...rest] = whole.split("\n\n");
  const source = `> ${described(page).description}\n>\n> From <${absolute(page.canonical)}>`;
  return [title, source, rest.join("\n\n").trimEnd(), ...more].join("\n\n").trimEnd().concat("\n");
}
