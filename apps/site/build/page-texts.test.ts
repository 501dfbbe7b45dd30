import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pages } from "../model/pages.ts";
import { textsOf } from "./page-texts.ts";

const content = new URL("../content/", import.meta.url);
const texts = readdirSync(content, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".mdx"),
);
const shownBy = (name: string) => {
  const words = readFileSync(new URL(name, content), "utf8");
  return pages.filter((page) => textsOf(page).includes(words)).map(({ path }) => path);
};

test.each(texts)("a build knows which pages to rebuild when %s changes", (name) => {
  expect(shownBy(name)).not.toEqual([]);
});

test("the reference's entry is rebuilt with the chapters that it points to", () => {
  for (const name of texts.filter((text) => text.startsWith("documentation/")))
    expect(shownBy(name), name).toContain("/stylesheet");
});
