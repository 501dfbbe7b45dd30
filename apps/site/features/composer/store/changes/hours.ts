import type { SiteDocument } from "@daylit/site-engine";
import {
  closedWord,
  dayName,
  hoursText,
} from "@daylit/site-engine/document/business/hours-text.ts";
import type {
  OpeningHours,
  TimeSpan,
} from "@daylit/site-engine/document/business/opening-hours.ts";
import { withFacts } from "./facts.ts";
import { withValue } from "./object-path.ts";

/** A day of a section that shows the week as a chart. */
type ChartDay = { day: string; from: string; to: string; note?: string };

const usual: OpeningHours = {
  days: Array.from({ length: 7 }, (_, day): TimeSpan[] => (day < 5 ? [["09:00", "17:00"]] : [])),
  closures: [],
};

/** "9:00" → "09:00"; nothing if it isn’t a time. */
const timeOf = (text: string) =>
  /^([01]?\d|2[0-3]):[0-5]\d$/.test(text.trim()) ? text.trim().padStart(5, "0") : undefined;

const dayOf = (name: string, language: string) =>
  Array.from({ length: 7 }, (_, day) => dayName(day, language).toLocaleLowerCase(language)).indexOf(
    name.trim().toLocaleLowerCase(language),
  );

const spanOf = ({ from, to }: ChartDay): readonly TimeSpan[] => {
  const [opens, closes] = [timeOf(from), timeOf(to)];
  return opens && closes ? [[opens, closes]] : [];
};

const chartsOf = ({ pages }: SiteDocument) =>
  pages.flatMap(({ sections }) =>
    sections.flatMap((section) =>
      section.block === "hours-week" ? [section.days as readonly ChartDay[]] : [],
    ),
  );

/** What hours by day begin with: those of a chart on the site, or else an ordinary week. */
export function firstOpening(site: SiteDocument): OpeningHours {
  const [chart] = chartsOf(site);
  const known = new Map(chart?.map((entry) => [dayOf(entry.day, site.language), spanOf(entry)]));
  known.delete(-1);
  if (![...known.values()].some((spans) => spans.length > 0)) return usual;
  return { ...usual, days: usual.days.map((_, day) => known.get(day) ?? []) };
}

/** A chart has one bar for each day: from the first opening to the last closing. */
const ends = (spans: readonly TimeSpan[] | undefined) =>
  [spans?.[0]?.[0], spans?.at(-1)?.[1]] as const;

/** A chart that showed the hours of before, with those of now; any other is left alone. */
function followed(
  days: readonly ChartDay[],
  before: OpeningHours,
  after: OpeningHours,
  site: SiteDocument,
) {
  const at = days.map(({ day }) => dayOf(day, site.language));
  const agrees = days.every((entry, index) => {
    const [opens, closes] = ends(before.days[at[index] ?? -1]);
    const [from, to] = ends(spanOf(entry));
    return at[index] !== -1 && opens === from && closes === to;
  });
  if (!agrees) return days;
  // Written as its owner writes times: "9:00" or "09:00".
  const isPadded = days.some(({ from, to }) => /^0/.test(from) || /^0/.test(to));
  const written = (time: string) => (isPadded ? time : time.replace(/^0/, ""));
  return days.map((entry, index) => {
    const [opens, closes] = ends(after.days[at[index] ?? -1]);
    return opens && closes
      ? { ...entry, from: written(opens), to: written(closes) }
      : { ...entry, from: closedWord(site).slice(0, 6), to: "" };
  });
}

/** The site with other opening hours: as data, in the lines that visitors read, and in charts. */
export function withOpening(site: SiteDocument, opening: OpeningHours): SiteDocument {
  const { opening: before = opening } = site;
  const next = withFacts(site, { hours: hoursText(opening, site) });
  const pages = next.pages.map((page) => {
    const sections = page.sections.map((section) => {
      if (section.block !== "hours-week") return section;
      const days = followed(section.days as readonly ChartDay[], before, opening, site);
      return days === section.days ? section : ({ ...section, days } as typeof section);
    });
    return sections.some((section, index) => section !== page.sections[index])
      ? { ...page, sections }
      : page;
  });
  const charted = pages.some((page, index) => page !== next.pages[index])
    ? { ...next, pages }
    : next;
  return withValue(charted, "opening", opening);
}
