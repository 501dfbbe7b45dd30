import type { ServerAnswer, ServerRequest } from "./server-messages.ts";

/** One request. Its bytes are counted as they arrive, since a host may name no number or a wrong one. */
export async function askServer(
  { url, init, most, timeout }: ServerRequest,
  signal?: AbortSignal,
): Promise<ServerAnswer> {
  const ends = [...(signal ? [signal] : []), ...(timeout ? [AbortSignal.timeout(timeout)] : [])];
  const response = await fetch(url, { ...init, signal: AbortSignal.any(ends) });
  const { ok, status, body, headers, url: from } = response;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let left = most;
  for (const reader = body?.getReader(); reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    left -= value.length;
    if (left < 0) {
      void reader.cancel();
      return { tooLarge: true };
    }
    parts.push(value);
  }
  return { ok, status, from, headers: [...headers], content: new Blob(parts) };
}
