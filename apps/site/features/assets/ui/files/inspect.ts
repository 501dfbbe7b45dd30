import { readSvg } from "@daylit/site-engine/document/pictures/read-svg.ts";
import type { Facts } from "../../../../workspace/store/record/desk-file.ts";
import { type Format, formatOf, formats } from "../../../../workspace/store/record/formats.ts";
import { largest } from "../../../../workspace/store/record/uses.ts";
import { complete } from "../../model/completeness.ts";
import { dimensions, type Size } from "../../model/dimensions.ts";
import { weight } from "../../model/judge.ts";
import {
  ownBackground,
  type Pixels,
  sharpness,
  transparency,
  visibleShare,
} from "../../model/pixels.ts";
import { papers } from "./surfaces.ts";

/** A file that must not lie on the desk, with the reason as a sentence. */
export class FileError extends Error {}

type Inspection = {
  facts: Facts;
  /** For an image element only. An SVG in an image element runs nothing and loads nothing. */
  url: string;
  /** The file with the type that its bytes say. */
  content: Blob;
  pixels: Pixels;
};

/** Enough for every header that we read; JPEG may carry a long profile before its frame. */
const headBytes = 512_000;
/** Longer side of the copy that is measured. */
const measured = 800;

const cutOff =
  "This file is damaged: it ends too early or cannot be unpacked. Export or copy it again.";

const types: Partial<Record<Format, string>> = {
  png: "image/png",
  jpeg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  gif: "image/gif",
  svg: "image/svg+xml",
};

async function sizeOf(
  file: File,
  format: Format,
  head: Uint8Array,
): Promise<Size & { scales: boolean }> {
  if (format === "svg") {
    if (file.size > largest.svgBytes)
      throw new FileError(
        `This drawing weighs ${weight(file.size)}; at most ${weight(largest.svgBytes)} can be checked. Export it with fewer points.`,
      );
    const read = readSvg(new Uint8Array(await file.arrayBuffer()));
    if (read.problem !== undefined)
      throw new FileError(
        `This SVG file can’t be used because ${read.problem}. Ask for a plain export.`,
      );
    return read;
  }
  const size = dimensions(format, head);
  if (!size)
    throw new FileError("This file is damaged: its size cannot be read. Export or copy it again.");
  if (size.width * size.height > largest.pixels)
    throw new FileError(
      `This picture has ${size.width} × ${size.height} pixels. Up to ${largest.pixels / 1e6} million in all can be checked here. Export it smaller.`,
    );
  return { ...size, scales: false };
}

async function decode(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    throw new FileError(cutOff);
  }
  return image;
}

function measure(image: HTMLImageElement, { width, height }: Size): Pixels {
  const scale = Math.min(1, measured / Math.max(width, height)) || 1;
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  if (!brush) throw new FileError("This browser cannot measure pictures. Try another browser.");
  brush.drawImage(image, 0, 0, canvas.width, canvas.height);
  return brush.getImageData(0, 0, canvas.width, canvas.height);
}

/** A drawing is measured large enough to see its lines, whatever size it names. */
const renderSize = ({ width, height, scales }: Size & { scales: boolean }): Size => {
  const grow = scales ? measured / Math.max(width, height) : 1;
  return { width: width * grow, height: height * grow };
};

/** Looks at a file without sending it anywhere. Throws `Refused` with a sentence for the visitor. */
export async function inspect(file: File): Promise<Inspection> {
  if (file.size === 0) throw new FileError("This file is empty. Choose another.");
  if (file.size > largest.bytes)
    throw new FileError(
      `This file weighs ${weight(file.size)}; at most ${weight(largest.bytes)} can be checked here. Export it smaller.`,
    );
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const format = formatOf(head, file.name);
  const { usable, name, advice } = formats[format];
  if (!usable)
    throw new FileError(
      format === "unknown"
        ? `This is not a picture we know. ${advice}`
        : `This is a ${name} file. ${advice}`,
    );
  const size = await sizeOf(file, format, head);
  const tail = new Uint8Array(await file.slice(-headBytes).arrayBuffer());
  if (!complete(format, head, tail, file.size)) throw new FileError(cutOff);
  // The type comes from the bytes, never from the file's name.
  const content = new Blob([file], { type: types[format] ?? "" });
  const url = URL.createObjectURL(content);
  try {
    const pixels = measure(await decode(url), renderSize(size));
    const { light, dark } = papers();
    const box = ownBackground(pixels);
    return {
      url,
      content,
      pixels,
      facts: {
        format,
        bytes: file.size,
        width: Math.round(size.width),
        height: Math.round(size.height),
        scales: size.scales,
        transparent: transparency(pixels),
        sharpness: sharpness(pixels),
        seen: { light: visibleShare(pixels, light, box), dark: visibleShare(pixels, dark, box) },
        boxed: box !== undefined,
      },
    };
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error instanceof FileError
      ? error
      : new FileError("This file could not be read. Save it again as JPEG, PNG or SVG.");
  }
}
