import { layoutCards, pageId, trades } from "@daylit/layouts/trades/trades.ts";
import { expect, test } from "vitest";
import { pages } from "../../../model/pages.ts";
import { deskOf } from "../../../workspace/store/record/parts.ts";
import { newRecord, readRecord } from "../../../workspace/store/record/record.ts";
import { contentsOf as partsOf } from "./contents.ts";

const contentsOf = (record: Parameters<typeof partsOf>[0]) =>
  partsOf(record, { "food-0001-2": "The supper club", "wedd-0002": "The invitation" });
const paths = new Set(pages.map(({ path }) => path));
const ids = trades.flatMap((trade) => layoutCards(trade).map(pageId));

test("whichever layout was chosen is kept, named, and leads to its page", () => {
  expect(ids.some((id) => /-\d{4}-\d$/.test(id))).toBe(true);
  for (const layout of ids) {
    const read = readRecord({ ...newRecord("Fern"), layout });
    if (typeof read === "string") throw new Error(read);
    const part = contentsOf(read).find(({ about }) => about === "Layout");
    expect(part?.here, layout).toBe(true);
    expect(paths, layout).toContain(part?.to.split("#")[0]);
  }
});

test("one of a family is named with its place in it", () => {
  const part = contentsOf({ ...newRecord(), layout: "food-0001-2" }).find(
    ({ about }) => about === "Layout",
  );
  expect(part).toMatchObject({
    text: "FOOD 0001, variation 2: The supper club",
    to: "/layouts/food/food-0001#variation-2",
  });
});

test("favourites are named until a layout is chosen", () => {
  const favourites = ["food-0001-2", "wedd-0002"];
  const [part] = contentsOf({ ...newRecord(), favourites }).filter(
    ({ about }) => about === "Layout",
  );
  expect(part).toMatchObject({
    text: "Favourites: FOOD 0001, variation 2: The supper club; WEDD 0002: The invitation.",
    here: false,
  });
});

test("what is on the composed site counts, and leads to the composer", () => {
  const site = {
    business: { name: "Zoe’s Bakery" },
    pages: [{}, {}, {}],
    pictures: { "own-12345678": {}, "own-logo-12345678": {} },
    mark: { logo: "own-logo-12345678" },
  };
  const parts = contentsOf({ ...newRecord("Zoe’s Bakery"), site });
  for (const [about, text] of [
    ["Plan", "3 pages on your site."],
    ["Images", "1 picture of your own on your site."],
    ["Logo", "Yours, on your site."],
  ]) {
    const part = parts.find((each) => each.about === about);
    expect(part).toMatchObject({ text, here: true, to: "/compose#edit" });
  }
});

test("a site without own pictures or logo asks for them", () => {
  const site = { pages: [{}], pictures: {}, mark: { outline: "M0 0" } };
  const parts = contentsOf({ ...newRecord(), site });
  for (const about of ["Images", "Logo"])
    expect(parts.find((part) => part.about === about)?.here, about).toBe(false);
  // It has sections and example pictures: nothing may say that there are none.
  expect(parts.map(({ text }) => text).join()).not.toMatch(/No sections|No pictures here/);
});

test("who has said in the composer what they do is not asked again, nor for a brief to a studio", () => {
  const business = { name: "Oast Flowers", strapline: "Flowers for the day" };
  const record = { ...newRecord(), site: { business, pages: [{}], examples: ["name"] } };
  expect(contentsOf(record).map(({ about }) => about)).not.toContain("Brief");
  expect(deskOf(record).brief.what).toBe("Flowers for the day");
  const example = { ...newRecord(), site: { business, pages: [{}], examples: ["strapline"] } };
  expect(deskOf(example).brief.what).toBe("");
});
