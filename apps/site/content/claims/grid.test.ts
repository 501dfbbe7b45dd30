import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = (name: string) =>
  readFileSync(new URL(`../../../../packages/css/src/${name}.css`, import.meta.url), "utf8");
const rem = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]) * 16;

const grid = css("layout/grid");
const gap = rem(css("tokens/scale"), /--gap-l: ([\d.]+)rem;/);
const usual = rem(grid, /var\(--grid-min, ([\d.]+)rem\)/);
const least = (most: number) =>
  rem(grid, new RegExp(`\\.grid-1-${most} \\{[^}]*--grid-min: ([\\d.]+)rem`)) || usual;

/** The width from which a grid has this many columns. */
const from = (columns: number, most: number) => columns * least(most) + (columns - 1) * gap;

test("the chapter's table says when the columns appear", () => {
  const chapter = readFileSync(
    new URL("../documentation/layout-and-responsiveness.mdx", import.meta.url),
    "utf8",
  );
  expect(grid).toContain("--_gap: var(--gap-l)");
  for (const most of [2, 3, 4, 5, 6]) {
    const cells = [2, 3, 4].map((columns) =>
      columns <= most ? ` ${from(columns, most)} px ` : " ",
    );
    expect(chapter).toContain(
      `| \`.grid-1-${most}\` |${[...cells, ` ${from(most, most)} px `].join("|")}|`,
    );
  }
});
