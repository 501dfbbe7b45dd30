import { unzlibSync } from "fflate";
import { expect, test } from "vitest";
import { logos } from "../../document/pictures/logos.ts";
import { iconPng } from "./icon.ts";
import { linesOf } from "./outline.ts";
import { coverage } from "./raster.ts";

const area = (outline: string) =>
  coverage(linesOf(outline), 64).reduce((sum, share) => sum + share, 0);

test("outlines cover what they should", () => {
  expect(area("M10 10h20v20H10z")).toBeCloseTo(400, 6);
  expect(area("M10 10 30 10 30 30 10 30Z")).toBeCloseTo(400, 6);
  // A hole isn’t part of it.
  expect(area("M10 10h20v20H10zM15 15h10v10H15z")).toBeCloseTo(300, 6);
  // A circle of radius 24, drawn as two arcs, as four curves, and as arcs without spaces.
  const circle = Math.PI * 24 * 24;
  expect(area(logos.circle)).toBeCloseTo(circle, -0.5);
  expect(area("M32 8a24 24 0 1048 0".replace("1048 0", "100 48a24 24 0 100-48z"))).toBeCloseTo(
    circle,
    -0.5,
  );
  expect(
    area("M32 8C45.25 8 56 18.75 56 32S45.25 56 32 56 8 45.25 8 32 18.75 8 32 8z"),
  ).toBeCloseTo(circle, -0.5);
  // Three quarters of a circle, the long way round.
  expect(area("M32 32V8A24 24 0 1 0 56 32z")).toBeCloseTo(circle * 0.75, -0.5);
  expect(area("M32 32V8A24 24 0 0 1 56 32z")).toBeCloseTo(circle * 0.25, -0.5);
  expect(area("M8 32Q32-16 56 32T56 32z")).toBeGreaterThan(500);
  expect(linesOf("nonsense 3 4")).toEqual([]);
});

test("an icon is a PNG of its size, clear at the corners", () => {
  const file = iconPng({ outline: logos.cross, colour: "#0b7285" }, 48);
  expect([...file.slice(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(file.buffer);
  expect([view.getUint32(16), view.getUint32(20)]).toEqual([48, 48]);
  const at = new TextDecoder("latin1").decode(file).indexOf("IDAT");
  const rows = unzlibSync(file.slice(at + 4, at + 4 + view.getUint32(at - 4)));
  const pixel = (x: number, y: number) => rows[y * 49 + 1 + x] ?? -1;
  expect(pixel(0, 0)).toBe(0);
  expect(pixel(4, 24)).toBe(64);
  expect(pixel(24, 24)).toBe(127);
  const full = iconPng({ outline: logos.cross, colour: "#0b7285", maskable: true }, 48);
  expect(full).not.toEqual(file);
});
