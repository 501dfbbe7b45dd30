import measured from "@daylit/pictures/generated/measured.json" with { type: "json" };
import outlines from "@daylit/pictures/generated/outlines.json" with { type: "json" };
import { expect, test } from "vitest";
import { cutoutCss, isFree } from "./cutout.tsx";

test("every outline was traced from the picture as it is now", () => {
  for (const [id, { file }] of Object.entries(outlines))
    expect(JSON.stringify(measured[id as keyof typeof measured]), id).toContain(file);
});

test("what stands free has a rule, once; a picture without an outline has none", () => {
  expect(isFree("sale-kettle-yellow")).toBe(true);
  expect(isFree("sale-bags")).toBe(false);
  expect(isFree({ id: "sale-kettle-yellow", zoom: 2 })).toBe(false);
  const css = cutoutCss(
    '<i class="cutout cutout-sale-kettle-yellow"></i><i class="cutout-sale-kettle-yellow"></i><i class="cutout-sale-bags"></i>',
  );
  expect(css.match(/clip-path: polygon\(evenodd, /g)).toHaveLength(1);
  expect(css).not.toContain("sale-bags");
});
