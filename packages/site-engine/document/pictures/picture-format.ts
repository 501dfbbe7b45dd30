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
