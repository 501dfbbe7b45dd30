import { decodePage } from "./encoding.ts";
import { headIsOver } from "./head.ts";

/** At most this much of a page is read. */
export const byteLimit = 512_000;

/** Reading again after every few bytes of a slow page would cost more than the bytes. */
const growth = 1.25;

/** Fewer bytes may be half a byte order mark. */
const fewest = 3;

/** The page's text up to the end of its head; the rest is left where it is. */
export async function readStart(response: Response): Promise<string> {
  const type = response.headers.get("Content-Type");
  const reader = response.body?.getReader();
  const page = new Uint8Array(byteLimit);
  let length = 0;
  let text = "";
  let judgedAt = 0;
  while (reader && length < byteLimit) {
    const { done, value } = await reader.read();
    if (done) break;
    page.set(value.subarray(0, byteLimit - length), length);
    length = Math.min(byteLimit, length + value.length);
    if (length < Math.max(fewest, judgedAt * growth)) continue;
    judgedAt = length;
    text = decodePage(page.subarray(0, length), type);
    if (headIsOver(text)) break;
  }
  // Not awaited: the other site has no say in when we go on.
  reader?.cancel().catch(() => {});
  return length === judgedAt ? text : decodePage(page.subarray(0, length), type);
}
