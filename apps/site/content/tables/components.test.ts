import { expect, test } from "vitest";
import { classes } from "../checks/vocabulary.ts";
import { bootstrap, daisyui } from "./components.ts";

test("every component of the peers has one row", () => {
  const names = (rows: typeof bootstrap) => new Set(rows.map(([theirs]) => theirs)).size;
  expect([bootstrap.length, names(bootstrap)]).toEqual([24, 24]);
  expect([daisyui.length, names(daisyui)]).toEqual([61, 61]);
});

test.each([...bootstrap, ...daisyui])(
  "%s: every class in its row is in the stylesheet",
  (...row) => {
    const named = [...row.join(" ").matchAll(/`\.([\w-]+)`/g)].map(([, name = ""]) => name);
    expect(named.filter((name) => !classes.has(name))).toEqual([]);
  },
);

test("where there is nothing of ours, the row says what to do", () => {
  for (const [theirs, ours, note] of [...bootstrap, ...daisyui])
    if (ours === "none") expect(note, theirs).toBeTruthy();
});
