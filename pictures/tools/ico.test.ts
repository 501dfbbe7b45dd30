import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";

test("the favicon holds three readable sizes", async () => {
  const file = readFileSync(join(import.meta.dirname, "../assets/favicon.ico"));
  const count = file.readUInt16LE(4);
  const sizes = [];
  for (let index = 0; index < count; index++) {
    const entry = 6 + 16 * index;
    const offset = file.readUInt32LE(entry + 12);
    const png = file.subarray(offset, offset + file.readUInt32LE(entry + 8));
    const { width, format } = await sharp(png).metadata();
    sizes.push([file.readUInt8(entry), width, format]);
  }
  expect(sizes).toEqual([
    [16, 16, "png"],
    [32, 32, "png"],
    [48, 48, "png"],
  ]);
});
