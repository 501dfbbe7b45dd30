import type { PictureType, SiteDocument } from "../site-document.ts";
import { type Format, sniff } from "./picture-format.ts";
import { readSvg } from "./read-svg.ts";

const types: Partial<Record<Format, PictureType>> = {
  ...({ avif: "avif", webp: "webp", jpeg: "jpeg", png: "png", svg: "svg+xml" } as const),
};

/** What an own file is by its bytes, whatever it is called, and the bytes that may be published. */
type ReadFile = { type: PictureType; bytes: Uint8Array };

const cleanSvg = (bytes: Uint8Array): Uint8Array | undefined => {
  const { text } = readSvg(bytes);
  if (text === undefined) return undefined;
  const clean = new TextEncoder().encode(text);
  const same = clean.length === bytes.length && clean.every((byte, at) => byte === bytes[at]);
  return same ? bytes : clean;
};

/** Undefined for what isn’t a picture of a site, or an unsafe one. */
export function readOwnFile(bytes: Uint8Array): ReadFile | undefined {
  const type = types[sniff(bytes)];
  const safe = type === "svg+xml" ? cleanSvg(bytes) : bytes;
  return type && safe ? { type, bytes: safe } : undefined;
}

const space = [9, 10, 12, 13, 32, 0xef, 0xbb, 0xbf];
const isMarkup = (bytes: Uint8Array) => bytes.find((byte) => !space.includes(byte)) === 0x3c;

/** The last look before a file is published: a drawing is clean, a photo isn’t a document; or it is empty. */
export const publishable = (name: string, bytes: Uint8Array): Uint8Array =>
  (name.endsWith(".svg") ? cleanSvg(bytes) : isMarkup(bytes) ? undefined : bytes) ??
  new Uint8Array();

/** The site with its files as they were read, by the hash under which it names them. */
export const withReadFiles = (
  site: SiteDocument,
  read: ReadonlyMap<string, { type: PictureType; hash: string }>,
): SiteDocument =>
  JSON.parse(JSON.stringify(site), (key, value) => {
    if (key.startsWith("icon-")) return read.get(value)?.hash ?? value;
    return typeof value?.hash === "string" ? { ...value, ...read.get(value.hash) } : value;
  });
