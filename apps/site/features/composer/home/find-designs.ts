import {
  type Calling,
  type FoundCalling,
  findCallings,
  withoutSlip,
} from "@daylit/layouts/trades/find-calling.ts";
import { loadWords } from "@daylit/layouts/words/words.ts";
import type { SiteDocument } from "@daylit/site-engine";
import { ownStart, type StartNeeds, unknownCalling } from "@daylit/site-engine/edit/own-start.ts";
import { layoutName } from "../../../model/layouts/chosen-layout.ts";
import { t } from "../messages/t.ts";
import type { StartTrade } from "../starts.ts";
import { fetchStart } from "./start-site.ts";
import { browserTag, fetched, type LanguageWords, otherLanguages } from "./start-words.ts";

/** What the visitor has written into the first form. */
export type FirstAnswers = { calling: string; name: string; place: string };

/** A calling that may be meant, and the word by which it was found. */
export type Meant = { at: number; word: string; language: string };

export type Design = {
  id: string;
  title: string;
  /** Whom it suits, if the calling isn’t known. */
  suits?: string;
  site: SiteDocument;
};

export type Designs = {
  answers: FirstAnswers;
  /** The calling that the designs are for. */
  calling: Meant | undefined;
  /** How they feel, if the visitor chose a mood. */
  mood: string | undefined;
  moods: readonly string[];
  /** The likeliest first; none if nothing is like the answer. */
  meant: readonly Meant[];
  designs: readonly Design[];
};

const tableOf = async (language: string) => ({
  language,
  ...(await fetched<LanguageWords>(language)),
});

/** The visitor’s own languages that the list has, then English. */
const firstLanguages = () => [
  ...new Set([
    ...navigator.languages
      .map((tag) => tag.slice(0, 2).toLowerCase())
      .filter((language) => otherLanguages.includes(language)),
    "en",
  ]),
];

/** Weaker than this, another language may have the very word. */
const sure = 800;

/** A short word of another language stands in a sentence by chance: the French “fête” in “village fete”. */
const isByChance = ({ score }: FoundCalling) => score > sure && score < sure + 6;

/** Suggests callings while the visitor types. */
export async function suggestCallings(list: HTMLDataListElement) {
  if (list.options.length > 0) return;
  const tables = await Promise.all(firstLanguages().map(tableOf));
  const names = new Set(tables.flatMap(({ words }) => words.flatMap(([usual = ""]) => usual)));
  list.replaceChildren(
    ...[...names].map((value) => Object.assign(document.createElement("option"), { value })),
  );
}

async function lookUp(said: string): Promise<readonly Meant[]> {
  const first = firstLanguages();
  const tables = await Promise.all(first.map(tableOf));
  const near = findCallings(said, tables);
  const isSure = (near[0]?.score ?? 0) >= sure;
  const rest = isSure ? [] : otherLanguages.filter((language) => !first.includes(language));
  const far = findCallings(said, await Promise.all(rest.map(tableOf))).filter(
    (found) => !isByChance(found),
  );
  // “Notarin” isn’t a slip of the Spanish “notaría” where the visitor reads German.
  const isFar = near.length === 0 || (far[0]?.score ?? 0) >= sure;
  return (isFar && far.length > 0 ? far : near).slice(0, 4);
}

/** For a calling that nobody knows: five designs, each for one sort of undertaking. */
const forAnybody: readonly (readonly [id: string, label: string, needs: StartNeeds])[] = [
  ["inte-0003", t`You offer a service`, unknownCalling],
  ["sale-0003", t`You have a shop`, { ...unknownCalling, suits: "shop" }],
  ["trav-0004", t`People visit you`, { ...unknownCalling, suits: "place" }],
  ["spor-0003", t`You are an organisation`, { ...unknownCalling, suits: "organisation" }],
  ["musi-0002", t`You hold an event`, { ...unknownCalling, suits: "event" }],
];

type List = { callings: readonly Calling[]; moods: Readonly<Record<string, readonly string[]>> };

/** As many at once: each is a whole page. */
const atOnce = 12;

/**
 * Five designs in the visitor’s own words, or those of a mood. `calling`: the one they meant, if it isn’t
 * the likeliest.
 */
export async function findDesigns(
  answers: FirstAnswers,
  trades: readonly StartTrade[],
  { calling: chosen, mood }: { calling?: Meant | undefined; mood?: string | undefined } = {},
): Promise<Designs> {
  const { callings, moods } = await fetched<List>();
  const meant = await lookUp(answers.calling);
  const calling = chosen ?? meant[0];
  const language = calling?.language ?? firstLanguages()[0] ?? "en";
  const { start: words } = await fetched<LanguageWords>(language);
  const needs = calling && callings[calling.at];
  const code = needs?.layout.slice(0, 4);
  const trade = trades.find(({ layouts }) => layouts[0]?.id.startsWith(code ?? " "));
  const fitting =
    needs && [needs.layout, ...(trade?.layouts ?? []).map(({ id }) => id)].slice(0, 6);
  const wanted = mood === undefined ? fitting : moods[mood];
  const ids = wanted
    ? [...new Set(wanted)]
        .slice(0, mood === undefined ? 5 : atOnce)
        .map((id) => [id, undefined, needs] as const)
    : forAnybody;
  await loadWords([language]).catch(() => {});
  const starts = trades.flatMap(({ layouts }) => layouts);
  const designs = await Promise.all(
    ids.map(async ([id, suits, needed]) => ({
      id,
      title: starts.find((start) => start.id === id)?.title ?? layoutName(id),
      ...(suits ? { suits } : {}),
      site: ownStart(
        await fetchStart(id),
        {
          ...{ name: answers.name, place: answers.place, language },
          sentence: withoutSlip(answers.calling, calling?.word ?? ""),
          // A cheese maker isn’t a mushroom grower, though both find the same designs.
          calling: calling?.word,
          region: browserTag(language),
        },
        words,
        needed,
      ),
    })),
  );
  return { answers, calling, meant, mood, moods: Object.keys(moods), designs };
}
