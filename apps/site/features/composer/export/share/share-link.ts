import type { OwnPicture } from "@daylit/layouts/render/render-context.ts";
import {
  limits,
  publicSite,
  type Reading,
  readSite,
  type SiteDocument,
  withoutPictures,
  writeSite,
} from "@daylit/site-engine";
import { t } from "../../messages/t.ts";
import { linkPrefix } from "./link-prefix.ts";

/** Longer addresses are cut off by programs on their way. */
export const longestLink = 60_000;

/** Own pictures stay at home: they would not fit. */
export const withoutOwnPictures = (site: SiteDocument): SiteDocument =>
  withoutPictures(site, Object.keys(site.pictures) as OwnPicture[]);

const written = (bytes: Uint8Array) => {
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
};

async function through(content: BlobPart, stream: GenericTransformStream, most: number) {
  const reader = new Blob([content]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    length += value.length;
    // A few letters can unpack to gigabytes: it is not waited for.
    if (length > most) {
      await reader.cancel();
      throw new RangeError(t`too long`);
    }
    parts.push(value);
  }
}

export async function linkOf(site: SiteDocument, page: string): Promise<string> {
  const text = writeSite(publicSite(withoutOwnPictures(site)));
  const packed = await through(text, new CompressionStream("deflate-raw"), longestLink);
  return `${page}${linkPrefix}${written(packed)}`;
}

/** What came in an address: a site document, or what is wrong with it in words. */
export async function readLink(fragment: string): Promise<Reading> {
  const letters = fragment.slice(linkPrefix.length);
  const refuse = (words: string): Reading => ({ problems: [{ path: "", words }] });
  if (letters.length > 2 * longestLink) return refuse(t`This link is too long for a Daylit site.`);
  if (!/^[\w-]+$/.test(letters)) return refuse(t`This link was altered on the way.`);
  try {
    const binary = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const text = await through(
      bytes,
      new DecompressionStream("deflate-raw"),
      limits.characters * 4,
    );
    return readSite(new TextDecoder().decode(text));
  } catch {
    return refuse(t`This link is incomplete. Part of it was cut off.`);
  }
}
