import { kindLabel } from "../../blocks/kinds.ts";
import { allSections, type CataloguePage } from "../catalogue.ts";

/** What a writer chooses, not what a visitor reads. */
const settings = [
  ...["block", "tone", "href", "id", "kind", "autoComplete"],
  ...["picture", "pictures", "icon", "sign", "plan"],
];

/** Every text in a record, however deep, but not its settings. */
function* texts(value: unknown, key = ""): Generator<string> {
  if (typeof value === "string") {
    if (!settings.includes(key)) yield value;
  } else if (Array.isArray(value)) for (const item of value) yield* texts(item, key);
  else if (value && typeof value === "object")
    for (const [name, item] of Object.entries(value)) yield* texts(item, name);
}

export const textsOf = ({ layout, content }: CataloguePage): string[] => [
  content.business.name,
  content.business.strapline,
  ...allSections(layout).flatMap((section) => [...texts(section)]),
];

/** What the second page and the contact page say. */
const textsOfPages = ({ pages: { second, contact } }: CataloguePage): string[] => [
  ...texts([second, contact]),
];

const fold = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** What a visitor may type to find a layout: its trade, its sections, the words of its three pages; each once. */
export function searchWords(page: CataloguePage): string {
  const { trade, content, layout, pages } = page;
  const sections = [...allSections(layout), ...pages.second.sections, ...pages.contact.sections];
  const labels = sections.map(({ block }) => kindLabel(block));
  const own = [...textsOf(page), ...textsOfPages(page)];
  const all = [trade.name, ...content.words, layout.caption, ...labels, ...own].join(" ");
  return [...new Set(fold(all).match(/[\p{L}\d]{2,}/gu))].join(" ");
}
