import { zlibSync } from "fflate";

const table = Uint32Array.from({ length: 256 }, (_, number) => {
  let value = number;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (let at = 0; at < bytes.length; at++)
    sum = (table[(sum ^ (bytes[at] ?? 0)) & 255] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, checksum(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Red, green, blue, opacity. */
export type Colour = readonly [number, number, number, number];

/** A square picture, each pixel the number of a colour, as a PNG file. */
export function pngOf(pixels: Uint8Array, size: number, palette: readonly Colour[]): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, size);
  view.setUint32(4, size);
  header.set([8, 3], 8);
  // Each row begins with the kind of its filter: none, since plain shapes need none.
  const rows = new Uint8Array(size * (size + 1));
  for (let row = 0; row < size; row++)
    rows.set(pixels.subarray(row * size, (row + 1) * size), row * (size + 1) + 1);
  const parts = [
    signature,
    chunk("IHDR", header),
    chunk("PLTE", Uint8Array.from(palette.flatMap((colour) => colour.slice(0, 3)))),
    chunk("tRNS", Uint8Array.from(palette.map(([, , , opacity]) => opacity))),
    chunk("IDAT", zlibSync(rows, { level: 6 })),
    chunk("IEND", new Uint8Array()),
  ];
  const file = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}
