import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import {
  imageRefs,
  publicSite,
  readValue,
  type SiteDocument,
  swapIn,
  swapsFor,
  textsOfSite,
  writeSite,
} from "@daylit/site-engine";
import { valueAt, withValue } from "@daylit/site-engine/document/object-path.ts";
import { withWords } from "@daylit/site-engine/edit/changes/facts.ts";
import { addPage, removePage } from "@daylit/site-engine/edit/changes/pages.ts";
import {
  addPost,
  changePost,
  removePost,
  withPostTitle,
} from "@daylit/site-engine/edit/changes/posts.ts";
import { addSection, removeSection } from "@daylit/site-engine/edit/changes/sections.ts";
import { inLayout } from "@daylit/site-engine/edit/changes/trade.ts";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import { withLegalPages } from "@daylit/site-engine/edit/legal.ts";
import {
  withLanguage,
  withoutLanguage,
  withPublic,
  withTranslation,
} from "@daylit/site-engine/edit/translate.ts";
import { builtSite } from "@daylit/site-engine/testing/built-site.ts";
import { pictureOf } from "@daylit/site-engine/testing/picture-of.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { withOwnPicture } from "../images/own-picture.ts";
import { openedFile } from "../open/opened-file.ts";
import { createSession } from "../store/session.ts";
import { linkOf, readLink } from "./share/share-link.ts";
import { workingCopy } from "./working-copy.ts";

const starts = ["food-0001-1", "arch-0001", "spor-0002"].map((id) => {
  const layout = cataloguePages.find((page) => page.id === id);
  if (!layout) throw new Error(`no ${id}`);
  return siteFromLayout(layout);
});
const [start] = starts as [SiteDocument];

/** One word, so that it is found in addresses and names of files too. */
const secret = "quincecellar";

/** The files of the site that have it. */
function filesWithIt(site: SiteDocument): string[] {
  const options = { composer: "https://daylit.example/compose", day: "2026-11-18" };
  const files = builtSite(site, "", ({ name }) => new TextEncoder().encode(name), options);
  const hasIt = (part: string | Uint8Array) =>
    (typeof part === "string" ? part : new TextDecoder().decode(part))
      .toLowerCase()
      .includes(secret);
  return [...files].filter((file) => file.some(hasIt)).map(([name]) => name);
}

type Change = (site: SiteDocument) => SiteDocument;

const heading = "pages[0].sections[0].heading";
const headingOf = (site: SiteDocument) => `${valueAt(site, heading)}`;
const write =
  (words: string, path = heading): Change =>
  (site) =>
    withWords(site, path, words);
const inGerman: Change = (site) => withPublic(withLanguage(site, "de"), "de", true);
const german: Change = (site) =>
  withTranslation(inGerman(site), "de", headingOf(site), `Der ${secret}`);
const picture: Change = (site) => {
  const own = withOwnPicture(site, "own-a", {
    ...{ alt: secret, width: 480, height: 300, focal: [0.5, 0.5] },
    files: [{ width: 480, type: "webp", hash: "a".repeat(64) }],
  });
  return withValue(own, imageRefs(own)[0]?.path ?? "", "own-a");
};

/** What an owner writes, and how it goes again. */
const removed: Readonly<Record<string, readonly Change[]>> = {
  "a sentence": [write(`The ${secret}`), write("Another")],
  "a fact": [write(secret, "business.strapline"), write("Another", "business.strapline")],
  "words that the next design has no place for": [
    (site) => swapIn(site, 0, 0, "hero-full"),
    write(secret, "pages[0].sections[0].keyword"),
    (site) => swapIn(site, 0, 0, "hero-type"),
    (site) => swapIn(site, 0, 0, "hero-split"),
    ...textsOfSite(start)
      .filter(({ path }) => path.startsWith("pages[0].sections[0]"))
      .map(({ path }) => write("Another", path)),
  ],
  "the words of another layout": [
    (site) => addSection(site, 0, 1, "story-text"),
    write(secret, "pages[0].sections[1].heading"),
    (site) => inLayout(site, starts[1] ?? site, false),
    (site) => {
      const still = textsOfSite(site).filter(({ text }) => text.includes(secret));
      return still.reduce((all, { path }) => withWords(all, path, "Another"), site);
    },
  ],
  "a section": [
    (site) => addSection(site, 0, 1, "story-text"),
    write(secret, "pages[0].sections[1].heading"),
    (site) => removeSection(site, 0, 1),
  ],
  "a page": [
    (site) => addPage(site, secret),
    (site) =>
      removePage(
        site,
        site.pages.findIndex(({ path }) => path === `/${secret}`),
      ),
  ],
  "a post": [
    (site) => addPost(site, "2026-11-01"),
    (site) => withPostTitle(site, 0, secret),
    (site) => changePost(site, 0, { text: [{ text: secret }] }),
    (site) => removePost(site, 0),
  ],
  "the translation of a notice": [
    (site) => ({ ...site, notice: { text: "Closed today" } }),
    (site) => withTranslation(inGerman(site), "de", "Closed today", secret),
    ({ notice: _, ...site }) => site,
  ],
  "the translation of a notice that was rewritten": [
    (site) => ({ ...site, notice: { text: "Closed today" } }),
    (site) => withTranslation(inGerman(site), "de", "Closed today", secret),
    write("Open again", "notice.text"),
  ],
  "a language and its own words": [
    german,
    (site) => ({ ...site, words: { de: { menu: secret } } }),
    (site) => withoutLanguage(site, "de"),
  ],
  "a language that is not public yet": [
    german,
    (site) => ({ ...site, words: { de: { menu: secret } } }),
    (site) => withPublic(site, "de", false),
  ],
  "a translated sentence, for another": [
    write(`The ${secret}`),
    (site) => withTranslation(inGerman(site), "de", `The ${secret}`, "Der Keller"),
    write("Another"),
  ],
  "the translation of a section that went": [
    (site) => addSection(site, 0, 1, "story-text"),
    write("Downstairs", "pages[0].sections[1].heading"),
    (site) => withTranslation(inGerman(site), "de", "Downstairs", secret),
    (site) => removeSection(site, 0, 1),
  ],
  "a picture and its description": [
    picture,
    (site) => withValue(site, imageRefs(site)[0]?.path ?? "", "inte-vases"),
  ],
  "an answer on a legal page": [
    withLegalPages,
    (site) =>
      withWords(site, `pages[${site.pages.length - 1}].sections[1].questions[0].answer`, secret),
    (site) => removePage(site, site.pages.length - 1),
  ],
};

describe("nothing that leaves the browser has", () => {
  test.each(Object.entries(removed))("%s", async (_, changes) => {
    const session = createSession({ ...start, address: "https://zoe.example/" });
    let written = false;
    for (const change of changes) {
      session.change("change", change);
      written ||= JSON.stringify(session.site).includes(secret);
    }
    expect(written).toBe(true);
    expect(filesWithIt(session.site)).toEqual([]);
    // The project file, and a link that is shared.
    const open = publicSite(session.site);
    expect(writeSite(open)).not.toContain(secret);
    expect(readValue(open)).toEqual({ site: open, repairs: [] });
    const { site } = await readLink(await linkOf(session.site, ""));
    expect(site && writeSite(site)).not.toContain(secret);
  });

  test("a notice whose last day is over, or its translation", () => {
    const noticed = { ...start, notice: { text: secret, until: "2026-11-01" } };
    expect(filesWithIt(withTranslation(inGerman(noticed), "de", secret, secret))).toEqual([]);
  });

  test("any word that was on a page before a section changed its design, unless it is there still", () => {
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.nat(), fc.nat(), fc.nat(), (site, a, b, c) => {
        const page = a % site.pages.length;
        const section = b % (site.pages[page]?.sections.length ?? 1);
        const block = site.pages[page]?.sections[section]?.block ?? "hero-type";
        const swaps = swapsFor(block).filter(
          (name) => name.startsWith("hero-") === block.startsWith("hero-"),
        );
        const session = createSession(site);
        const mine = textsOfSite(site).filter(
          (text) => text.page === page && text.section === section,
        );
        for (const [at, { path }] of mine.entries())
          session.change("text", write(`${secret}${at}x`, path));
        session.change("design", (before) =>
          swapIn(before, page, section, swaps[c % swaps.length] ?? block),
        );
        const shown = new Set(
          textsOfSite(session.site).flatMap(({ text }) => text.match(/quincecellar\d+x/g) ?? []),
        );
        const found = writeSite(publicSite(session.site)).match(/quincecellar\d+x/g) ?? [];
        expect(found.filter((word) => !shown.has(word))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

test("a working copy has it all, and opens as it was", async () => {
  const session = createSession(start);
  for (const change of [...(removed["words that the next design has no place for"] ?? []), picture])
    session.change("change", change);
  const files = new Map([
    ["a".repeat(64), new Blob([pictureOf({ name: ".webp", key: "" }) as BlobPart])],
  ]);
  const shelf = {
    keep: async () => "a".repeat(64),
    file: async (hash: string) => files.get(hash),
  };
  const { name, zip } = await workingCopy(session.site, shelf);
  expect(name).toMatch(/-working-copy\.zip$/);
  expect(JSON.stringify(session.site)).toContain(secret);
  const { site, note } = await openedFile(new File([zip], name), shelf);
  expect(site).toEqual(session.site);
  expect(note).toBeUndefined();
});
