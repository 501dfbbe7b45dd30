import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("partners-marks.css", import.meta.url), "utf8");
const widths = [...css.matchAll(/\.partner-logo-(\d) \{\s*inline-size: ([\d.]+)rem/g)].map(
  ([, shape, width]) => ({ ratio: 2 ** ((Number(shape) - 2) / 2), width: Number(width) }),
);

test("logos of any shape cover the same area", () => {
  expect(widths).toHaveLength(9);
  for (const { ratio, width } of widths) expect(width ** 2 / ratio).toBeCloseTo(3.2 ** 2, 0);
});
