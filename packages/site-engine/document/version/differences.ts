import { kindLabel, kindOf } from "@daylit/layouts/blocks/kinds.ts";
import type { PageSection, SiteDocument } from "../site-document.ts";
import { published } from "./fingerprint.ts";

/** How one version of a site differs from another, section by section, in words for its owner. */
export type Difference = {
  /** The word of the page in the menu, if it is on one. */
  page?: string;
  /** "prices", "opening hours", "hero", "post" */
  about: string;
  change: "changed" | "added" | "removed";
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Names of the innermost properties in which two values differ. */
function changedNames(one: unknown, other: unknown, name = ""): string[] {
  if (isSame(one, other)) return [];
  const both = [one, other];
  if (both.some((value) => typeof value !== "object" || value === null)) return [name];
  const [first, second] = both as [Record<string, unknown>, Record<string, unknown>];
  return [...new Set([...Object.keys(first), ...Object.keys(second)])].flatMap((key) =>
    changedNames(first[key], second[key], /^\d+$/.test(key) ? name : key),
  );
}

const labelOf = ({ block }: PageSection) =>
  ["prices", "menu", "treatments"].includes(kindOf(block))
    ? "prices"
    : kindLabel(block).toLowerCase();

const aboutOf = (before: PageSection, after: PageSection) =>
  changedNames(before, after).every((name) => name === "price") ? "prices" : labelOf(after);

/** The same sections first, then those of one design: what is left has come or gone. */
function ofSections(
  before: readonly PageSection[],
  after: readonly PageSection[],
): Omit<Difference, "page">[] {
  const left = before.filter((one) => !after.some((other) => isSame(one, other)));
  const found: Omit<Difference, "page">[] = [];
  for (const section of after) {
    if (before.some((one) => isSame(one, section))) continue;
    const at = left.findIndex(({ block }) => block === section.block);
    const [was] = at < 0 ? [] : left.splice(at, 1);
    found.push(
      was
        ? { about: aboutOf(was, section), change: "changed" }
        : { about: labelOf(section), change: "added" },
    );
  }
  found.push(...left.map((section) => ({ about: labelOf(section), change: "removed" as const })));
  if (found.length === 0 && !isSame(before, after))
    found.push({ about: "order of the sections", change: "changed" });
  return found;
}

type Named<T> = readonly (readonly [name: string, item: T])[];

/** What came, went and changed in a list whose entries have names. */
function ofNamed<T>(before: Named<T>, after: Named<T>, changed: (was: T, now: T) => Difference[]) {
  const [old, now] = [new Map(before), new Map(after)];
  return {
    changed: after.flatMap(([name, item]) => {
      const was = old.get(name);
      return was === undefined || isSame(was, item) ? [] : changed(was, item);
    }),
    added: after.filter(([name]) => !old.has(name)).map(([, item]) => item),
    removed: before.filter(([name]) => !now.has(name)).map(([, item]) => item),
  };
}

/** Parts of a document that are named as a whole. */
const parts: Readonly<Partial<Record<keyof SiteDocument, string>>> = {
  opening: "opening hours",
  notice: "notice",
  theme: "design",
  scheme: "design",
  mark: "logo",
  preview: "picture for sharing",
  nav: "menu",
  footer: "footer",
  form: "forms",
  address: "address of the site",
  language: "language",
  translations: "translations",
  words: "translations",
  counter: "visitor counter",
  kind: "kind of business",
  pictures: "pictures",
};

/** Each difference once, in the order in which visitors meet it. */
export function differences(earlier: SiteDocument, later: SiteDocument): Difference[] {
  const [before, after] = [published(earlier), published(later)];
  const wholes = Object.entries(parts).flatMap(([key, about]) => {
    const name = key as keyof SiteDocument;
    return isSame(before[name], after[name]) ? [] : [{ about, change: "changed" as const }];
  });
  const facts = changedNames(before.business, after.business).map((name) => ({
    about: name === "hours" ? "opening hours" : name === "name" ? "name" : "contact details",
    change: "changed" as const,
  }));
  const pages = ofNamed(
    before.pages.map((page) => [page.path, page] as const),
    after.pages.map((page) => [page.path, page] as const),
    (was, now) => {
      const { sections: _, ...head } = now;
      const { sections: __, ...headBefore } = was;
      const list = ofSections(was.sections, now.sections);
      if (!isSame(head, headBefore)) list.push({ about: "title", change: "changed" });
      return list.map((each) => ({ ...each, page: now.label }));
    },
  );
  const post = (change: Difference["change"]) => (): Difference => ({ about: "post", change });
  const posts = ofNamed(
    (before.posts ?? []).map((each) => [each.slug, each] as const),
    (after.posts ?? []).map((each) => [each.slug, each] as const),
    () => [{ about: "post", change: "changed" }],
  );
  const all: Difference[] = [
    ...facts,
    ...wholes,
    ...pages.changed,
    ...pages.added.map(({ label }) => ({ page: label, about: "page", change: "added" as const })),
    ...pages.removed.map(({ label }) => ({
      ...{ page: label, about: "page", change: "removed" as const },
    })),
    ...posts.changed,
    ...posts.added.map(post("added")),
    ...posts.removed.map(post("removed")),
  ];
  // Posts are counted; everything else is named once.
  return all.filter(
    (one, index) => one.about === "post" || all.findIndex((other) => isSame(one, other)) === index,
  );
}

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const most = 4;

/** "prices, one post"; nothing where there is no difference. */
export function differenceWords(list: readonly Difference[]): string {
  const posts = list.filter(({ about }) => about === "post").length;
  const words = new Set(
    list.map(({ about, page }) => {
      if (about === "post") return `${numbers[posts] ?? posts} ${posts === 1 ? "post" : "posts"}`;
      return about === "page" ? `the page “${page}”` : about;
    }),
  );
  const shown = [...words];
  return shown.length > most
    ? `${shown.slice(0, most - 1).join(", ")} and ${shown.length - most + 1} more`
    : shown.join(", ");
}
