import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { mapTexts } from "@daylit/layouts/schema/facts.ts";
import { asOwn } from "@daylit/layouts/schema/marks.ts";
import { expect, test } from "vitest";
import { addSection } from "../../edit/changes/sections.ts";
import { siteFromLayout } from "../../edit/from-layout.ts";
import { examplePictures, withChosenPictures } from "../pictures/example-pictures.ts";
import { imageRefs } from "../pictures/image-refs.ts";
import { upscaled } from "../pictures/picture-size.ts";
import { parseSite } from "../read/read.ts";
import type { SiteDocument } from "../site-document.ts";
import { withPageWords } from "../text/page-meta.ts";
import { check } from "./check.ts";

const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const { examples: _, examplePictures: ours = [], ...begun } = siteFromLayout(layout);
/** A site in which nothing is an example any more. */
const start = mapTexts<SiteDocument>(begun, asOwn);
const offer = { name: "Light Interactive", limits: { pages: 3, sections: 5, photos: 3 } };

const [home, ...others] = start.pages;
if (!home) throw new Error("no page");
const withHero = (fields: object): SiteDocument => {
  const [hero, ...rest] = home.sections;
  return {
    ...start,
    pages: [{ ...home, sections: [{ ...hero, ...fields } as never, ...rest] }, ...others],
  };
};
const words = (site: SiteDocument) => check(site, offer).map((finding) => finding.words);

test("a site document without faults has none but what the package says", () => {
  expect(check({ ...start }).filter(({ level }) => level !== "note")).toEqual([]);
});

test("each fault is said once, in words, with its place", () => {
  expect(words({ ...start, business: { ...start.business, phone: "", email: "" } })).toContain(
    "There is no way to contact you: add a telephone number or an email address.",
  );
  expect(words({ ...start, business: { ...start.business, email: "" } })).toContain(
    "This form can’t be sent: add an email address or a form service.",
  );
  expect(words(withHero({ heading: "" }))).toContain("Headline is empty.");
  expect(words(withHero({ heading: "x".repeat(500) })).join()).toMatch(/Headline is too long: 500/);
  const long = "x".repeat(70);
  expect(words(withHero({ heading: long })).join()).toMatch(
    /Headline is long: 70 .* four lines on a phone/,
  );
  expect(words(withHero({ actions: [{ label: "Go", href: "/nowhere" }] }))).toContain(
    "This link is broken: “/nowhere” is not on this site.",
  );
  expect(words(withHero({ actions: [{ label: "Go", href: "" }] }))).toContain("Add a link.");
  const again = { ...start, pages: [home, { ...home, path: "/again" as const }] };
  expect(words(again).join()).toContain("The title is the same as that of “Home”");
  const many = Array.from({ length: 4 }, (_, index) => ({ ...home, path: `/p${index}` as const }));
  expect(words({ ...start, pages: [home, ...many] })).toContain(
    "5 pages beside the contact page; Light Interactive has 3.",
  );
});

test("pictures that nobody has chosen are counted once each, until they are kept or replaced", () => {
  const site = { ...start, examplePictures: ours };
  const count = examplePictures(site).length;
  expect(count).toBe(new Set(imageRefs(site).map(({ image }) => image.id)).size);
  expect(words(site)).toContain(`${count} pictures are our examples.`);
  const [first, ...rest] = examplePictures(site);
  const fewer = withChosenPictures(site, [first?.image.id ?? ""]);
  expect(words(fewer)).toContain(`${count - 1} pictures are our examples.`);
  expect(parseSite(JSON.parse(JSON.stringify(fewer))).examplePictures).toEqual(
    fewer.examplePictures,
  );
  const none = withChosenPictures(
    fewer,
    rest.map(({ image }) => image.id),
  );
  expect(words(none).join()).not.toContain("our example");
  // A new section brings some along; those that the owner has chosen elsewhere are theirs.
  const more = addSection(none, 0, 1, "gallery-mosaic");
  expect(examplePictures(more).length).toBeGreaterThan(0);
  expect(examplePictures(addSection(more, 0, 1, "gallery-mosaic"))).toHaveLength(
    examplePictures(more).length,
  );
});

test("a page that shows nothing but its name is named", () => {
  const page = (...sections: object[]) => ({
    ...home,
    path: "/prices",
    label: "Prices",
    title: "P",
    sections,
  });
  const said = (...sections: object[]) =>
    words({ ...start, pages: [home, page(...sections), ...others] } as never);
  const empty = "“Prices” shows nothing but its name. Add a section, or remove the page.";
  const name = { block: "hero-type", heading: "Prices" };
  expect(said(name)).toContain(empty);
  expect(said(name, { block: "news-list", heading: "All news" })).toContain(empty);
  expect(said({ ...name, lead: "Everything costs ten pounds." })).not.toContain(empty);
  expect(
    said(name, { block: "hero-split", heading: "Prices", picture: "inte-lounge" }),
  ).not.toContain(empty);
});

test("an own picture that would be upscaled is reported", () => {
  const own = { alt: "A cat", width: 48, height: 48, focal: [0.5, 0.5] as const, files: [] };
  const said = (width: number) =>
    check({
      ...withHero({ picture: "own-a" }),
      pictures: { "own-a": { ...own, width } },
    }).filter(({ about }) => about === "size");
  expect(said(48)).toMatchObject([{ level: "should", path: "pages[0].sections[0].picture" }]);
  expect(said(48)[0]?.words).toContain("48 pixels wide: it will look blurred. At least 1440");
  expect(said(1440)).toEqual([]);
  expect(upscaled("pages[0].sections[3].people[2].picture", 480)).toBeUndefined();
});

test("own pictures need words for those who do not see them", () => {
  const own = { alt: "", width: 9, height: 9, focal: [0.5, 0.5] as const, files: [] };
  const site = { ...withHero({ picture: "own-a" }), pictures: { "own-a": own } };
  const about = (value: SiteDocument) =>
    check(value).filter((finding) => finding.about === "picture");
  expect(about(site)).toMatchObject([{ level: "must", path: "pages[0].sections[0].picture" }]);
  expect(about({ ...site, pictures: { "own-a": { ...own, alt: "A cat" } } })).toEqual([]);
  const decoration = {
    ...withHero({ picture: { id: "own-a", alt: "" } }),
    pictures: site.pictures,
  };
  expect(about(decoration)).toEqual([]);
});

test("words that nobody has written over are counted", () => {
  const first = siteFromLayout(layout);
  const count = (site: SiteDocument) =>
    check(site).filter(({ about }) => about === "example").length;
  const [hero] = first.pages[0]?.sections ?? [];
  const mine = {
    ...first,
    pages: first.pages.map((page, index) =>
      index === 0
        ? {
            ...page,
            sections: [{ ...hero, heading: "My own" } as never, ...page.sections.slice(1)],
          }
        : page,
    ),
  };
  expect(count(first) - count(withPageWords(first, mine))).toBe(1);
});
