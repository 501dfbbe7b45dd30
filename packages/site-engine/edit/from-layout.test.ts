import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { describe, expect, test } from "vitest";
import { check } from "../document/check.ts";
import { readProject, writeProject } from "../document/read.ts";
import { textsOfProject } from "../document/texts.ts";
import { projectFrom } from "./from-layout.ts";

const offer = { name: "Light Interactive", limits: { pages: 3, sections: 5, photos: 99 } };

describe("every layout is the beginning of a site", () => {
  test.each(cataloguePages.map((page) => [page.id, page] as const))("%s", (_, page) => {
    const project = projectFrom(page);
    expect(project.pages.length).toBeGreaterThanOrEqual(2);
    expect(project.pages.length).toBeLessThanOrEqual(3);
    expect(project.pages[0]?.sections.map(({ block }) => block)).toEqual(
      page.layout.sections.flatMap((section) => (section ? [section.block] : [])),
    );
    expect(project.pages.at(-1)?.path).toBe("/contact");
    const findings = check(project, offer);
    // Nothing to mend but that the words are ours.
    expect(findings.filter(({ about }) => about !== "lent")).toEqual([]);
    expect(findings.length).toBeGreaterThan(20);
    const { project: again } = readProject(writeProject(project));
    expect(again && writeProject(again)).toBe(writeProject(project));
  });
});

/** Variations of a family are different offers: nobody wants the trade prices of another. */
describe("a variation of a family begins with words of its own", () => {
  const family = cataloguePages.filter(({ card }) => card.variation !== undefined);
  const opening = /^pages\[(\d)\]\.sections\[\d\]\.(?:heading|lead|text)$/;
  const wordsOf = (page: (typeof family)[number], of: string) =>
    textsOfProject(projectFrom(page))
      .filter(({ path }) => opening.exec(path)?.[1] === of)
      .map(({ text }) => text);

  test.each(family.map((page) => [page.id, page] as const))("%s", (_, page) => {
    const sisters = family.filter(
      ({ id, category }) => category === page.category && id !== page.id,
    );
    const [home, second, contact] = ["0", "1", "2"].map((of) => wordsOf(page, of));
    const others = sisters.flatMap((sister) => wordsOf(sister, "0"));
    expect(second?.length).toBeGreaterThan(3);
    expect(second?.filter((text) => others.includes(text) || home?.includes(text))).toEqual([]);
    expect(contact?.filter((text) => others.includes(text))).toEqual([]);
  });
});
