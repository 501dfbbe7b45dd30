import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { catalogue, pictureFile } from "@daylit/pictures/catalogue/catalogue.ts";
import { encodings } from "@daylit/pictures/formats.ts";
import sharp from "sharp";
import { expect, test } from "vitest";

test("every file has the width, the declared ratio and the hash that its name promises", async () => {
  for (const entry of catalogue) {
    const [across = 0, down = 1] = entry.ratio.split(":").map(Number);
    expect(entry.width / entry.height, entry.id).toBe(across / down);
    const content = createHash("sha256");
    for (const encoding of encodings) {
      for (const width of entry.widths) {
        const name = pictureFile(entry, width, encoding);
        const data = readFileSync(join(import.meta.dirname, "../images", name));
        const facts = await sharp(data).metadata();
        expect(facts.width, name).toBe(width);
        expect(facts.height, name).toBe((width * down) / across);
        expect(facts.format, name).toBe(encoding === "avif" ? "heif" : encoding);
        content.update(data);
      }
    }
    expect(content.digest("hex").slice(0, 8), entry.id).toBe(entry.hash);
  }
}, 240_000);
