import { readFileSync } from "node:fs";
import { clients } from "@daylit/clients/clients.ts";
import { catalogue } from "@daylit/pictures/catalogue/catalogue.ts";
import { expect, test } from "vitest";
import { countWords } from "../../features/assets/model/words.ts";
import { roles } from "../../features/colour/model/roles.ts";
import { offer } from "../../model/offer.ts";

const { limits } = offer;

const library = new Set<string>(catalogue.map(({ id }) => id));

/** Library pictures that a client's pages show, each once. */
function picturesOf({ pages }: (typeof clients)[number]): Set<string> {
  const found = new Set<string>();
  JSON.stringify(pages, (_, value) => {
    if (library.has(value)) found.add(value);
    return value;
  });
  return found;
}

test("the example sites keep to the package's pages and sections", () => {
  for (const { slug, pages } of clients) {
    // The contact page comes on top.
    expect(pages.filter(({ path }) => path !== "/contact").length, slug).toBeLessThanOrEqual(
      limits.pages,
    );
    for (const { path, sections } of pages)
      expect(sections.filter(Boolean).length, `${slug}${path}`).toBeLessThanOrEqual(
        limits.sections,
      );
  }
});

test("five of the seven show more pictures than the package has, as two pages say", () => {
  const beyond = clients.filter((client) => picturesOf(client).size > limits.photos);
  expect([beyond.length, clients.length]).toEqual([5, 7]);
});

test("38 words became 19, as the copywriting sample says", () => {
  const file = new URL("../../features/packages/ui/WordsSample.tsx", import.meta.url);
  const sample = /<p>([\s\S]*?)<\/p>/.exec(readFileSync(file, "utf8"))?.[1] ?? "";
  const without = (gone: "del" | "ins") =>
    sample
      .replaceAll('{" "}', " ")
      .replaceAll(new RegExp(`<${gone}>.*?</${gone}>`, "gs"), " ")
      .replaceAll(/<\/?(del|ins)>/g, " ")
      .replaceAll(/\s+/g, " ");
  expect([countWords(without("ins")), countWords(without("del"))]).toEqual([38, 19]);
  // A touch-up keeps every fact.
  for (const fact of ["grandfather", "High Street", "1962", "by hand", "every day"])
    expect(without("del")).toContain(fact);
});

test("six other colours are derived from the brand colour", () => {
  expect(Object.keys(roles).filter((role) => role !== "primary")).toHaveLength(6);
});
