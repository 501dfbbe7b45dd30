import type { SiteDocument } from "@daylit/site-engine";
import { trustedScript } from "../../../../model/browser/trusted-types.ts";
import { type FileShelf, hashesOf } from "../../images/own-files.ts";
import { t } from "../../messages/t.ts";
import type { BuildRequest, BuildResult } from "./worker-messages.ts";

type Waiting = {
  resolve: (made: BuildResult) => void;
  reject: (error: Error) => void;
  timer: ReturnType<typeof setTimeout>;
};

/** A browser that runs out of memory ends a worker without an event; after this time it counts as dead. */
const timeoutMs = 60_000;
const stopped = t`Packing stopped unexpectedly.`;
/** The script could not be fetched, as opposed to a script that threw. */
const notFetched = t`You’re offline, and the code that packs sites has not been loaded yet.`;

/** Builds sites in a worker. A dead worker is replaced with the next request. */
export function siteBuilder(address: string, shelf: FileShelf) {
  let worker: Worker | undefined;
  let count = 0;
  const waiting = new Map<number, Waiting>();

  function fail(words: string) {
    worker?.terminate();
    worker = undefined;
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(new Error(words));
    }
    waiting.clear();
  }

  function getWorker(): Worker {
    if (worker) return worker;
    worker = new Worker(trustedScript(address), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<BuildResult & { id: number; failed?: string }>) => {
      const order = waiting.get(data.id);
      waiting.delete(data.id);
      clearTimeout(order?.timer);
      if (data.failed === undefined) order?.resolve(data);
      else order?.reject(new Error(data.failed));
    };
    // Only an error inside the script has words.
    worker.onerror = ({ message }) =>
      fail(message === undefined ? notFetched : `${stopped} ${message}`.trim());
    return worker;
  }

  return {
    async build(
      site: SiteDocument,
      output: BuildRequest["output"],
      since?: SiteDocument,
    ): Promise<BuildResult> {
      const own: Record<string, Blob> = {};
      for (const hash of [site, ...(since ? [since] : [])].flatMap(hashesOf)) {
        const file = await shelf.file(hash);
        if (file) own[hash] = file;
      }
      const id = ++count;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => fail(stopped), timeoutMs);
        waiting.set(id, { resolve, reject, timer });
        const day = new Date().toISOString().slice(0, 10);
        const request = { id, output, site, own, day, ...(since ? { since } : {}) };
        getWorker().postMessage(request satisfies BuildRequest);
      });
    },

    close: () => fail(t`The page was left.`),
  };
}

export type SiteBuilder = ReturnType<typeof siteBuilder>;
