import { allSections, type CataloguePage, cataloguePages } from "./catalogue.ts";
import { factsOf } from "./measured-facts.ts";
import { picturesIn } from "./pictures/picture-places.ts";
import { textsOf } from "./search/search-words.ts";

/** Words of one narrator who once spoke on every page; each trade has a voice of its own. */
const narratorsWords = ["rain", "nothing", "somebody", "kettle"] as const;

/** What makes a promise believable: voices, figures, papers, partners, finished work, a person's story. */
const proof =
  /^(quotes|team|figures|credentials|partners|case|compare-slider|timeline|story-split|hero-faces|hero-ledger)/;

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** How often each entry occurs, the most frequent first. */
const tally = (list: readonly string[]): [name: string, times: number][] =>
  Object.entries(Object.groupBy(list, (name) => name))
    .map(([name, all]): [string, number] => [name, all?.length ?? 0])
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));

const wordsOf = (page: CataloguePage): string[] =>
  textsOf(page).flatMap((text) => text.toLowerCase().match(/[\p{L}\d’'£€.,:%-]*[\p{L}\d]/gu) ?? []);

/** A line of an index shows its picture once more, behind the whole opening: it does not count twice. */
const withoutGrounds = (sections: unknown): unknown =>
  JSON.parse(JSON.stringify(sections, (key, value) => (key === "ground" ? undefined : value)));

const blocksOf = ({ layout }: CataloguePage) => allSections(layout).map(({ block }) => block);

/** Everything that has been promised about the catalogue as a whole, counted from it. */
export function catalogueStats() {
  const pages = cataloguePages.map((page) => {
    const { id, trade, layout } = page;
    const words = wordsOf(page);
    return {
      id,
      trade: trade.slug,
      hero: layout.sections[0].block,
      heroPicture: picturesIn(layout.sections[0])[0],
      footer: layout.footer.block,
      blocks: blocksOf(page),
      pictures: picturesIn(withoutGrounds(allSections(layout))),
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
    /** Neither such a section nor anybody's face. */
    withoutProof: ids(
      ({ blocks, pictures }) =>
        !blocks.some((block) => proof.test(block)) &&
        !pictures.some((picture) => picture.startsWith("person-")),
    ),
    /** Of a trade's five, how many open with the same kind of hero, and with the same picture. */
    oftenInATrade: [...Map.groupBy(pages, ({ trade }) => trade)].flatMap(([, five]) =>
      [five.map(({ hero }) => hero), five.map(({ heroPicture }) => heroPicture)].flatMap((list) =>
        tally(list.filter((name) => name !== undefined)).filter(([, times]) => times > 2),
      ),
    ),
    /** At 390 or 1440 px: outside the window, or broken into two lines. */
    cutWords: pages
      .filter(({ facts }) => facts?.cutWords?.length !== 0)
      .map(({ id, facts }) => `${id}: ${facts?.cutWords?.join(", ")}`),
    largerThanTheirFile: ids(({ facts }) => facts?.upscaled !== 0),
    medianWords: median(pages.map(({ words }) => words)),
    fewestWords: Math.min(...pages.map(({ words }) => words)),
    narrator: narratorsWords.map((word): [string, number] => [
      word,
      pages.filter(({ said }) => said.has(word)).length,
    ]),
  };
}
