import { expect, test } from "vitest";
import { type Box, barPlace, overlap } from "./bar-place.ts";

const room = { width: 800, height: 600 };
const size = { width: 240, height: 40 };
const block: Box = { top: 100, left: 0, width: 800, height: 300 };
const none = { never: [], rather: [] };
const at = (spot: { top: number; left: number } | undefined): Box => {
  if (!spot) throw new Error("no place");
  return { ...spot, ...size };
};

test("the bar is at the upper edge of its section, and goes aside for words and for the name", () => {
  expect(barPlace({ size, room, block, ...none })).toEqual({ top: 100, left: 4 });
  const words = { top: 110, left: 20, width: 300, height: 20 };
  expect(barPlace({ size, room, block, never: [], rather: [words] })).toEqual({
    top: 100,
    left: 800 - 240 - 4,
  });
  // The navigation at the top of the page: neither over the name nor over the links beside it.
  const nav = { top: 0, left: 0, width: 800, height: 60 };
  const name = { top: 15, left: 20, width: 100, height: 30 };
  const links = { top: 15, left: 500, width: 280, height: 30 };
  expect(barPlace({ size, room, block: nav, never: [name], rather: [links] })?.top).toBe(60);
});

test("the label stands above the text that is being written, else below, else aside", () => {
  const place = (written: Box) => barPlace({ size, room, block, written, ...none });
  expect(place({ top: 200, left: 50, width: 400, height: 60 })).toEqual({ top: 150, left: 50 });
  expect(place({ top: 10, left: 50, width: 400, height: 60 })).toEqual({ top: 80, left: 50 });
  expect(place({ top: 10, left: 50, width: 400, height: 580 })).toEqual({ top: 10, left: 460 });
  // A text that fills the stage has no label over it.
  expect(place({ top: -20, left: 0, width: 800, height: 900 })).toBeUndefined();
});

test("wherever a text is, its label is inside the stage and covers neither it nor the name", () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  const box = (): Box => ({
    top: random(700) - 60,
    left: random(800) - 20,
    width: 1 + random(500),
    height: 1 + random(260),
  });
  for (let run = 0; run < 2000; run++) {
    const [written, name] = [box(), box()];
    const spot = barPlace({ size, room, block, written, never: [name], rather: [box(), box()] });
    if (!spot) continue;
    const bar = at(spot);
    expect(overlap(bar, written) + overlap(bar, name)).toBe(0);
    expect(overlap(bar, { top: 0, left: 0, ...room })).toBe(size.width * size.height);
  }
});
