import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { onlyComposed } from "../blocks/definitions.ts";
import { blocks } from "../blocks/index.ts";
import { kinds } from "../blocks/kinds.ts";
import { assetFile, pictureFiles } from "../render/asset-files.ts";
import { renderLayout } from "../render/render-layout.ts";
import { trades } from "../trades/trades.ts";
import { allSections, cataloguePages } from "./catalogue.ts";
import { factsOf } from "./measured-facts.ts";
import { outputHash } from "./output-hash.ts";
import { textsOf } from "./search/search-words.ts";

test("there are a hundred pages, five for each of the twenty trades", () => {
  expect(cataloguePages).toHaveLength(trades.length * 5);
});

test("there are at least forty blocks, and each is used at least twice", () => {
  const used = cataloguePages.flatMap(({ layout }) =>
    allSections(layout).map(({ block }) => block),
  );
  expect(Object.keys(blocks).length).toBeGreaterThanOrEqual(40);
  const rare = Object.keys(blocks).filter(
    (name) => used.filter((block) => block === name).length < 2,
  );
  expect(rare).toEqual(onlyComposed);
});

test("every kind of section has a name for people, and a block", () => {
  const found = new Set(Object.keys(blocks).map((name) => name.split("-")[0]));
  expect(Object.keys(kinds).sort()).toEqual([...found].sort());
});

test("no sentence of ten words or more appears in two trades", () => {
  const owner = new Map<string, string>();
  const repeated: string[] = [];
  for (const page of cataloguePages)
    for (const sentence of textsOf(page).flatMap((text) => text.split(/(?<=[.!?:;])\s+/))) {
      const key = sentence
        .toLowerCase()
        .replaceAll(/[^\p{L}\d]+/gu, " ")
        .trim();
      if (key.split(" ").length < 10) continue;
      const first = owner.get(key) ?? page.trade.slug;
      if (first !== page.trade.slug) repeated.push(`${first}, ${page.trade.slug}: ${sentence}`);
      owner.set(key, first);
    }
  expect(repeated).toEqual([]);
});

test("every picture and font that a page names is there", () => {
  const pictures = pictureFiles();
  const missing = cataloguePages.flatMap((page) =>
    renderLayout(page)
      .assets.filter((address) => !existsSync(assetFile(address, pictures) ?? ""))
      .map((address) => `${page.id}: ${address}`),
  );
  expect(missing).toEqual([]);
});

test("thumbnails and facts are those of the present output", () => {
  const stale = cataloguePages.filter(
    (page) =>
      factsOf(page.id)?.output !== outputHash(page) ||
      ["", "-dark", "-phone", "-phone-dark", "-page", "-page-dark"].some(
        (kind) =>
          !existsSync(
            join(import.meta.dirname, `../generated/thumbnails${kind}`, `${page.id}.avif`),
          ),
      ),
  );
  expect(
    stale.map(({ id }) => id),
    "run npm run refresh",
  ).toEqual([]);
});

test("a browser found nothing against any page, and no text below 4.5:1", () => {
  const poor = cataloguePages.filter(({ id }) => {
    const facts = factsOf(id);
    return !facts || facts.axe > 0 || facts.contrast < 4.5;
  });
  expect(poor.map(({ id }) => id)).toEqual([]);
});
