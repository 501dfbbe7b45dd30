import { factLists, resolved, resolvedBusiness } from "@daylit/layouts/schema/facts.ts";
import { type Business, plainNumber } from "@daylit/layouts/trades/business.ts";
import { closedWord, commaOf, dayName, hoursText } from "../document/business/hours-text.ts";
import type { HoursLine, OpeningHours, TimeSpan } from "../document/business/opening-hours.ts";
import { daysOfLine, isClosedWord, openingOf, readHours } from "../document/business/read-hours.ts";
import { weekOf } from "../document/business/week-start.ts";
import type { PageSection, SiteDocument } from "../document/site-document.ts";
import { withOtherFacts } from "./other-facts.ts";
import { withStoredTexts } from "./stored-texts.ts";

/**
 * Opening hours have one source: hours by day (`opening`), or else the lines that the owner wrote. Lines,
 * tables and charts follow it, and a chart or a table that is edited changes it.
 */

/** A day of a section that shows the week as a chart. */
type ChartDay = { day: string; from: string; to: string; more?: string; note?: string };

const alike = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const names = new Map<string, readonly string[]>();

/** Asking for the names takes long, and a chart asks for each of its days. */
function namesIn(language: string): readonly string[] {
  const found =
    names.get(language) ??
    Array.from({ length: 7 }, (_, day) => dayName(day, language).toLocaleUpperCase(language));
  names.set(language, found);
  return found;
}

const dayOf = (name: string, language: string) => {
  const word = name.trim().toLocaleUpperCase(language);
  const found = namesIn(language).indexOf(word);
  return found < 0 ? namesIn("en").indexOf(word) : found;
};

/** The days of a chart in plain words. */
const daysIn = (section: { block: string }, site: SiteDocument) =>
  section.block === "hours-week"
    ? resolved(
        (section as unknown as { days: readonly ChartDay[] }).days,
        resolvedBusiness(site.business),
      )
    : undefined;

/** A chart of anything but the week has hours of its own. */
const isWeek = (days: readonly ChartDay[], site: SiteDocument) =>
  days.length > 0 && days.every(({ day }) => dayOf(day, site.language) >= 0);

/** What the owner's lines say of a day, instead of times: “Saturday: by appointment”. */
const wordsByDay = ({ lines = [] }: OpeningHours, site: SiteDocument) =>
  new Map(
    lines.flatMap((line) => daysOfLine(line, site).map((day) => [day, line[1].trim()] as const)),
  );

/** The hours of a chart; undefined while a time in it is being typed. */
function openingIn(days: readonly ChartDay[], site: SiteDocument): OpeningHours | undefined {
  const isTime = (text: string) => /^\d{1,2}([:.]\d\d)?$/.test(plainNumber(text).trim());
  // Words such as “closed” stand where the opening would.
  const isWords = ({ from, to }: ChartDay) => to.trim() === "" && !/\p{Nd}/u.test(from);
  if (!days.every((day) => isWords(day) || (isTime(day.from) && isTime(day.to)))) return undefined;
  const lines = days.map((day): HoursLine => {
    const times = [`${day.from}–${day.to}`, ...(day.more ? [day.more] : [])];
    return [day.day, isWords(day) ? day.from.trim() || closedWord(site) : times.join(", ")];
  });
  const read = readHours(lines, site);
  return read.lines?.some((line) => daysOfLine(line, site).length !== 1 || /\p{Nd}/u.test(line[1]))
    ? undefined
    : read;
}

/** The chart with these hours, each day in its place; words beside a day stay. */
function chartOf(days: readonly ChartDay[], opening: OpeningHours, site: SiteDocument) {
  const entries = new Map(days.map((entry) => [dayOf(entry.day, site.language), entry]));
  // Written as the chart writes times: "9:00" or "09:00".
  const isPadded = days.some(({ from, to }) => /^0\d/.test(from) || /^0\d/.test(to));
  const written = (time: string) => (isPadded ? time : time.replace(/^0/, ""));
  const dash = (span: TimeSpan) => span.map(written).join("–");
  const said = wordsByDay(opening, site);
  // “By appointment only” says of no day that it is closed.
  const isVague = opening.lines?.some(
    (line) => daysOfLine(line, site).length === 0 && !line.some((part) => isClosedWord(part, site)),
  );
  const otherwise = isVague ? "" : closedWord(site);
  return weekOf(site.language).flatMap((day): ChartDay[] => {
    const [first, ...others] = opening.days[day] ?? [];
    const before = entries.get(day);
    if (!first && !before && !said.has(day)) return [];
    const { more: _, ...entry } = before ?? { day: dayName(day, site.language), from: "", to: "" };
    if (!first) return [{ ...entry, from: said.get(day) || otherwise, to: "" }];
    const [from, to] = [written(first[0]), written(first[1])];
    return [
      {
        ...entry,
        from,
        to,
        ...(others.length > 0 ? { more: others.map(dash).join(commaOf(site.language)) } : {}),
      },
    ];
  });
}

/** A section with the hours and the address of the site, where it shows any. */
export function withSiteHours(site: SiteDocument, section: PageSection): PageSection {
  const { hours, address } = site.business;
  if (section.block === "hours-location")
    return {
      ...section,
      ...(hours?.length ? { hours: factLists.hours } : {}),
      ...(address.length > 0 ? { address: factLists.address } : {}),
    } as PageSection;
  const days = daysIn(section, site);
  const opening = days && isWeek(days, site) ? openingOf(site) : undefined;
  if (!days || !opening) return section;
  const next = chartOf(days, opening, site);
  if (alike(next, days)) return section;
  const { days: stored } = section as { days?: unknown };
  return { ...section, days: withStoredTexts(stored, days, next, site.business) } as PageSection;
}

/** The site with charts that show its hours. `except`: the one that is being edited. */
function withCharts(site: SiteDocument, except?: PageSection): SiteDocument {
  const pages = site.pages.map((page) => {
    const sections = page.sections.map((section) =>
      section === except || section.block !== "hours-week" ? section : withSiteHours(site, section),
    );
    return sections.some((section, at) => section !== page.sections[at])
      ? { ...page, sections }
      : page;
  });
  return pages.some((page, at) => page !== site.pages[at]) ? { ...site, pages } : site;
}

/** The site after other lines of hours: hours by day that say something else are no longer its source. */
function withHoursAfter(site: SiteDocument, except?: PageSection): SiteDocument {
  const { opening, ...rest } = site;
  // Stored lines may have been printed with Latin commas in every script, less space, and Monday first.
  const plain = (lines: unknown) =>
    JSON.stringify(lines).replaceAll("،", ",").replaceAll(" – ", "–");
  const printed = plain(site.business.hours ?? []);
  const isSource =
    opening &&
    [undefined, weekOf("de")].some((week) => plain(hoursText(opening, site, week)) === printed);
  return withCharts(isSource || !opening ? site : rest, except);
}

/** The site with other facts, hours included, wherever it says them. */
export const withFactsAndHours = (site: SiteDocument, facts: Partial<Business>): SiteDocument => {
  const next = withOtherFacts(site, facts);
  return "hours" in facts ? withHoursAfter(next) : next;
};

/** What hours by day begin with: what the site says already, and nothing else. */
export function firstOpening(site: SiteDocument): OpeningHours {
  const { hours = [] } = site.business;
  if (hours.length > 0) return readHours(hours, site);
  const charts = site.pages.flatMap(({ sections }) =>
    sections.flatMap((one) => daysIn(one, site) ?? []),
  );
  const chart = isWeek(charts, site) ? openingIn(charts, site) : undefined;
  return chart ?? readHours([], site);
}

/** The site with other opening hours: as data, in the lines that visitors read, and in charts. */
export function withOpening(
  site: SiteDocument,
  opening: OpeningHours,
  except?: PageSection,
): SiteDocument {
  const next = withOtherFacts(site, { hours: hoursText(opening, site) });
  return withCharts({ ...next, opening }, except);
}

/** The site after its owner wrote into a section: hours in a chart are those of the site. */
export function withHoursFrom(
  site: SiteDocument,
  before: PageSection,
  section: PageSection,
): SiteDocument {
  const days = daysIn(section, site);
  if (!days || !isWeek(days, site) || alike(days, daysIn(before, site))) return site;
  const chart = openingIn(days, site);
  if (!chart) return site;
  const now = openingOf(site);
  const [said, says] = [now && wordsByDay(now, site), wordsByDay(chart, site)];
  const shown = new Set(days.map(({ day }) => dayOf(day, site.language)));
  const other = new Set([...shown].filter((day) => said?.get(day) !== says.get(day)));
  const lines = [
    ...(now?.lines ?? []).filter((line) => !daysOfLine(line, site).some((day) => other.has(day))),
    ...(chart.lines ?? []).filter(([day]) => other.has(dayOf(day, site.language))),
  ];
  const opening: OpeningHours = {
    days: chart.days.map((spans, day) => (shown.has(day) ? spans : (now?.days[day] ?? []))),
    ...(lines.length > 0 ? { lines } : {}),
    closures: now?.closures ?? [],
  };
  if (alike(opening, now)) return site;
  if (site.opening) return withOpening(site, opening, section);
  return withHoursAfter(withOtherFacts(site, { hours: hoursText(opening, site) }), section);
}
