import { allSections, type CataloguePage, cataloguePages } from "./catalogue.ts";
import { factsOf } from "./facts.ts";
import { render } from "./render.tsx";
import { textsOf } from "./search-words.ts";

/** Words of one narrator who once spoke on every page; each trade has a voice of its own. */
export const narratorsWords = ["rain", "nothing", "somebody", "kettle"] as const;

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** How often each entry occurs, the most frequent first. */
export const tally = (list: readonly string[]): [name: string, times: number][] =>
  Object.entries(Object.groupBy(list, (name) => name))
    .map(([name, all]): [string, number] => [name, all?.length ?? 0])
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));

/** The pictures of a page in the order in which they stand on it. */
const picturesOf = (page: CataloguePage): string[] =>
  [...render(page).matchAll(/<img[^>]* src="pictures\/([a-z0-9-]+)-\d+\.\w+"/g)].map(
    ([, id = ""]) => id,
  );

const wordsOf = (page: CataloguePage): string[] =>
  textsOf(page).flatMap((text) => text.toLowerCase().match(/[\p{L}\d’'£€.,:%-]*[\p{L}\d]/gu) ?? []);

const blocksOf = ({ layout }: CataloguePage) => allSections(layout).map(({ block }) => block);

/** Everything that has been promised about the catalogue as a whole, counted from it. */
export function catalogueCounts() {
  const pages = cataloguePages.map((page) => {
    const { id, category, layout } = page;
    const words = wordsOf(page);
    return {
      id,
      trade: category.slug,
      hero: layout.sections[0].block,
      footer: layout.footer.block,
      blocks: blocksOf(page),
      pictures: picturesOf(page),
      words: words.length,
      said: new Set(words),
      facts: factsOf(id),
    };
  });
  const ids = (test: (page: (typeof pages)[number]) => unknown) =>
    pages.filter(test).map(({ id }) => id);
  const homes = Map.groupBy(
    pages.flatMap(({ trade, pictures }) => pictures.map((picture) => ({ trade, picture }))),
    ({ picture }) => picture,
  );
  return {
    heroes: tally(pages.map(({ hero }) => hero)),
    footers: tally(pages.map(({ footer }) => footer)),
    blocks: tally(pages.flatMap(({ blocks }) => blocks)),
    /** Pages on which a picture stands twice. */
    twiceOnAPage: ids(({ pictures }) => new Set(pictures).size < pictures.length),
    inTwoTrades: [...homes]
      .filter(([, uses]) => new Set(uses.map(({ trade }) => trade)).size > 1)
      .map(([picture]) => picture),
    fewerThanFourPictures: ids(({ pictures }) => new Set(pictures).size < 4),
    noActionOnPhone: ids(({ facts }) => !facts?.actionAt.phone),
    noActionOnDesk: ids(({ facts }) => !facts?.actionAt.desk),
    /** At 390 px; what people know from good sites takes one row. */
    highHeaders: ids(({ facts }) => (facts?.phoneHeader ?? 999) > 72),
    largerThanTheirFile: ids(({ facts }) => facts?.stretched !== 0),
    medianWords: median(pages.map(({ words }) => words)),
    fewestWords: Math.min(...pages.map(({ words }) => words)),
    narrator: narratorsWords.map((word): [string, number] => [
      word,
      pages.filter(({ said }) => said.has(word)).length,
    ]),
  };
}
