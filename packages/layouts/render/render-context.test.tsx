import { describe, expect, test } from "vitest";
import { onlyComposed } from "../blocks/definitions.ts";
import { type BlockName, blocks } from "../blocks/index.ts";
import { cataloguePages } from "../catalogue/catalogue.ts";
import type { PictureId } from "../catalogue/pictures/pictures.ts";
import { bodyMarkup } from "./markup.tsx";
import { pageModelOf } from "./render.tsx";
import {
  libraryPicture,
  type PictureFacts,
  type RenderContext,
  singlePage,
} from "./render-context.ts";

const picture: PictureFacts = {
  alt: "",
  focal: [0.5, 0.5],
  width: 300,
  height: 200,
  sets: [{ type: "image/webp", files: [{ width: 300, address: "here/own-300.webp" }] }],
};

const elsewhere: RenderContext = {
  home: "index.html",
  address: (href) => (/^(#|tel:|mailto:)/.test(href) ? `[${href}]` : href),
  form: () => ({ action: "https://forms.example/", method: "post", trap: "website" }),
  picture: () => picture,
  ratio: "landscape",
  fit: () => "fit",
  words: singlePage.words,
};

/** Each block once: the first page of the catalogue that has it. */
const pages = new Set(
  (Object.keys(blocks) as BlockName[])
    .filter((name) => !onlyComposed.includes(name))
    .map((name) =>
      cataloguePages.find(({ layout: { nav, sections, footer } }) =>
        [nav, ...sections, footer].some((section) => section?.block === name),
      ),
    ),
);

describe("every block is told where it stands", () => {
  test.each([...pages].map((page) => [page?.id, page] as const))("%s", (_, page) => {
    if (!page) throw new Error("a block without a page");
    const model = { ...pageModelOf(page), context: elsewhere };
    const html = bodyMarkup(model);
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = ""]) => href);
    // What the business gives is the same everywhere; what a section links to is asked for.
    const own = links.filter((href) => href !== "#main" && !/^(tel:|mailto:)/.test(href));
    expect(own.filter((href) => href !== "index.html" && !href.startsWith("["))).toEqual([]);
    expect(own).toContain("index.html");
    for (const [, action] of html.matchAll(/<form [^>]*action="([^"]*)"/g))
      expect(action).toBe("https://forms.example/");
    for (const [image] of html.matchAll(/<img [^>]*>/g)) expect(image).toContain("own-300.webp");
    expect(html).not.toContain('srcSet="pictures/');
  });
});

test("the navigation says which page is shown, and only there", () => {
  const [page] = cataloguePages;
  if (!page) throw new Error("no pages");
  for (const nav of ["nav-bar", "nav-plain", "nav-centre", "nav-rail"] as const) {
    const model = {
      ...pageModelOf(page),
      nav: { block: nav },
      links: [{ label: "A", href: "/a" }],
    };
    const marked = bodyMarkup({ ...model, context: { ...singlePage, current: "/a" } });
    expect(marked.match(/aria-current="page"/g)).toHaveLength(1);
    expect(bodyMarkup(model)).not.toContain("aria-current");
  }
});

test("a business without telephone or address leaves no empty link", () => {
  const [page] = cataloguePages;
  if (!page) throw new Error("no pages");
  const business = { name: "Ida", strapline: "", phone: "", email: "", address: [] };
  for (const footer of ["footer-slim", "footer-columns", "footer-large"] as const)
    for (const nav of ["nav-rail", "nav-bar"] as const) {
      const html = bodyMarkup({
        ...{ ...pageModelOf(page), business, sections: [] },
        ...{ nav: { block: nav }, footer: { block: footer } },
      });
      expect(html).not.toMatch(/href="(tel|mailto):"/);
    }
});

test("an opening is lit again in the dark where its picture has a twin at dusk", () => {
  const page = cataloguePages.find(({ id }) => id === "trav-0001");
  if (!page) throw new Error("TRAV 0001 is gone");
  expect(libraryPicture("trav-harbour").dusk).toHaveLength(2);
  const html = bodyMarkup(pageModelOf(page));
  const [dusk = "", , day = ""] = html.match(/<source [^>]*trav-harbour[^>]*>/g) ?? [];
  expect(dusk).toContain('media="(prefers-color-scheme: dark)"');
  expect(dusk).toContain("trav-harbour-dusk-");
  expect(day).not.toContain("-dusk-");
});

test("large pictures of the day alone have a lamp's light over them in the dark, and no others have", () => {
  const isLit = (id: PictureId) => libraryPicture(id).daylight === true;
  expect(isLit("natu-paper-wood")).toBe(true);
  // With a twin at dusk, and at dusk already.
  for (const id of ["trav-harbour", "natu-lodge"] as const) expect(isLit(id), id).toBe(false);
  const page = cataloguePages.find(({ id }) => id === "natu-0001");
  if (!page) throw new Error("NATU 0001 is gone");
  const shown = bodyMarkup(pageModelOf(page)).match(/<picture class="[^"]*/g) ?? [];
  expect(shown.length).toBeGreaterThan(3);
  const lit = shown.filter((name) => name.includes("photo-daylight"));
  expect(lit).toHaveLength(2);
  expect(lit[0]).toBe(shown[0]);
});
