import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import type { SiteDocument } from "@daylit/site-engine";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import { expect, test } from "vitest";
import { firstOpening, withOpening } from "./hours.ts";

const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const start = siteFromLayout(layout);
const chart = (days: readonly object[]): SiteDocument => ({
  ...start,
  pages: start.pages.map((page, at) =>
    at === 0
      ? {
          ...page,
          sections: [...page.sections, { block: "hours-week", heading: "Hours", days } as never],
        }
      : page,
  ),
});
const daysOf = ({ pages }: SiteDocument) =>
  (pages[0]?.sections.at(-1) as { days?: unknown } | undefined)?.days;

test("a chart of the week gives the first hours by day, and follows them", () => {
  const site = chart([
    { day: "Monday", from: "9:00", to: "17:00" },
    { day: "Saturday", from: "10:00", to: "13:00", note: "By appointment" },
  ]);
  const opening = firstOpening(site);
  expect(opening.days[0]).toEqual([["09:00", "17:00"]]);
  expect(opening.days[1]).toEqual([]);
  const begun = withOpening(site, opening);
  expect(daysOf(begun)).toEqual(daysOf(site));
  const days = opening.days.map((spans, day) =>
    day === 0 ? [["08:30", "12:00"] as const, ["14:00", "18:00"] as const] : day === 5 ? [] : spans,
  );
  const changed = withOpening(begun, { ...opening, days });
  expect(daysOf(changed)).toEqual([
    { day: "Monday", from: "8:30", to: "18:00" },
    { day: "Saturday", from: "Closed", to: "", note: "By appointment" },
  ]);
  expect(changed.business.hours?.[0]).toEqual(["Monday", "08:30–12:00, 14:00–18:00"]);
});

test("a chart of anything else is left alone", () => {
  const site = chart([{ day: "Market day", from: "6:00", to: "11:00" }]);
  const opening = firstOpening(site);
  expect(opening.days[0]).toEqual([["09:00", "17:00"]]);
  const changed = withOpening(withOpening(site, opening), {
    ...opening,
    days: opening.days.map(() => []),
  });
  expect(daysOf(changed)).toEqual(daysOf(site));
});
