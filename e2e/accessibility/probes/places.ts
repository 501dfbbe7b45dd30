import { clients } from "@daylit/clients/clients.ts";
import { categories, layoutCards, pageId } from "@daylit/layouts/trades/trades.ts";
import { pages } from "../../../apps/site/model/pages.ts";

/** Asked for by `npm run do -- access-everywhere`; npm test leaves it out. */
export const everywhere = process.env.ACCESS_EVERYWHERE === "yes";

const documents = categories.flatMap((category) => layoutCards(category).map(pageId));
const hosts = clients.flatMap(({ slug, pages: own }) =>
  own.map(({ path }) => [slug, path] as const),
);
const hostOf = (origin: string, slug: string) =>
  origin.replace("//localhost", `//${slug}.localhost`);

/** The first document of each trade, and every client's first page. */
export const someDocuments = (origin: string): readonly string[] => [
  ...categories.flatMap((category) =>
    layoutCards(category)
      .slice(0, 1)
      .map((card) => `/view/${pageId(card)}`),
  ),
  ...clients.map(({ slug }) => `${hostOf(origin, slug)}/`),
];

/** Addresses below the site's own origin, or whole ones on a client's host. */
export const placesAt = (origin: string): readonly string[] => [
  ...pages.map(({ path }) => path),
  "/nowhere-404",
  ...documents.map((id) => `/view/${id}`),
  ...hosts.map(([slug, path]) => hostOf(origin, slug) + path),
];
