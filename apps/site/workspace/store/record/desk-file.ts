import { isRecord, line } from "../../../model/unknown-values.ts";
import { type Format, formats } from "./formats.ts";
import { isHash } from "./hash.ts";
import { isUse, type Use } from "./uses.ts";

/** Everything measured about a file that can be shown. */
export type Facts = {
  format: Format;
  bytes: number;
  width: number;
  height: number;
  /** An SVG with a view box is sharp at any size. */
  scales: boolean;
  /** Share of the picture that lets the background through. */
  transparent: number;
  /** Variance of the Laplacian in the sharpest tiles; see pixels.ts. */
  sharpness: number;
  /** Share of the logo that is seen on light and on dark paper. */
  seen: { light: number; dark: number };
  /** A logo that brings its own background stands in a box. */
  boxed: boolean;
};

/** A file on the desk. Its bytes are kept beside the record, under their hash. */
export type DeskFile = {
  id: number;
  hash: string;
  /** As its owner called it. */
  name: string;
  size: number;
  use: Use;
  /** One sentence on what it shows. */
  alt: string;
  /** The planned section that it stands in, by id. */
  section?: number;
  /** What was measured when it came, so that it needn’t be measured again. */
  facts: Facts;
};

export const deskLimits = { files: 24, name: 200, alt: 300 } as const;

const share = (value: unknown): value is number =>
  typeof value === "number" && value >= 0 && value <= 1;
const amount = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && value >= 0;
const count = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0 && Number(value) < 1e9;

function readFacts(value: unknown): Facts | undefined {
  if (!isRecord(value) || !isRecord(value.seen)) return undefined;
  const { format, bytes, width, height, scales, transparent, sharpness, seen, boxed } = value;
  if (typeof format !== "string" || !Object.hasOwn(formats, format)) return undefined;
  if (!amount(bytes) || !amount(width) || !amount(height) || !amount(sharpness)) return undefined;
  if (!share(transparent) || !share(seen.light) || !share(seen.dark)) return undefined;
  return {
    format: format as Facts["format"],
    ...{ bytes, width, height, transparent, sharpness },
    scales: scales === true,
    seen: { light: seen.light, dark: seen.dark },
    boxed: boxed === true,
  };
}

/** A file's entry out of anything that was stored; nothing if a part of it cannot be trusted. */
export function readDeskFile(value: unknown): DeskFile | undefined {
  if (!isRecord(value)) return undefined;
  const { id, hash, size, use, section } = value;
  const facts = readFacts(value.facts);
  const name = line(value.name, deskLimits.name);
  if (!count(id) || !isHash(hash) || !amount(size) || !facts || !name) return undefined;
  if (typeof use !== "string" || !isUse(use)) return undefined;
  const alt = line(value.alt, deskLimits.alt) ?? "";
  return { id, hash, name, size, use, alt, facts, ...(count(section) ? { section } : {}) };
}
