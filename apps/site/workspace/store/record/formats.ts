import { type Format, sniff } from "@daylit/site-engine/document/pictures/picture-format.ts";

export type { Format };

type FormatInfo = { name: string; usable: boolean; advice?: string };

export const formats: Readonly<Record<Format, FormatInfo>> = {
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

/**
 * As `sniff`, but what no byte tells may be told by the name: photos of an iPhone reach people through
 * many hands, and some of those change their first bytes.
 */
export function formatOf(bytes: Uint8Array, name: string): Format {
  const format = sniff(bytes);
  return format === "unknown" && /\.hei[cf]s?$/i.test(name) ? "heic" : format;
}
