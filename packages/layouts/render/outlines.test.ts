import measured from "@daylit/pictures/generated/measured.json" with { type: "json" };
import outlines from "@daylit/pictures/generated/outlines.json" with { type: "json" };
import { expect, test } from "vitest";
import { cutoutCss, hasOutline } from "./outlines.ts";

test("every outline was traced from the picture as it is now", () => {
  for (const [id, { file }] of Object.entries(outlines))
    expect(JSON.stringify(measured[id as keyof typeof measured]), id).toContain(file);
});

test("what stands free has a rule, once; a picture without an outline has none", () => {
  expect(hasOutline("sale-kettle-yellow")).toBe(true);
  expect(hasOutline("sale-bags")).toBe(false);
  const css = cutoutCss(
    '<i class="cutout cutout-sale-kettle-yellow"></i><i class="cutout-sale-kettle-yellow"></i><i class="cutout-sale-bags"></i>',
  );
  expect(css.match(/clip-path: polygon\(evenodd, /g)).toHaveLength(1);
  expect(css).not.toContain("sale-bags");
});
