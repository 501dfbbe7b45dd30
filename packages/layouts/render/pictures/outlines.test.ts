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

test("on phones words end where the thing begins; what is woven in stands before them in parts", () => {
  const kettle = cutoutCss('<i class="cutout cutout-sale-kettle-yellow"></i>');
  expect(kettle).toContain("--narrow: 0.17;");
  expect(kettle).not.toContain("> img");
  const pretzel = cutoutCss('<i class="cutout cutout-food-pretzel"></i>');
  const [, before] = /> img \{\n {2}clip-path: polygon\(evenodd, (.*)\)/.exec(pretzel) ?? [];
  expect(before).toMatch(/^0% 0%, 31% 0%, 31% 100%, .* 69% 0%, 100% 0%/);
  expect(pretzel).toMatch(
    /:not\(\.cutout\)::after \{\n {2}clip-path: polygon\(evenodd, 0% 0%, 100% 0%/,
  );
});
