import { readHead } from "./head.ts";
import { type Metadata, metadataOf } from "./metadata.ts";
import { readStart } from "./response.ts";

export const timeLimit = 10_000;

const pageTypes = /^\s*(text\/html|application\/xhtml\+xml)\s*(;|$)/i;

async function readPage(url: string, signal: AbortSignal): Promise<Metadata> {
  const response = await fetch(url, {
    signal,
    credentials: "omit",
    referrerPolicy: "no-referrer",
    headers: { Accept: "text/html" },
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const type = response.headers.get("Content-Type") ?? "text/html";
  if (!pageTypes.test(type)) throw new Error(`${url} is not a page but ${type}`);
  // After a redirect, what the page calls relative is relative to where it really is.
  return metadataOf(readHead(await readStart(response)), response.url || url);
}

/** Title, description and picture of another site, or null. `leaving` ends the attempt in silence. */
export async function fetchMetadata(url: string, leaving: AbortSignal): Promise<Metadata | null> {
  const stop = new AbortController();
  const timer = setTimeout(
    () => stop.abort(new DOMException(`no answer within ${timeLimit} ms`, "TimeoutError")),
    timeLimit,
  );
  try {
    return await readPage(url, AbortSignal.any([leaving, stop.signal]));
  } catch (error) {
    if (!leaving.aborted) console.error("Error fetching metadata", url, error);
    return null;
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}
