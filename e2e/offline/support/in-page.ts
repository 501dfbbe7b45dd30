/** What tests of the worker do inside a page; each function is sent to the browser as text. */

/** Registers the worker, whatever the pages wait for, and ends when it answers this page. */
export async function register() {
  const workers = navigator.serviceWorker;
  await workers.register("/service-worker.js", { updateViaCache: "none" });
  await workers.ready;
  while (!workers.controller)
    await new Promise((resolve) =>
      workers.addEventListener("controllerchange", resolve, { once: true }),
    );
}

/** Starts the page's code and its tools; ends with its heading. */
export async function start() {
  const root = document.documentElement;
  const until = async (done: () => unknown) => {
    while (!done()) {
      if (document.querySelector("#stale:not([hidden])")) throw new Error("The page is stale");
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  };
  await until(() => dispatchEvent(new Event("focusin")) && root.dataset.started === "true");
  await until(() => {
    const island = document.querySelector("[data-island]:not([data-hydrated])");
    island?.firstElementChild?.scrollIntoView({ behavior: "instant", block: "center" });
    // Most wait until somebody points at them.
    island?.firstElementChild?.dispatchEvent(new Event("pointerover", { bubbles: true }));
    return !island;
  });
  return document.querySelector("h1")?.textContent;
}

export const heading = () => document.querySelector("h1")?.textContent;

export const isCached = async (path: string) => (await caches.match(path)) !== undefined;

export const cacheKeys = async () => (await caches.keys()).sort();

export const left = async () => ({
  workers: (await navigator.serviceWorker.getRegistrations()).length,
  caches: await caches.keys(),
});

/** Has the browser look for a new worker. One that switches itself off may be gone before the end. */
export const update = async () => {
  await (await navigator.serviceWorker.getRegistration())?.update().catch(() => {});
};

/** Has the browser fetch the new worker, and lets it in as every release's pages do: with this message. */
export async function takeOver() {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
  while (!registration?.waiting) await new Promise((resolve) => setTimeout(resolve, 30));
  registration.waiting.postMessage("take over");
}

/** Whether the new worker is in. A request would do too, but it keeps the old one busy. */
export async function isTakenOver() {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.waiting === null && registration.active?.state === "activated";
}

/** Which worker answers; only the next one knows the address. */
export const which = async () => (await fetch("/which.txt")).text();

/** Saves a page as "Save for offline" does; release 0.1 stored no digest with it. */
export async function saveCopy(path: string, withDigest: boolean) {
  const answer = await fetch(path, { headers: { "Daylit-Save": "1" } });
  const content = await answer.arrayBuffer();
  const headers = new Headers(answer.headers);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  if (withDigest) headers.set("Daylit-Seal", btoa(String.fromCharCode(...digest)));
  const cache = await caches.open("daylit-saved-0123456789ab");
  await cache.put(path, new Response(content, { headers }));
  // A page without its stylesheets counts as missing.
  const links = new TextDecoder()
    .decode(content)
    .matchAll(/<link rel="stylesheet" href="([^"]+)"/g);
  for (const [, style = ""] of links) await saveCopy(style, withDigest);
}

export function typeColour(value: string) {
  const labels = [...document.querySelectorAll("label")];
  const field = labels.find((each) => each.textContent?.trim() === "Brand colour")?.control;
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  set?.call(field, value);
  field?.dispatchEvent(new Event("input", { bubbles: true }));
}

export const typedColour = () => {
  const labels = [...document.querySelectorAll("label")];
  const field = labels.find((each) => each.textContent?.trim() === "Brand colour")?.control;
  return (field as HTMLInputElement | undefined)?.value;
};

/** A document that is loaded again loses it. */
export const mark = () => {
  document.documentElement.dataset.mark = "1";
};
export const isMarked = () => document.documentElement.dataset.mark === "1";

export const notice = () => document.querySelector(".update-notice")?.textContent ?? "";

/** Presses a button as soon as it is there. */
export async function press(words: string) {
  const find = () =>
    [...document.querySelectorAll("button")].find((each) => each.textContent === words);
  while (!find()) await new Promise((resolve) => setTimeout(resolve, 30));
  find()?.click();
}
