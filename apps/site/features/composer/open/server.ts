import { trustedScript } from "../../../model/browser/trusted-types.ts";
import { askServer } from "./ask-server.ts";
import type { FromWorker, ServerAnswer, ServerRequest, ToWorker } from "./server-messages.ts";
import { serverScript } from "./server-script.ts";

/** One server, by the address that its owner has typed: nothing beside or above it is asked. */
export type Server = {
  ask: (request: ServerRequest, signal?: AbortSignal | null) => Promise<ServerAnswer>;
  close: () => void;
};

/** Without a script, in tests, requests are made here. */
export function serverAt(base: string): Server {
  const { address } = serverScript;
  if (!address)
    return { ask: (request, signal) => askServer(request, signal ?? undefined), close: () => {} };
  const worker = new Worker(trustedScript(address), { type: "module", name: base });
  const waiting = new Map<number, (answer: FromWorker["answer"]) => void>();
  let count = 0;
  const send = (message: ToWorker) => worker.postMessage(message);
  worker.onmessage = ({ data: { id, answer } }: MessageEvent<FromWorker>) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  };
  const fail = () => {
    const error = { name: "TypeError", message: "The worker that asks servers has stopped" };
    for (const answer of waiting.values()) answer({ error });
    waiting.clear();
  };
  worker.onerror = fail;
  return {
    ask: async (request, signal) => {
      const id = ++count;
      const stop = () => send({ id, stop: true });
      signal?.addEventListener("abort", stop);
      const answer = await new Promise<FromWorker["answer"]>((resolve) => {
        waiting.set(id, resolve);
        send({ id, ...request });
        if (signal?.aborted) stop();
      });
      signal?.removeEventListener("abort", stop);
      if (!("error" in answer)) return answer;
      throw Object.assign(new Error(answer.error.message), { name: answer.error.name });
    },
    close: () => {
      worker.terminate();
      fail();
    },
  };
}
