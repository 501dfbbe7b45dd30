// Prints what the catalogue promises about itself, counted: npm run do -- count catalogue
import { loadOutput } from "../catalogue/load.ts";

const { catalogueStats } = await loadOutput();
const counts = catalogueStats();

const times = (list: readonly (readonly [string, number])[]) =>
  list.map(([name, count]) => `${name} ${count}`).join(", ");
const pages = (list: readonly string[]) => `${list.length}  ${list.join(" ")}`;

const lines: Record<string, string> = {
  "hero kinds, pages each": times(counts.heroes),
  "footer kinds, pages each": times(counts.footers),
  "blocks, uses each": `${counts.blocks.length} blocks: ${times(counts.blocks)}`,
  "a picture twice on one page": pages(counts.twiceOnAPage),
  "pictures in two trades": pages(counts.inTwoTrades),
  "without proof": pages(counts.withoutProof),
  "a hero or its first picture on three or more of a trade's five": times(counts.oftenInATrade),
  "fewer than four pictures": pages(counts.fewerThanFourPictures),
  "a picture larger than its file": pages(counts.largerThanTheirFile),
  "no action on the first screen, 390 × 844": pages(counts.noActionOnPhone),
  "no action on the first screen, 1440 × 900": pages(counts.noActionOnDesk),
  "header above 72 px at 390": pages(counts.highHeaders),
  "words that are cut or broken, at 390 or 1440": pages(counts.cutWords),
  "words of a page": `median ${counts.medianWords}, fewest ${counts.fewestWords}`,
  "pages with the narrator's words": times(counts.narrator),
};

for (const [name, value] of Object.entries(lines)) console.log(`${name}\n  ${value}`);
