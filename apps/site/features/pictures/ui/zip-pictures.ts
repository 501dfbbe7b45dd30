import { strToU8, type Zippable, zipSync } from "fflate";
import type { Item } from "./items.ts";

export type Encoding = "avif" | "webp";

async function bytes(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** What each picture shows, for alt texts. */
const altTexts = (items: readonly Item[], encoding: Encoding) =>
  items.map(({ id, alt }) => `${id}.${encoding}\n${alt}\n`).join("\n");

/** Loaded with the first download. Pictures are stored, as they are compressed already. */
export async function zipPictures(items: readonly Item[], encoding: Encoding): Promise<Blob> {
  const folder = "daylit-pictures";
  const files: Zippable = {
    [`${folder}/alt-texts.txt`]: strToU8(altTexts(items, encoding)),
    [`${folder}/LICENSE.txt`]: await bytes("/view/LICENSE.txt"),
  };
  for (const item of items)
    files[`${folder}/${item.id}.${encoding}`] = [await bytes(item[encoding]), { level: 0 }];
  return new Blob([zipSync(files)], { type: "application/zip" });
}
