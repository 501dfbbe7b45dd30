import { t } from "../messages/t.ts";
/** The parts of the composer, in their order; F6 and the skip links lead from one to the next. */
export const regions = [
  { name: "bar", label: t`the bar`, at: ".compose-head" },
  { name: "sections", label: t`pages and sections`, at: ".compose-rail" },
  { name: "page", label: t`the page`, at: ".compose-stage" },
  { name: "panel", label: t`the panel`, at: ".compose-side" },
] as const;

type RegionName = (typeof regions)[number]["name"];

/** The next of those that can be seen, round and round; from nowhere to the first or the last. */
export function nextRegion<T>(seen: readonly T[], now: T | undefined, by: 1 | -1): T | undefined {
  const at = now === undefined ? -1 : seen.indexOf(now);
  if (at < 0) return seen.at(by === 1 ? 0 : -1);
  return seen[(at + by + seen.length) % seen.length];
}

/** Where the focus belongs in a part: the row at hand, the question or heading of the open panel. */
const firstIn: Readonly<Record<Exclude<RegionName, "page">, string>> = {
  bar: "button",
  sections: ".compose-row[aria-current]:not([aria-current=page]), .compose-row",
  panel: ".compose-panel h2, [data-tab]",
};

const boxOf = (at: string) => document.querySelector<HTMLElement>(`.compose ${at}`);

/** Says whether the part was there to go to. */
export function goTo(name: RegionName, toPage: () => void): boolean {
  const box = boxOf(regions.find((region) => region.name === name)?.at ?? "");
  if (!box?.checkVisibility({ visibilityProperty: true })) return false;
  if (name === "page") toPage();
  else
    [...box.querySelectorAll<HTMLElement>(firstIn[name])]
      .find((element) => element.checkVisibility())
      ?.focus();
  return true;
}

/** F6 and Shift with F6. */
export function goOn(by: 1 | -1, toPage: () => void) {
  const seen = regions.filter(({ at }) => boxOf(at)?.checkVisibility({ visibilityProperty: true }));
  const now = seen.find(({ at }) => boxOf(at)?.contains(document.activeElement));
  const next = nextRegion(seen, now, by);
  if (next) goTo(next.name, toPage);
}
