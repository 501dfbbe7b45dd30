import { expect, test } from "vitest";
import { pages } from "../../apps/site/model/pages.ts";
import { absolute, site } from "../../apps/site/model/site.ts";
import { attributeOf, type BuiltDocument, textOf } from "../support/built/built-document.ts";
import { documentAt } from "../support/built/built-hosts.ts";
import { servedSite } from "../support/built/served.ts";

const served = servedSite();

const built = (path: string): BuiltDocument => {
  const found = documentAt(new URL(absolute(path)));
  if (!found) throw new Error(`${path} is not built`);
  return found;
};

test("every listed path answers", async () => {
  const answers = await Promise.all(pages.map(({ path }) => served.head(path)));
  const wrong = pages.filter((_, index) => answers[index]?.status !== 200);
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("every page says what it is, to people and to those who share it", () => {
  for (const { path, kind, canonical, heading, ...words } of pages) {
    const { elements } = built(path);
    const called = (name: string) => elements.filter(({ tagName }) => tagName === name);
    // A drawing has a title too.
    const titles = called("title").filter(({ namespaceURI }) => namespaceURI.endsWith("xhtml"));
    const metas = Object.fromEntries(
      called("meta").map((meta) => [
        attributeOf(meta, "property") ?? attributeOf(meta, "name"),
        attributeOf(meta, "content"),
      ]),
    );
    // These are made from captions, purposes and summaries: apps/site/build/pages-with-descriptions.test.ts.
    const isMade = ["layout", "trade", "part"].includes(kind);
    const title = isMade ? (titles.map(textOf)[0] ?? "") : words.title;
    const description = isMade ? metas.description : words.description;
    expect(titles.map(textOf), path).toEqual([title]);
    expect(title.toLowerCase(), path).toContain(
      path === "/" ? "daylit" : heading.split(" ")[0]?.toLowerCase(),
    );
    expect(description, path).toBeTruthy();
    expect(called("h1").map(textOf), path).toEqual([heading]);
    expect(
      called("html").map((root) => attributeOf(root, "lang")),
      path,
    ).toEqual(["en-GB"]);
    expect(metas, path).toMatchObject({
      description,
      "og:title": title,
      "og:description": description,
      "og:image": `${site.origin}/assets/preview.png`,
      "og:type": "website",
      "og:url": absolute(canonical),
      "twitter:card": "summary_large_image",
    });
    const named = called("link").filter((link) => attributeOf(link, "rel") === "canonical");
    expect(
      named.map((link) => attributeOf(link, "href")),
      path,
    ).toEqual([absolute(canonical)]);
  }
});
