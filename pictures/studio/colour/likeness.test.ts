import { readFileSync } from "node:fs";
import { join } from "node:path";
import { catalogue, pictureFile } from "@daylit/pictures/catalogue/catalogue.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { distance, likenessOf } from "./likeness.ts";

/** Two pictures below this are the same one, cut or coloured a little differently. */
const alike = 0.12;

const smallest = (entry: (typeof catalogue)[number]) =>
  readFileSync(
    join(
      import.meta.dirname,
      "../../images",
      pictureFile(entry, Math.min(...entry.widths), "webp"),
    ),
  );

test("no two pictures of the library are alike", async () => {
  const seen = await Promise.all(
    catalogue.map(async (entry) => ({ id: entry.id, ...(await likenessOf(smallest(entry))) })),
  );
  const pairs = seen.flatMap((one, index) =>
    seen
      .slice(index + 1)
      .filter((other) => distance(one, other) < alike)
      .map((other) => `${one.id} and ${other.id}`),
  );
  expect(pairs).toEqual([]);
}, 240_000);

test("a picture that is cut and lit a little differently is alike", async () => {
  const [entry] = catalogue;
  if (!entry) throw new Error("The catalogue is empty");
  const image = smallest(entry);
  const { width = 0, height = 0 } = await sharp(image).metadata();
  const changed = await sharp(image)
    .extract({ left: 4, top: 4, width: width - 8, height: height - 8 })
    .modulate({ brightness: 1.05 })
    .png()
    .toBuffer();
  expect(distance(await likenessOf(image), await likenessOf(changed))).toBeLessThan(alike);
});
