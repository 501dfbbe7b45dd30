/** What a file really is, by its first bytes; its name may say anything. */
export type Format =
  | "png"
  | "jpeg"
  | "webp"
  | "gif"
  | "avif"
  | "svg"
  | "heic"
  | "pdf"
  | "tiff"
  | "bmp"
  | "photoshop"
  | "postscript"
  | "zip"
  | "html"
  | "program"
  | "unknown";

type Told = { name: string; usable: boolean; advice?: string };

export const formats: Readonly<Record<Format, Told>> = {
  png: { name: "PNG", usable: true },
  jpeg: { name: "JPEG", usable: true },
  webp: { name: "WebP", usable: true },
  avif: { name: "AVIF", usable: true },
  svg: { name: "SVG", usable: true },
  gif: { name: "GIF", usable: true },
  heic: {
    name: "HEIC",
    usable: false,
    advice:
      "Most browsers cannot show it. On an iPhone choose Settings, Camera, Formats, Most Compatible, or export it as JPEG.",
  },
  pdf: {
    name: "PDF",
    usable: false,
    advice: "Export the logo or picture from it as SVG, PNG or JPEG.",
  },
  tiff: {
    name: "TIFF",
    usable: false,
    advice: "Export it as PNG or JPEG; nothing is lost in a PNG.",
  },
  bmp: { name: "BMP", usable: false, advice: "Save it as PNG: the same picture, much lighter." },
  photoshop: {
    name: "Photoshop",
    usable: false,
    advice: "Export the finished picture as PNG or JPEG.",
  },
  postscript: { name: "EPS or Illustrator", usable: false, advice: "Export the logo as SVG." },
  zip: {
    name: "ZIP or Office",
    usable: false,
    advice: "Extract the pictures and choose those.",
  },
  html: {
    name: "web page",
    usable: false,
    advice: "Save the picture itself, not the page it is on.",
  },
  program: {
    name: "program",
    usable: false,
    advice:
      "Choose a picture instead, and do not open this file if you do not know where it comes from.",
  },
  unknown: {
    name: "unknown",
    usable: false,
    advice: "Use SVG for a logo and JPEG, PNG, WebP or AVIF for pictures.",
  },
};

export const usableNames = Object.values(formats)
  .filter(({ usable }) => usable)
  .map(({ name }) => name);

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

const signatures: readonly [Format, readonly number[]][] = [
  ["png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["jpeg", [0xff, 0xd8, 0xff]],
  ["tiff", [0x49, 0x49, 0x2a, 0x00]],
  ["tiff", [0x4d, 0x4d, 0x00, 0x2a]],
  ["zip", [0x50, 0x4b, 0x03, 0x04]],
  ["program", [0x7f, 0x45, 0x4c, 0x46]],
  ["program", [0x4d, 0x5a]],
];

const words: readonly [Format, string][] = [
  ["gif", "GIF8"],
  ["pdf", "%PDF"],
  ["postscript", "%!PS"],
  ["photoshop", "8BPS"],
  ["bmp", "BM"],
];

/** Box-structured files name their kind after "ftyp"; a compatible brand counts as well. */
function boxed(bytes: Uint8Array): Format | undefined {
  if (ascii(bytes, 4, 8) !== "ftyp") return undefined;
  const brands = ascii(bytes, 8, Math.min(bytes.length, 40));
  if (/avi[fs]/.test(brands)) return "avif";
  if (/hei[cxms]|he[vi][cx]|mif1/.test(brands)) return "heic";
  return undefined;
}

/** Text formats: whatever stands before the first element does not matter. */
function textFormat(bytes: Uint8Array): Format | undefined {
  const text = new TextDecoder()
    .decode(bytes.subarray(0, 4096))
    .replace(/^\uFEFF/, "")
    .trimStart();
  if (!text.startsWith("<")) return undefined;
  if (/^<!doctype html|^<html/i.test(text)) return "html";
  const bare = text.replaceAll(
    /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!doctype[^[>]*(\[[\s\S]*?\])?[^>]*>/gi,
    "",
  );
  if (/^\s*<([\w-]+:)?svg[\s>/]/i.test(bare)) return "svg";
  return /<(html|body|script)[\s>]/i.test(bare) ? "html" : undefined;
}

/** A few hundred bytes are enough; 4 kB for text formats. */
export function sniff(bytes: Uint8Array): Format {
  for (const [format, start] of signatures)
    if (start.every((byte, index) => bytes[index] === byte)) return format;
  for (const [format, start] of words) if (ascii(bytes, 0, start.length) === start) return format;
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "webp";
  return boxed(bytes) ?? textFormat(bytes) ?? "unknown";
}

/**
 * As `sniff`, but what no byte tells may be told by the name: photos of an iPhone reach people through
 * many hands, and some of those change their first bytes.
 */
export function formatOf(bytes: Uint8Array, name: string): Format {
  const format = sniff(bytes);
  return format === "unknown" && /\.hei[cf]s?$/i.test(name) ? "heic" : format;
}
