import descriptions from "@daylit/pictures/descriptions/de.json" with { type: "json" };
import { expect, test } from "vitest";
import { describesIn, descriptionOf, loadDescriptions } from "./alt-texts.ts";
import { pictureIds, pictureOf } from "./pictures.ts";

const german: Readonly<Record<string, string>> = descriptions;

test("a language that we describe pictures in has every picture, and none in English", async () => {
  expect(Object.keys(german).sort()).toEqual([...pictureIds].sort());
  const same = pictureIds.filter((id) => german[id] === pictureOf(id).alt);
  expect(same).toEqual([]);
  const long = Object.entries(german).filter(
    ([, text]) => text.length > 180 || !/[.!?]$/.test(text),
  );
  expect(long).toEqual([]);
});

test("descriptions are in the language of the page, else in English", async () => {
  const [id] = pictureIds;
  if (!id) throw new Error("no pictures");
  expect(describesIn("de-CH")).toBe(true);
  expect(describesIn("tr")).toBe(false);
  await loadDescriptions(["de-CH", "tr"]);
  expect(descriptionOf(id, "de-CH")).not.toBe(pictureOf(id).alt);
  for (const language of ["en-GB", "tr"])
    expect(descriptionOf(id, language)).toBe(pictureOf(id).alt);
});
