import { readFileSync } from "node:fs";
import { clients } from "@daylit/clients/clients.ts";
import { expect, test } from "vitest";
import { stripHeader } from "../../../css/minify.ts";
import { readParts } from "../../../css/reference.ts";
import { countWords } from "../../app/model/assets/words.ts";
import { offer } from "../../app/model/planner/offer.ts";

const { limits } = offer;

/** Library pictures that a client's pages show, each once. */
const picturesOf = ({ pages }: (typeof clients)[number]) =>
  new Set(
    JSON.stringify(pages)
      .match(/"[a-z]{4}-[a-z-]+"/g)
      ?.filter((id) => /"(id|picture)":$/.test(JSON.stringify(pages).split(id)[0] ?? "")),
  );

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

test("some of them show more photos than the package has, and the landing page says so", () => {
  const beyond = clients.filter((client) => picturesOf(client).size > limits.photos);
  expect(beyond.length).toBeGreaterThan(0);
  expect(beyond.length).toBeLessThan(clients.length);
});

test("38 words became 16, as the copywriting sample says", () => {
  const file = new URL("../../app/components/packages/WordsSample.tsx", import.meta.url);
  const sample = /<p>([\s\S]*?)<\/p>/.exec(readFileSync(file, "utf8"))?.[1] ?? "";
  const words = (gone: "del" | "ins") =>
    countWords(
      sample
        .replaceAll('{" "}', " ")
        .replaceAll(new RegExp(`<${gone}>.*?</${gone}>`, "gs"), " ")
        .replaceAll(/<\/?(del|ins)>/g, " "),
    );
  expect([words("ins"), words("del")]).toEqual([38, 16]);
});

test("the framework can be read in an afternoon: about two thousand lines, four hours at eight a minute", () => {
  // The rules: the headers are the reference, which nobody reads from top to bottom.
  const lines = readParts()
    .flatMap(({ css }) => stripHeader(css).split("\n"))
    .filter((line) => line.trim());
  expect(lines.length).toBeLessThan(4 * 60 * 8 * 1.5);
});
