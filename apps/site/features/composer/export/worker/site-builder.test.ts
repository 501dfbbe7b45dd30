import type { SiteDocument } from "@daylit/site-engine";
import { afterEach, expect, test, vi } from "vitest";
import { siteBuilder } from "./site-builder.ts";

const site = { pictures: {}, mark: {} } as unknown as SiteDocument;
const shelf = { keep: async () => "", file: async () => undefined };

/** A worker that answers every order with one error, with words or without. */
function failing(message?: string) {
  class Failing {
    onerror: (event: { message?: string }) => void = () => {};
    postMessage() {
      queueMicrotask(() => this.onerror(message === undefined ? {} : { message }));
    }
    terminate() {}
  }
  vi.stubGlobal("Worker", Failing);
}

const asked = () => siteBuilder("/site-worker.js", shelf).build(site, "zip");

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a script that does not come is told apart from one that breaks", async () => {
  failing();
  await expect(asked()).rejects.toThrow("You’re offline");
  failing("out of memory");
  await expect(asked()).rejects.toThrow("stopped unexpectedly. out of memory");
});
