import { blockPathOf, sectionPath, valueAt, withValue } from "../../document/object-path.ts";
import type { SiteDocument } from "../../document/site-document.ts";

type Page = SiteDocument["pages"][number];

/** The sections of all pages with their paths. */
const sectionsOf = ({ pages }: SiteDocument) =>
  pages.flatMap((page: Page, at) =>
    page.sections.map((section, index) => ({ section, path: sectionPath(at, index) })),
  );

/** The paths of all blocks of a page, in their order. */
export const blockPaths = (site: SiteDocument, page: number): string[] => [
  "nav",
  ...(site.pages[page]?.sections.map((_, index) => sectionPath(page, index)) ?? []),
  "footer",
];

/** Where a section, or a place in it, is in another state of the site; undefined if it is not there. */
export function pathAfter(
  before: SiteDocument,
  after: SiteDocument,
  path: string,
): string | undefined {
  const block = blockPathOf(path);
  const section = valueAt(before, block);
  const there = valueAt(after, block);
  if (!block.startsWith("pages") || there === section) return there ? path : undefined;
  const found = sectionsOf(after).find((other) => other.section === section);
  if (found) return found.path + path.slice(block.length);
  // Its values have changed; it is still there if nothing around it has come or gone.
  const counts = [before, after].map(({ pages }) =>
    String(pages.map(({ sections }) => sections.length)),
  );
  return there && counts[0] === counts[1] ? path : undefined;
}

/** Whether the words of one text are all that differs between two states of the section it is in. */
export function onlyTextChanged(before: SiteDocument, after: SiteDocument, path: string): boolean {
  if (typeof valueAt(after, path) !== "string") return false;
  // A fact about the business is in the navigation or in the footer.
  const parts = blockPathOf(path) ? [blockPathOf(path)] : ["business", "nav", "footer"];
  const [old, now] = [before, after].map((site) => {
    const rest = withValue(site, path, "");
    return JSON.stringify(parts.map((part) => valueAt(rest, part)));
  });
  return pathAfter(before, after, path) === path && old === now;
}

/**
 * The section that a step has changed, brought or moved; after a removal the one in its place. None for a
 * fact about the business, which is changed in the panel and may be in sections of every page. Of two
 * neighbours that have changed places it is the one that was `selected`.
 */
export function changedBlock(
  before: SiteDocument,
  after: SiteDocument,
  selected = "",
): string | undefined {
  if (before.business !== after.business) return undefined;
  if (before.nav !== after.nav) return "nav";
  if (before.footer !== after.footer) return "footer";
  const known = new Set(sectionsOf(before).map(({ section }) => section));
  const all = sectionsOf(after);
  const brought = all.find(({ section }) => !known.has(section));
  if (brought) return brought.path;
  const elsewhere = all.filter(({ section, path }) => valueAt(before, path) !== section);
  const [first] = elsewhere;
  const last = elsewhere.at(-1);
  if (first && last && all.length === known.size) {
    const kept = pathAfter(before, after, selected);
    if (elsewhere.length === 2 && last.path === kept) return kept;
    return (valueAt(before, last.path) === first.section ? first : last).path;
  }
  if (first) return first.path;
  // The last one of a page has gone.
  const gone = sectionsOf(before).find(({ path }) => valueAt(after, path) === undefined)?.path;
  const page = Number(/\d+/.exec(gone ?? "")?.[0]);
  const left = after.pages[page]?.sections.length;
  return left ? sectionPath(page, left - 1) : undefined;
}
