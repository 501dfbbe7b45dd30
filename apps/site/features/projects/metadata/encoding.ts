import { readHead } from "./head.ts";

const byteOrderMarks: readonly { bytes: readonly number[]; encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: "utf-8" },
  { bytes: [0xfe, 0xff], encoding: "utf-16be" },
  { bytes: [0xff, 0xfe], encoding: "utf-16le" },
];

const byByteOrderMark = (page: Uint8Array) =>
  byteOrderMarks.find(({ bytes }) => bytes.every((byte, index) => page[index] === byte))?.encoding;

const charsetIn = (type: string | null | undefined) =>
  /charset\s*=\s*["']?([^\s"';]+)/i.exec(type ?? "")?.[1];

function byMeta(page: Uint8Array): string | undefined {
  // A declaration is ASCII, so any encoding that contains ASCII finds it.
  for (const meta of readHead(new TextDecoder("windows-1252").decode(page)).metas) {
    const declares = meta.get("http-equiv")?.toLowerCase() === "content-type";
    const label = meta.get("charset") ?? (declares ? charsetIn(meta.get("content")) : undefined);
    // The declaration could be read, so the page cannot be in UTF-16 whatever it says.
    if (label) return /^utf-?16/i.test(label.trim()) ? "utf-8" : label;
  }
}

/** The decoder of that name, if the platform has one. */
function decoderOf(label: string | undefined): TextDecoder | undefined {
  try {
    return label === undefined ? undefined : new TextDecoder(label);
  } catch {
    return undefined;
  }
}

/** The text of a page, or of its first part: by its byte order mark, its header or its own word. */
export function decodePage(page: Uint8Array, contentType: string | null): string {
  const decoder =
    decoderOf(byByteOrderMark(page)) ??
    decoderOf(charsetIn(contentType)) ??
    decoderOf(byMeta(page));
  // `stream` leaves out a last character that was cut in half.
  if (decoder) return decoder.decode(page, { stream: true });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(page, { stream: true });
  } catch {
    return new TextDecoder("windows-1252").decode(page);
  }
}
