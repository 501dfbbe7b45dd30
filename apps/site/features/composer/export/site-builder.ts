import type { SiteDocument } from "@daylit/site-engine";
import { trustedScript } from "../../../model/trusted-types.ts";
import { type FileShelf, hashesOf } from "../images/own-files.ts";
import type { Made, Order } from "./worker-messages.ts";

type Waiting = {
  resolve: (made: Made) => void;
  reject: (error: Error) => void;
  timer: ReturnType<typeof setTimeout>;
};

/** ms; a browser in want of memory ends a worker without a word, and it is not waited for any longer. */
const patience = 60_000;
const stopped = "Packing stopped unexpectedly.";
/** Its script did not come: that is told apart from one that came and broke. */
const notFetched = "You’re offline, and the code that packs sites has not been loaded yet.";

/** Asks the worker for sites. One that has died is replaced with the next order. */
export function siteMaker(address: string, shelf: FileShelf) {
  let worker: Worker | undefined;
  let count = 0;
  const waiting = new Map<number, Waiting>();

  function giveUp(words: string) {
    worker?.terminate();
    worker = undefined;
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(new Error(words));
    }
    waiting.clear();
  }

  function hands(): Worker {
    if (worker) return worker;
    worker = new Worker(trustedScript(address), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Made & { id: number; failed?: string }>) => {
      const order = waiting.get(data.id);
      waiting.delete(data.id);
      clearTimeout(order?.timer);
      if (data.failed === undefined) order?.resolve(data);
      else order?.reject(new Error(data.failed));
    };
    // Only an error inside the script has words.
    worker.onerror = ({ message }) =>
      giveUp(message === undefined ? notFetched : `${stopped} ${message}`.trim());
    return worker;
  }

  return {
    async make(site: SiteDocument, want: Order["want"]): Promise<Made> {
      const own: Record<string, Blob> = {};
      for (const hash of hashesOf(site)) {
        const file = await shelf.file(hash);
        if (file) own[hash] = file;
      }
      const id = ++count;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => giveUp(stopped), patience);
        waiting.set(id, { resolve, reject, timer });
        hands().postMessage({ id, want, project: site, own } satisfies Order);
      });
    },

    close: () => giveUp("The page was left."),
  };
}

export type SiteMaker = ReturnType<typeof siteMaker>;
