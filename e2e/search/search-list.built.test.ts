import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { searchEntry, searchFolder } from "../../apps/site/features/search/query/core.ts";
import { openLibrary } from "../../apps/site/features/search/query/library.ts";
import { absolute } from "../../apps/site/model/site.ts";
import { attributeOf } from "../support/built/built-document.ts";
import { documentAt } from "../support/built/built-hosts.ts";
import { servedSite } from "../support/built/served.ts";

const served = servedSite();

const built = "build/site";

async function records() {
  const { index, complete } = await openLibrary(async (url) =>
    JSON.parse(readFileSync(built + url, "utf8")),
  );
  await complete(index.records);
  return index.records;
}

test("every place that search leads to is there", async () => {
  const pages = new Map<string, string>();
  const all = await records();
  expect(all.filter(({ path }) => path.startsWith("/pictures#")).length).toBeGreaterThan(300);
  const wrong = all.filter(({ path }) => {
    const [address = "", fragment] = path.split("#");
    const file = `${built}${address === "/" ? "" : address}/index.html`;
    const html = pages.get(file) ?? readFileSync(file, "utf8");
    pages.set(file, html);
    // A variation is chosen by the page itself.
    return fragment && !fragment.startsWith("variation-") && !html.includes(`id="${fragment}"`);
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
  expect(pages.size).toBeGreaterThan(150);
});

test("its files may be kept for ever, but for the one that every page knows", async () => {
  const files = readdirSync(built + searchFolder).filter((file) => /\.(json|avif)$/.test(file));
  for (const address of files.map((name) => searchFolder + name)) {
    const kept = (await served.head(address)).headers["cache-control"];
    if (address === searchEntry) expect(kept).toBe("no-cache");
    else expect(kept, address).toContain("immutable");
  }
});

test("browsers are told how to search the site", async () => {
  const link = documentAt(new URL(absolute("/")))?.elements.find(
    (element) => attributeOf(element, "rel") === "search",
  );
  if (!link) throw new Error("no link to a description of the search");
  expect(attributeOf(link, "type")).toBe("application/opensearchdescription+xml");
  const { status, body } = await served.get(attributeOf(link, "href") ?? "");
  expect(status).toBe(200);
  expect(body.toString()).toContain("/search?q={searchTerms}");
});
