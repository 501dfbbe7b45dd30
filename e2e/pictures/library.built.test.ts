import { trades } from "@daylit/layouts/trades/trades.ts";
import { catalogue } from "@daylit/pictures/catalogue/catalogue.ts";
import { expect, test } from "vitest";
import { absolute } from "../../apps/site/model/site.ts";
import { attributeOf, elementsOf } from "../support/built/built-document.ts";
import { documentAt } from "../support/built/built-hosts.ts";
import { servedSite } from "../support/built/served.ts";

const served = servedSite();

test("the library shows every picture by trade, with a download that answers", async () => {
  const { elements } = documentAt(new URL(absolute("/pictures"))) ?? { elements: [] };
  const links = elements.filter((element) => attributeOf(element, "class") === "shelf-view");
  expect(links).toHaveLength(catalogue.length);
  const shelves = elements.filter((element) => attributeOf(element, "class") === "shelf");
  for (const { slug } of trades) {
    const shelf = shelves.find((element) => attributeOf(element, "id") === slug);
    const own = (shelf ? elementsOf(shelf) : []).filter((element) => links.includes(element));
    expect(own.length, slug).toBeGreaterThanOrEqual(3);
  }
  const files = elements
    .filter((element) => attributeOf(element, "download") !== undefined)
    .map((element) => attributeOf(element, "href") ?? "");
  expect(files.length).toBe(catalogue.length);
  for (const [index, { status, headers }] of (
    await Promise.all(files.map(served.head))
  ).entries()) {
    expect(status, files[index]).toBe(200);
    expect(headers["cache-control"], files[index]).toContain("immutable");
  }
});
