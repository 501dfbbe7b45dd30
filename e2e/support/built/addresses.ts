import { readFileSync } from "node:fs";
import { clients } from "@daylit/clients/clients.ts";
import { type Page, pages } from "../../../apps/site/model/pages.ts";
import { coveringSets } from "./set-cover.ts";

type Catalogue = {
  categories: {
    layouts: {
      id: string;
      sections: { block: string }[];
      pages: { label: string; html: string; css: string }[];
    }[];
  }[];
};

const { categories } = JSON.parse(readFileSync("build/site/catalogue.json", "utf8")) as Catalogue;

/** The blocks of each layout, by its id, as the built catalogue lists them. */
export const blocksOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  categories.flatMap(({ layouts }) =>
    layouts.map(({ id, sections }) => [id, new Set(sections.map(({ block }) => block))]),
  ),
);

const pathOf = (address: string) => new URL(address).pathname;

/** The three pages of each layout, by its id. */
export const pagesOfLayout = new Map(
  categories.flatMap(({ layouts }) =>
    layouts.map(({ id, pages: own }) => [
      id,
      own.map(({ label, html, css }) => ({ label, address: pathOf(html), style: pathOf(css) })),
    ]),
  ),
);

/** The fewest layouts that show every block. */
export const layoutsWithEveryBlock: readonly string[] = coveringSets(blocksOf);

/** The first page of each kind. */
export const oneOfEachKind: readonly Page[] = [...Map.groupBy(pages, ({ kind }) => kind).values()]
  .map(([first]) => first)
  .filter((page) => page !== undefined);

/** There is no page here, so the page for missing addresses is shown. */
export const missingPage = "/nowhere-404";

/** A client's host on the port that the tests are served from. */
export const clientOrigin = (slug: string, origin = "") =>
  origin.replace("//localhost", `//${slug}.localhost`);

export type ClientPage = { slug: string; path: string };

/** The home page of each client. */
export const clientPages: readonly ClientPage[] = clients.map(({ slug }) => ({ slug, path: "/" }));

/** What a browser is asked of: below the site's own origin, or whole addresses on a client's host. */
export const probedAddresses = (origin: string): readonly string[] => [
  ...oneOfEachKind.map(({ path }) => path),
  missingPage,
  ...layoutsWithEveryBlock.map((id) => `/view/${id}`),
  ...clientPages.map(({ slug, path }) => clientOrigin(slug, origin) + path),
];
