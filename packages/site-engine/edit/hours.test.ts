import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { resolved } from "@daylit/layouts/schema/facts.ts";
import * as allWords from "@daylit/layouts/words/table.ts";
import { addWords } from "@daylit/layouts/words/words.ts";
import { describe, expect, test } from "vitest";
import { structuredData } from "../build/page/structured-data.ts";
import type { OpeningHours } from "../document/business/opening-hours.ts";
import { check } from "../document/check/check.ts";
import { translated } from "../document/language/translated.ts";
import type { PageSection, SiteDocument } from "../document/site-document.ts";
import { siteFromLayout } from "./from-layout.ts";
import {
  firstOpening,
  withFactsAndHours,
  withHoursFrom,
  withOpening,
  withSiteHours,
} from "./hours.ts";
import { exampleOf } from "./swap.ts";

addWords(allWords);

const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const start = siteFromLayout(layout);
const withSection = (site: SiteDocument, section: object): SiteDocument => ({
  ...site,
  pages: site.pages.map((page, at) =>
    at === 0 ? { ...page, sections: [...page.sections, section as PageSection] } : page,
  ),
});
const chart = (days: readonly object[]) =>
  withSection(start, { block: "hours-week", heading: "Hours", days });
const lastOf = ({ pages }: SiteDocument) => pages[0]?.sections.at(-1) as PageSection;
const daysOf = (site: SiteDocument) => (lastOf(site) as { days?: unknown }).days;
const hours = (...lines: (readonly [string, string])[]) =>
  withFactsAndHours(start, { hours: lines });
const spansOf = (opening: OpeningHours) => opening.days.map((spans) => spans.flat().join(" "));
const openIn = (site: SiteDocument) =>
  (structuredData(site) as { openingHoursSpecification?: { opens: string; closes: string }[] })
    .openingHoursSpecification;

describe("hours by day begin with what is written", () => {
  test("typed hours are read, and what says more stays", () => {
    const site = hours(["Mon-Fri 9-5", ""], ["Saturday", "by appointment"], ["January", "closed"]);
    const opening = firstOpening(site);
    expect(spansOf(opening)).toEqual([...Array(5).fill("09:00 17:00"), "", ""]);
    const { business } = withOpening(site, opening);
    expect(business.hours).toEqual([
      ["Monday to Friday", "09:00–17:00"],
      ["Saturday", "by appointment"],
      ["January", "closed"],
    ]);
  });

  test("by appointment only is no nine to five", () => {
    const site = hours(["By appointment only", ""]);
    const next = withOpening(site, firstOpening(site));
    expect(next.opening?.days.flat()).toEqual([]);
    expect(next.business.hours).toEqual([["By appointment only", ""]]);
  });

  test("search engines are told no hours where words say more of a day that has times", () => {
    const site = hours(["Mon-Fri 9-5", ""], ["Wednesday afternoons closed", ""]);
    expect(openIn(site)).toBeUndefined();
    const set = withOpening(site, firstOpening(site));
    expect(openIn(set)).toBeUndefined();
    // Its lines are read in its own language on pages in another one.
    const turkish = translated(set, { language: "tr", public: true, texts: [] });
    expect(structuredData(turkish, { own: set })).not.toHaveProperty("openingHoursSpecification");
    for (const line of ["Thursday to Friday mornings", "Daily by appointment"])
      expect(openIn(hours(["Mon-Fri 9-5", ""], [line, ""])), line).toBeUndefined();
  });

  test("nothing written is nothing invented", () => {
    expect(firstOpening(hours()).days.flat()).toEqual([]);
  });

  test("a chart gives the hours where no line does", () => {
    const site = withFactsAndHours(chart([{ day: "Monday", from: "9:00", to: "17:00" }]), {
      hours: [],
    });
    expect(firstOpening(site).days[0]).toEqual([["09:00", "17:00"]]);
  });
});

describe("every place shows the same hours", () => {
  const site = chart([
    { day: "Monday", from: "9:00", to: "17:00" },
    { day: "Saturday", from: "10:00", to: "13:00", note: "By appointment" },
  ]);
  const week = [
    [
      ["08:30", "12:00"],
      ["14:00", "18:00"],
    ],
    [["18:00", "01:00"]],
    [],
    [],
    [],
    [],
    [],
  ];
  const expected = [
    { day: "Monday", from: "8:30", to: "12:00", more: "14:00–18:00" },
    { day: "Tuesday", from: "18:00", to: "1:00" },
    { day: "Saturday", from: "Closed", to: "", note: "By appointment" },
  ];

  test("a chart follows hours by day, whatever it said before", () => {
    const next = withOpening(site, { days: week as never, closures: [] });
    expect(daysOf(next)).toEqual(expected);
    expect(next.business.hours?.[0]).toEqual(["Monday", "08:30–12:00, 14:00–18:00"]);
    expect(openIn(next)).toHaveLength(3);
  });

  test("a chart and search engines follow typed hours", () => {
    const next = withFactsAndHours(site, {
      hours: [
        ["Mo", "8:30–12:00, 14:00–18:00"],
        ["Tue", "18:00–01:00"],
      ],
    });
    expect(daysOf(next)).toEqual(expected);
    expect(openIn(next)?.[0]).toMatchObject({ opens: "08:30", closes: "12:00" });
  });

  test("search engines get whole hours or none, and Check names the line", () => {
    const supper = ["Thursday to Saturday", "supper from 18:30"] as const;
    const part = hours(["Daily", "9–5"], supper);
    const said = (site: SiteDocument) =>
      check(site).flatMap(({ about, words }) => (about === "hours" ? [words] : []));
    expect(openIn(part)).toBeUndefined();
    expect(said(part)).toEqual([
      "Search engines get no opening hours, because this line can’t be read: “Thursday to Saturday supper from 18:30”. Write its days and times alone.",
    ]);
    // Schema.org has no hours for these.
    expect(said({ ...part, kind: "NGO" })).toEqual([]);
    const whole = hours(["Daily", "9–5"], ["January", "by appointment"]);
    expect([openIn(whole)?.length, said(whole)]).toEqual([1, []]);
    const friday = ["الجمعة: 16:00–21:00", ""] as const;
    const bakery = ["السبت–الخميس: 7:00–13:00، 16:00–21:00", ""] as const;
    const arabic = withFactsAndHours({ ...start, language: "ar" }, { hours: [bakery, friday] });
    expect(openIn(arabic)).toHaveLength(2);
    expect(JSON.stringify(openIn(arabic))).toContain("Saturday");
  });

  test("lines printed with Latin commas are still those of the hours by day", () => {
    const opening = { days: [...week.slice(0, 6), []] as never, closures: [] };
    const arabic = withOpening({ ...start, language: "ar" }, opening);
    const lines = arabic.business.hours?.map((line) =>
      line.map((part) => part.replaceAll("،", ",")),
    ) as never;
    expect(JSON.stringify(arabic.business.hours)).toContain("،");
    const stored = withFactsAndHours(arabic, { hours: lines });
    expect(stored.opening).toEqual(opening);
    const english = translated(stored, { language: "en-GB", texts: [] } as never);
    expect(english.business.hours?.[0]).toEqual(["Monday", "08:30–12:00, 14:00–18:00"]);
  });

  test("a day in the owner's words is no closed day in a chart", () => {
    const saturday = hours(["Mon 9–5", ""], ["Saturday", "by appointment"], ["January", "closed"]);
    const rows = daysOf(withFactsAndHours(site, saturday.business)) as object[];
    expect(rows[1]).toMatchObject({ day: "Saturday", from: "by appointment", to: "" });
    const german = { ...chart([{ day: "Sonntag", from: "9:00", to: "17:00" }]), language: "de" };
    const shut = withFactsAndHours(german, { hours: [["Montag", "9–17"]] });
    expect((daysOf(shut) as object[])[1]).toMatchObject({ day: "Sonntag", from: "Geschlossen" });
    const vague = withFactsAndHours(site, { hours: [["By appointment only", ""]] });
    expect(daysOf(vague)).toMatchObject([
      { day: "Monday", from: "", to: "" },
      { day: "Saturday", from: "", to: "" },
    ]);
    expect(openIn(vague)).toBeUndefined();
    expect(check(vague).filter(({ about }) => about === "empty")).toEqual(
      check(site).filter(({ about }) => about === "empty"),
    );
  });

  test("words written into a chart are a line of the site, and its other lines stay", () => {
    const begun = withFactsAndHours(site, { hours: [["Ring first", ""]] });
    const before = lastOf(begun);
    const written = (rows: readonly object[]) => {
      const edited = { ...before, days: rows } as PageSection;
      return withHoursFrom(begun, before, edited).business.hours;
    };
    const monday = { day: "Monday", from: "9:00", to: "17:00" };
    expect(written([monday, { day: "Saturday", from: "by appointment", to: "" }])).toEqual([
      ["Monday", "09:00–17:00"],
      ["Ring first", ""],
      ["Saturday", "by appointment"],
    ]);
    expect(written([monday, { day: "Saturday", from: "Closed", to: "" }])).toEqual([
      ["Monday", "09:00–17:00"],
      ["Ring first", ""],
    ]);
  });

  test("a closing before the opening is found in typed hours too", () => {
    const found = (site: SiteDocument) =>
      check(site).flatMap(({ about, words }) => (about === "hours" ? [words] : []));
    expect(found(hours(["Mon", "17:00–09:00"]))).toEqual([
      "Monday: Closes at 09:00, before it opens at 17:00: change one of the times.",
    ]);
    expect(found(hours(["Mon", "18:00–01:00"]))).toEqual([]);
  });

  test("a time written into a chart is the time of the site", () => {
    const begun = withOpening(site, { days: week as never, closures: [] });
    const before = lastOf(begun);
    const edited = {
      ...before,
      days: expected.map((day, at) => (at ? day : { ...day, from: "7:30" })),
    };
    const written = {
      ...begun,
      pages: begun.pages.map((page, at) =>
        at === 0 ? { ...page, sections: page.sections.with(-1, edited as PageSection) } : page,
      ),
    };
    const next = withHoursFrom(written, before, edited as PageSection);
    expect(next.business.hours?.[0]).toEqual(["Monday", "07:30–12:00, 14:00–18:00"]);
    expect(next.opening?.days[0]?.[0]).toEqual(["07:30", "12:00"]);
    // Half a time is none yet.
    const half = {
      ...before,
      days: expected.map((day, at) => (at ? day : { ...day, from: "7:" })),
    };
    expect(withHoursFrom(begun, before, half as PageSection)).toBe(begun);
  });

  test("a new section begins with the hours of the site", () => {
    const mine = hours(["Mon-Fri 9-5", ""]);
    const table = withSiteHours(mine, exampleOf("hours-location")) as { hours?: unknown };
    expect(resolved(table.hours, mine.business)).toEqual(mine.business.hours);
    const { days } = withSiteHours(mine, exampleOf("hours-week")) as { days?: object[] };
    expect(days).toHaveLength(6);
    expect(resolved(days?.[3], mine.business)).toEqual({
      day: "Thursday",
      from: "9:00",
      to: "17:00",
    });
    expect(resolved(days?.[5], mine.business)).toMatchObject({ day: "Saturday", from: "Closed" });
  });

  test("lines that say something else than hours by day take their place", () => {
    const begun = withOpening(site, { days: week as never, closures: [] });
    const typed = withFactsAndHours(begun, { hours: [["Daily", "9:00–10:00"]] });
    expect(typed.opening).toBeUndefined();
    expect(daysOf(typed)).toHaveLength(7);
  });

  test("a chart of anything else is left alone", () => {
    const market = chart([{ day: "Market day", from: "6:00", to: "11:00" }]);
    const changed = withOpening(market, { days: week as never, closures: [] });
    expect(daysOf(changed)).toEqual(daysOf(market));
  });
});
