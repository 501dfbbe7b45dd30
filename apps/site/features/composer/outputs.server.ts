import { clients } from "@daylit/clients/clients.ts";
import { siteOfClient } from "@daylit/clients/site-document.ts";
import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { type Mood, moods } from "@daylit/layouts/catalogue/search/moods.ts";
import { moodsOf } from "@daylit/layouts/catalogue/search/moods-of.ts";
import { callingLanguages, callings, wordsIn } from "@daylit/layouts/trades/callings.ts";
import { startWordsIn } from "@daylit/layouts/words/start-words.ts";
import { type SiteDocument, withAllExamples, writeSite } from "@daylit/site-engine";
import { withFoundFacts } from "@daylit/site-engine/document/read/version-1.ts";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import type { Content } from "../../build/output/output.ts";
import type { OutputType } from "../../build/output/outputs.server.ts";
import { withBase } from "../../model/base-path/base-path.ts";
import { frameAddress } from "./canvas/page/frame-address.ts";
import { callingsAddress, startAddress } from "./home/start-address.ts";
import { frameworkAddress } from "./images/addresses.ts";

/** An empty document that pages are drawn into from outside; it runs nothing itself. */
const frame = `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Page in the composer</title>
    <link rel="stylesheet" href="${withBase(frameworkAddress)}">
  </head>
  <body></body>
</html>
`;

/** A client's site to begin with: its words are placeholders, and the note about its client is left out. */
function begunFrom({ business: { note: _, ...business }, ...site }: SiteDocument): SiteDocument {
  return withFoundFacts(withAllExamples({ ...site, business }));
}

/** The layouts of each mood, by its name. */
const layoutsByMood = () =>
  Object.fromEntries(
    Object.entries(moods).map(([mood, name]) => [
      name,
      cataloguePages.filter((page) => moodsOf(page).includes(mood as Mood)).map(({ id }) => id),
    ]),
  );

/** What the composer fetches: the hundred layouts and the client sites, and the document it draws into. */
export const compose: OutputType = {
  outputs: () =>
    new Map<string, () => Content>([
      [frameAddress, () => frame],
      [callingsAddress(), () => JSON.stringify({ callings, moods: layoutsByMood() })],
      ...callingLanguages.map((language): [string, () => Content] => [
        callingsAddress(language),
        () => JSON.stringify({ words: wordsIn(language), start: startWordsIn(language) }),
      ]),
      ...cataloguePages.map((page): [string, () => Content] => [
        startAddress(page.id),
        () => writeSite(siteFromLayout(page)),
      ]),
      ...clients.map((client): [string, () => Content] => [
        startAddress(client.slug),
        () => writeSite(begunFrom(siteOfClient(client))),
      ]),
    ]),
};
