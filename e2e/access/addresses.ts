import { categories, layoutCards, pageId } from "@daylit/layouts/categories.ts";
import { pages } from "../../site/app/model/pages.ts";

const documents = categories.flatMap((category) =>
  layoutCards(category).map((card) => `/view/${pageId(card)}`),
);
const all = [...pages.map(({ path }) => path), "/nowhere-404", ...documents];

/** Every address, in portions of a size that one test can take: `/stylesheet 1` and so on. */
export const portions: readonly [name: string, paths: readonly string[]][] = [
  ...Map.groupBy(all, (path) => `/${path.split("/")[1]}`),
].flatMap(([start, paths]) =>
  Array.from({ length: Math.ceil(paths.length / 20) }, (_, n): [string, string[]] => [
    paths.length > 20 ? `${start} ${n + 1}` : start,
    paths.slice(n * 20, n * 20 + 20),
  ]),
);

/** The first page of each kind: for what costs too much to look at everywhere. */
export const oneOfEach = [...Map.groupBy(pages, ({ kind }) => kind).values()].flatMap(([first]) =>
  first ? [first.path] : [],
);
