import "../export/worker/worker-window.ts";
import { askServer } from "./ask-server.ts";
import type { FromWorker, ServerRequest, ToWorker } from "./server-messages.ts";

/**
 * Asks one server whose address a visitor has typed: the page itself may not (hosting/policy/csp.ts). The
 * page names the address once, as it starts this worker; anything beside or above it is refused.
 */
const base = self.name;
const running = new Map<number, AbortController>();

async function answered(
  request: ServerRequest,
  signal: AbortSignal,
): Promise<FromWorker["answer"]> {
  try {
    if (!base || !request.url.startsWith(base)) throw new Error(`${request.url} isn’t in ${base}`);
    return await askServer(request, signal);
  } catch (error) {
    const { name, message } = error as Error;
    return { error: { name, message } };
  }
}

addEventListener("message", async ({ data }: MessageEvent<ToWorker>) => {
  const { id } = data;
  if ("stop" in data) return running.get(id)?.abort();
  const own = new AbortController();
  running.set(id, own);
  const answer = await answered(data, own.signal);
  running.delete(id);
  postMessage({ id, answer } satisfies FromWorker);
});
