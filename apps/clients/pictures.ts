import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { Client } from "./model.ts";
import { photographFile } from "./photographs.ts";

const photographs = join(import.meta.dirname, "generated/photographs");

/** The preview picture: the site itself. A new site has none until npm run refresh has photographed it. */
export async function previewOf({ slug }: Client): Promise<Buffer | undefined> {
  const photograph = join(photographs, photographFile(slug, "wide", "light"));
  if (!existsSync(photograph)) return;
  return sharp(photograph)
    .extract({ left: 0, top: 0, width: 1200, height: 630 })
    .jpeg({ quality: 76, mozjpeg: true })
    .toBuffer();
}
