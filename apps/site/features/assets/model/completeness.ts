import type { Format } from "../../../workspace/store/record/formats.ts";

const bytesOf = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

function includes(bytes: Uint8Array, wanted: readonly number[], from = 0): boolean {
  for (let at = Math.max(0, from); at + wanted.length <= bytes.length; at++)
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
}

/** Where a JPEG's picture data begin: a preview in its head has an end mark of its own. */
function scanStart(head: Uint8Array): number {
  for (let at = 2; at + 4 < head.length && head[at] === 0xff; ) {
    if (head[at + 1] === 0xda) return at;
    if (head[at + 1] === 0xff) at++;
    else at += 2 + ((head[at + 2] ?? 0) << 8) + (head[at + 3] ?? 0);
  }
  return 2;
}

/**
 * Whether a file has its end. Browsers show the upper half of a file that was cut off and say
 * nothing; a visitor should hear it before the files are sent.
 */
export function complete(
  format: Format,
  head: Uint8Array,
  tail: Uint8Array,
  size: number,
): boolean {
  switch (format) {
    case "png":
      return includes(tail, bytesOf("IEND"));
    case "gif":
      return includes(tail, [0x3b]);
    case "jpeg":
      return includes(tail, [0xff, 0xd9], scanStart(head) - (size - tail.length));
    case "webp": {
      const data = new DataView(head.buffer, head.byteOffset, head.byteLength);
      return head.length >= 8 && data.getUint32(4, true) + 8 <= size;
    }
    default:
      return true;
  }
}
