import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { typeOf } from "@daylit/hosting/policy/content-types.ts";
import { createPreviewServer } from "@daylit/hosting/preview-server/server.ts";
import { shellOf } from "../../../apps/site/features/offline/build-worker.ts";
import {
  offWorkerPath,
  workerPath,
} from "../../../apps/site/features/offline/model/worker-path.ts";
import { built } from "../../support/composer/own-site.ts";
import { hostOf } from "../../support/network/host.ts";

const read = (path: string) => readFileSync(join(built, path), "utf8");

/** A page without a policy and without our code: tests register the worker here, when they like. */
export const registerPath = "/register.html";

/** The workers that a visitor of this site can meet. */
export const workers = {
  today: () => read(workerPath),
  /** The same, and it says so: only the worker answers this address. */
  next: () => `addEventListener("fetch", (event) => {
    if (!event.request.url.endsWith("/which.txt")) return;
    event.stopImmediatePropagation();
    event.respondWith(new Response("next"));
  });${read(workerPath)}`,
  off: () => read(offWorkerPath),
  "0.1": () => earlier("0.1"),
  "0.2": () => earlier("0.2"),
};

/** A worker of an earlier release with the offline page for its shell. */
function earlier(release: string) {
  const shell = shellOf(built).filter(({ url }) => url === "/offline");
  const code = readFileSync(join(import.meta.dirname, `../earlier/worker-${release}.js`), "utf8");
  return `const SHELL = ${JSON.stringify(shell)}, TOOLS = {};\n${code}`;
}

/** The built site on a port of its own, whose worker can be exchanged and whose line can be cut. */
export async function releasedSite() {
  const preview = createPreviewServer(dirname(built));
  const replaced = new Map([[registerPath, "<!doctype html><title>Register</title>"]]);
  const { origin, close } = await hostOf((request, response) => {
    const text = replaced.get(request.url ?? "");
    if (text === undefined) return preview.emit("request", request, response);
    response.setHeader("Content-Type", typeOf(request.url ?? ""));
    response.setHeader("Cache-Control", "no-cache");
    response.end(text);
  });
  return {
    origin,
    serveWorker: (name: keyof typeof workers) => replaced.set(workerPath, workers[name]()),
    /** Cuts the line: nothing answers from now on, and what is open ends. */
    close,
  };
}
