import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { check } from "../document/check/check.ts";
import { valueAt } from "../document/object-path.ts";
import { imageRefs } from "../document/pictures/image-refs.ts";
import { fitted, readValue } from "../document/read/read.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { textsOfSite } from "../document/text/texts.ts";
import { carryOwn } from "./carry-own.ts";
import { siteFromLayout } from "./from-layout.ts";
import { exampleOf } from "./swap.ts";

const starts = cataloguePages.map((page) => siteFromLayout(page));
const [first, second] = starts as [SiteDocument, SiteDocument];

/** The document with another value at a place such as "pages[0].sections[1].heading". */
function withValue(site: SiteDocument, path: string, value: unknown): SiteDocument {
  const copy = structuredClone(site) as never;
  const way = [...path.matchAll(/([^.[\]]+)/g)].map(([step]) => step);
  const last = way.pop() ?? "";
  const holder = way.reduce<Record<string, unknown>>(
    (inside, step) => inside[step] as Record<string, unknown>,
    copy,
  );
  holder[last] = value;
  return copy;
}

const own = {
  alt: "Mine",
  width: 900,
  height: 600,
  focal: [0.5, 0.5] as const,
  files: [{ width: 900, type: "webp" as const, hash: "0123456789ab" }],
};

const said = (site: SiteDocument) => textsOfSite(site).map(({ text }) => text);
const shown = (site: SiteDocument) => imageRefs(site).map(({ image }) => image.id);

describe("another layout keeps every word and picture of the owner's", () => {
  test("whatever was written and chosen, from any layout to any other", () => {
    const layouts = fc.nat({ max: starts.length - 1 });
    const writing = fc.array(fc.nat(), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        layouts,
        layouts,
        writing,
        fc.array(fc.nat(), { maxLength: 3 }),
        (a, b, texts, pictures) => {
          const [from, to] = [starts[a], starts[b]] as [SiteDocument, SiteDocument];
          let site: SiteDocument = { ...from, pictures: { "own-a": own } };
          const words: string[] = [];
          for (const [index, at] of texts.entries()) {
            const places = textsOfSite(site).filter(
              ({ path }) => !path.startsWith("business") && valueAt(site, path) !== undefined,
            );
            const text = `Own words ${index}`;
            site = withValue(site, places[at % places.length]?.path ?? "", text);
          }
          words.push(...said(site).filter((text) => text.startsWith("Own words")));
          for (const [index, at] of pictures.entries()) {
            const places = imageRefs(site);
            const id = index === 0 ? "own-a" : "inte-vases";
            site = withValue(site, places[at % places.length]?.path ?? "preview", id);
          }
          const chosen = shown(site).filter((id) => !shown(from).includes(id));
          const { site: after, repairs } = fitted(
            carryOwn(site, { ...to, pictures: site.pictures }, [from]),
          );
          expect(repairs).toEqual([]);
          for (const text of words) {
            expect(said(after)).toContain(text);
            const ours = textsOfSite(after).filter(({ example }) => example);
            expect(ours.map((each) => each.text)).not.toContain(text);
          }
          for (const id of chosen) expect(shown(after)).toContain(id);
          expect(check(after).filter(({ about }) => about === "link")).toEqual([]);
          expect(after.theme).toBe(to.theme);
        },
      ),
      { numRuns: 150 },
    );
  });

  test("a site in which nothing was written becomes the other layout as it begins", () => {
    const after = carryOwn(first, second, [first]);
    expect(after.pages).toEqual(second.pages);
    expect(readValue(after)).toMatchObject({ repairs: [] });
  });

  test("a headline goes to the headline, and a page of the owner's stays whole", () => {
    const heading = withValue(first, "pages[0].sections[0].heading", "My headline");
    const mine = {
      ...{ path: "/impressum" as const, label: "Impressum", title: "Impressum", description: "" },
      sections: [{ block: "hero-type" as const, heading: "Impressum" }],
    };
    const site = { ...heading, pages: [...heading.pages, mine] };
    const after = carryOwn(site, second, [first]);
    expect(after.pages[0]?.sections[0]).toMatchObject({
      block: second.pages[0]?.sections[0]?.block,
      heading: "My headline",
    });
    expect(after.pages.find(({ path }) => path === "/impressum")).toEqual(mine);
  });
});

test("the news stay: the page that lists them, and the section on home", () => {
  const posts = [{ slug: "a", date: "2026-11-17", title: "A", text: [{ text: "B" }] }];
  const [home, ...rest] = first.pages;
  const before = {
    ...first,
    posts,
    pages: [
      { ...home, sections: [...(home?.sections ?? []), exampleOf("news-latest")] },
      { ...home, path: "/news", sections: [exampleOf("hero-type"), exampleOf("news-list")] },
      ...rest,
    ],
  } as unknown as SiteDocument;
  const blocks = ({ pages }: SiteDocument) =>
    pages.flatMap(({ sections }) => sections.map(({ block }) => block));
  for (const start of starts.slice(0, 30)) {
    const after = carryOwn(before, { ...start, posts }, [first]);
    expect(blocks(after)).toEqual(expect.arrayContaining(["news-latest", "news-list"]));
    expect(after.posts).toBe(posts);
  }
});
