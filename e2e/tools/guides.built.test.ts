import { expect, test } from "vitest";
import { guides } from "../../apps/site/content/guides/index.ts";
import { pathOf } from "../../apps/site/model/menu.ts";
import { absolute } from "../../apps/site/model/site.ts";
import {
  attributeOf,
  type Element,
  elementsOf,
  serialize,
  textOf,
} from "../support/built/built-document.ts";
import { documentAt } from "../support/built/built-hosts.ts";

/** Parts of each guide, as the specification lists them. */
const contents: Record<string, readonly string[]> = {
  "/guides/preparing-assets-for-your-project": [
    "Brief",
    "Colour palette",
    "Base write-up",
    "Images",
    "Logo",
    "House styles",
    "Next steps",
  ],
  "/guides/brand-color-structure": [
    "Primary",
    "Primary light",
    "Lighter",
    "Dark",
    "Accent",
    "Harmony",
    "Application",
  ],
  "/guides/save-the-website-as-webapp": ["iPhone and iPad", "Android", "Mac", "Windows 11"],
};

/** A guide as it was built, without the page around it. */
function guideAt(path: string): Element {
  const elements = documentAt(new URL(absolute(path)))?.elements ?? [];
  const found = elements.find((element) => attributeOf(element, "class") === "guide");
  if (!found) throw new Error(`no guide at ${path}`);
  return found;
}

test("every guide is complete and illustrated", () => {
  for (const path of guides.map(pathOf)) {
    const guide = guideAt(path);
    const text = textOf(guide);
    for (const part of contents[path] ?? []) expect(text, path).toContain(part);
    const drawings = elementsOf(guide).filter(
      (element) => element.tagName === "svg" && attributeOf(element, "role") === "img",
    );
    expect(drawings.length, path).toBeGreaterThanOrEqual(path in contents ? 7 : 0);
    for (const drawing of drawings)
      expect(attributeOf(drawing, "aria-label")?.length, path).toBeGreaterThan(20);
  }
});

test("/guides shows the first guide and names it as the canonical page", () => {
  const first = "/guides/preparing-assets-for-your-project";
  const short = guideAt("/guides");
  expect(textOf(short).length).toBeGreaterThan(3000);
  expect(serialize(short)).toBe(serialize(guideAt(first)));
  const links = documentAt(new URL(absolute("/guides")))?.elements ?? [];
  const canonical = links.filter((element) => attributeOf(element, "rel") === "canonical");
  expect(canonical.map((link) => attributeOf(link, "href"))).toEqual([absolute(first)]);
});
