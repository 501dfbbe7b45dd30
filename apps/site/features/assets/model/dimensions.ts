import type { Format } from "../../../workspace/store/record/formats.ts";

export type Size = { width: number; height: number };

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

const png = (bytes: Uint8Array): Size => ({
  width: view(bytes).getUint32(16),
  height: view(bytes).getUint32(20),
});

const gif = (bytes: Uint8Array): Size => ({
  width: view(bytes).getUint16(6, true),
  height: view(bytes).getUint16(8, true),
});

/** Walks the segments up to the frame header; C4, C8 and CC are tables, not frames. */
function jpeg(bytes: Uint8Array): Size | undefined {
  const data = view(bytes);
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: data.getUint16(at + 7), height: data.getUint16(at + 5) };
    at += 2 + data.getUint16(at + 2);
  }
  return undefined;
}

function webp(bytes: Uint8Array): Size | undefined {
  const data = view(bytes);
  const kind = ascii(bytes, 12, 16);
  if (kind === "VP8 ")
    return { width: data.getUint16(26, true) & 0x3fff, height: data.getUint16(28, true) & 0x3fff };
  if (kind === "VP8L") {
    const bits = data.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (kind !== "VP8X") return undefined;
  const three = (at: number) => data.getUint16(at, true) + data.getUint8(at + 2) * 65536 + 1;
  return { width: three(24), height: three(27) };
}

/** The largest "image spatial extents" box: a file may hold a thumbnail besides. */
function avif(bytes: Uint8Array): Size | undefined {
  let largest: Size | undefined;
  const data = view(bytes);
  for (let at = 4; at + 16 <= bytes.length; at++) {
    if (bytes[at] !== 0x69 || ascii(bytes, at, at + 4) !== "ispe") continue;
    const size = { width: data.getUint32(at + 8), height: data.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

const readers: Partial<Record<Format, (bytes: Uint8Array) => Size | undefined>> = {
  png,
  gif,
  jpeg,
  webp,
  avif,
};

/** Reads the size from the head of a file, so that nothing enormous is ever unpacked. */
export function dimensions(format: Format, head: Uint8Array): Size | undefined {
  try {
    const size = readers[format]?.(head);
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch {
    return undefined; // the file ends before its header does
  }
}
