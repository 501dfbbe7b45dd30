import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import type { Action } from "@daylit/layouts/components/links/action.tsx";
import { sectionsWithIds } from "@daylit/layouts/render/anchors.ts";
import type { FieldSet } from "@daylit/layouts/schema/field.ts";
import { isMarked, runsOf } from "@daylit/layouts/schema/marks.ts";
import { postPath } from "../news/posts.ts";
import type { SiteDocument, SitePage } from "../site-document.ts";
import { resolveSite } from "./resolve-site.ts";

type Values = Readonly<Record<string, unknown>>;

/** A link on a page, and where it is in the site document; `inText`: the path is that of the text around it. */
type LinkPlace = {
  href: string;
  path: string;
  page?: number;
  section?: number;
  inText?: true;
};

type Found = [href: string, path: string, inText?: true];

function* linksInText(text: unknown, path: string): Generator<Found> {
  if (typeof text !== "string" || !isMarked(text)) return;
  for (const { href } of runsOf(text)) if (href) yield [href, path, true];
}

function* linksIn(fields: FieldSet, values: Values, path: string): Generator<Found> {
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    const place = `${path}.${name}`;
    if (value === undefined) continue;
    if (field.kind === "link") yield [value as string, place];
    else if (field.kind === "text") yield* linksInText(value, place);
    else if (field.kind === "prose" && Array.isArray(value))
      for (const [index, text] of value.entries()) yield* linksInText(text, `${place}[${index}]`);
    else if (field.kind === "prose") yield* linksInText(value, place);
    else if (field.kind === "action") yield [(value as Action).href, `${place}.href`];
    else if (field.kind === "actions")
      for (const [index, { href }] of (value as Action[]).entries())
        yield [href, `${place}[${index}].href`];
    else if (field.kind === "group") yield* linksIn(field.fields, value as Values, place);
    else if (field.kind === "items")
      for (const [index, entry] of (value as Values[]).entries())
        yield* linksIn(field.fields, entry, `${place}[${index}]`);
  }
}

export function linksOf(site: SiteDocument): LinkPlace[] {
  const { nav, footer, pages } = resolveSite(site);
  const frame = [
    ...linksIn(definitionOf(nav.block).fields, nav, "nav"),
    ...linksIn(definitionOf(footer.block).fields, footer, "footer"),
  ];
  return [
    ...frame.map(([href, path, inText]) => ({ href, path, ...(inText ? { inText } : {}) })),
    ...pages.flatMap(({ sections }, page) =>
      sections.flatMap((section, number) =>
        [
          ...linksIn(
            definitionOf(section.block).fields,
            section as Values,
            `pages[${page}].sections[${number}]`,
          ),
        ].map(([href, path, inText]) => ({
          ...{ href, path, page, section: number },
          ...(inText ? { inText } : {}),
        })),
      ),
    ),
  ];
}

const always = ["top", "main", "menu", "navigation", "footer"];

/** Ids that a link can lead to on a page. */
export const placesOn = (page: Pick<SitePage, "sections">): string[] => [
  ...always,
  ...sectionsWithIds(page).map(({ id }) => id),
];

/** Whether the target of a link exists, seen from this page. */
export function linkExists(
  href: string,
  from: SitePage,
  { pages, posts = [] }: SiteDocument,
): boolean {
  if (/^[a-z]+:/.test(href)) return true;
  const [path = "", id] = href.split("#");
  if (posts.some((post) => postPath(post) === path)) return true;
  const page = path === "" ? from : pages.find((other) => other.path === path);
  if (!page || (path === "" && !id)) return false;
  return id === undefined || placesOn(page).includes(id);
}
