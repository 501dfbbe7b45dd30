import { expect, test } from "vitest";
import { layoutName, layoutPath } from "./chosen-layout.ts";
import { comparable, compareAddress } from "./compare.ts";
import { layoutShelves } from "./layout-cards.ts";

test("at most four layouts are compared, each once, and none that is not there", () => {
  const asked = [
    "arch-0001",
    "arch-0001",
    "../x",
    "food-0001-2",
    "wedd-0005",
    "tech-0003",
    "pets-0001",
  ];
  expect(comparable(asked)).toEqual(["arch-0001", "food-0001-2", "wedd-0005", "tech-0003"]);
});

test("the address of a comparison is the one that a form without a script would make", () => {
  expect(compareAddress(["arch-0001", "food-0001-2"])).toBe(
    "/compare?show=arch-0001&show=food-0001-2",
  );
});

test("a layout is named and found by its id, one of a family by its variation", () => {
  expect(layoutName("arch-0003")).toBe("ARCH 0003");
  expect(layoutPath("arch-0003")).toBe("/layouts/arch/arch-0003");
  expect(layoutName("food-0001-2")).toBe("FOOD 0001, variation 2");
  expect(layoutPath("food-0001-2")).toBe("/layouts/food/food-0001#variation-2");
  expect(layoutShelves.flatMap(({ layouts }) => layouts)).toHaveLength(100);
});
