/**
 * Runs in the head before the first paint, bundled and inlined into every page; the only script that
 * is not a file. It puts the remembered theme on the page so that nothing flashes and remembers a new
 * choice, and whether single keys are shortcuts; scrolls the sidebar to the entry of the page; keeps the browser's offer to install the
 * site, which comes once and early; lets Ctrl+K, Cmd+K and / press the search link; and asks for the
 * rest (start.ts) on the first sign of intent, or after load where the page has something to do on
 * its own. A press that comes before the rest is kept and repeated. If the code is missing after a
 * deploy, the page is loaded again once; if that does not help, a note says so. Where a service
 * worker answers, it is tried three times, then without the worker. Code that arrives and throws
 * would throw again: the note is shown at once. Who wanted to search is led to the list instead.
 */
import { workerDisabledKey } from "../../features/offline/model/worker-path.ts";
import { showSingleKeys, singleKeys, withSingleKeys } from "../../model/browser/single-keys.ts";
import { showCurrentEntry } from "../sidebar.ts";
import { loadTextFace, textFaceKey, wearTextFace } from "../text-face.ts";
import { hasStored } from "./has-stored.ts";
import { islandsAt, unready } from "./islands-at.ts";
import { preloadCode } from "./preload-code.ts";
import { reportErrors } from "./report-errors.ts";
import { sayLoading } from "./say-loading.ts";

declare global {
  interface Window {
    /** Presses that came before the code that answers them. */
    queuedClicks: HTMLElement[];
    /** Typed since the search was asked for; undefined once it is open, or cancelled. */
    searchText?: string;
    installOffer?: Event;
    /** Loads start.ts; given by the page so that the bundler leaves it alone. */
    begun?: Promise<unknown>;
  }
}

const page = document;
const root = page.documentElement;
const key = "theme";
const reloaded = "reloaded";
/** The code of this version, start.ts and the files that it imports; the address of the text's face. */
const { start: code = "", face } = (page.currentScript as HTMLScriptElement).dataset;
/** Whether the page has to do without that code. */
let without = false;

// Left out of the bundle where the setting is not there.
if (process.env.REPORT_TO) reportErrors(process.env.REPORT_TO, code);

// Where a browser denies storage, an empty one takes its place: no code has to expect an exception.
for (const name of ["localStorage", "sessionStorage"] as const)
  try {
    window[name].length;
  } catch {
    Object.defineProperty(window, name, {
      value: { getItem: () => null, setItem() {}, removeItem() {} },
    });
  }

function setTheme(theme: string | null) {
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  else delete root.dataset.theme;
}

/** Without the worker and what it kept: that the code does not arrive may be their doing. */
async function stepAside() {
  localStorage.setItem(workerDisabledKey, code);
  await (await navigator.serviceWorker.getRegistration())?.unregister();
  // Not imported from features/offline/model/names.ts: that would weigh more than all of this. What the visitor
  // has saved is not the worker's: it stays.
  for (const name of await caches.keys())
    if (/^daylit(?!.*-saved-)/.test(name)) await caches.delete(name);
}

const searched = () => window.queuedClicks.find((pressed) => pressed.matches("[data-search]"));

/** The page stays as it is; from now on links are the browser's own again. */
function goWithout() {
  without = true;
  const search = searched() as HTMLAnchorElement | undefined;
  const words = window.searchText;
  if (search) location.href = words ? `${search.href}?q=${encodeURIComponent(words)}` : search.href;
  else page.getElementById("stale")?.removeAttribute("hidden");
}

/** A file did not arrive. */
function missing() {
  if (process.env.REPORT_TO) reportError(new TypeError("The code of the page did not start"));
  const times = Number(sessionStorage.getItem(reloaded)) + 1;
  const worker = navigator.serviceWorker?.controller;
  if (searched()) return goWithout();
  sessionStorage.setItem(reloaded, `${times}`);
  // A storage that keeps nothing would reload for ever.
  if (times > (worker ? 3 : 1) || !sessionStorage.getItem(reloaded)) goWithout();
  else if (times < 3) location.reload();
  else stepAside().finally(() => location.reload());
}

const load = (file: string) => import(/* @vite-ignore */ file);

const preload = (file: string) =>
  new Promise((resolve, reject) => {
    const link = page.createElement("link");
    link.rel = "modulepreload";
    link.href = file;
    link.onload = resolve;
    link.onerror = reject;
    page.head.append(link);
  });

async function start() {
  const files = code.split(" ");
  try {
    await Promise.all(files.map(load));
  } catch {
    // An import fails alike for want of a file and because of what its code throws. A preload fails
    // for want of a file only; where it succeeds, a line that failed once may have come back.
    try {
      await Promise.all(files.map(preload));
    } catch {
      return missing();
    }
    try {
      await load(files[0] as string);
    } catch (error) {
      reportError(error);
      return goWithout();
    }
  }
  sessionStorage.removeItem(reloaded);
}

function begin(event?: Event) {
  // What is pointed at, or works without being asked, comes in the same round.
  for (const island of islandsAt(event?.target ?? null)) {
    island.dataset.near = "";
    preloadCode(island);
  }
  if (window.begun) return;
  window.begun = start();
  for (const tool of page.querySelectorAll<HTMLElement>("[data-code][data-client=load]"))
    preloadCode(tool);
}

/** In the frame that first shows the entry: later the list would move below a pointer. */
function placeEntry() {
  if (!showCurrentEntry() && page.readyState === "loading") requestAnimationFrame(placeEntry);
}

const idle = (work: () => void) =>
  "requestIdleCallback" in window
    ? requestIdleCallback(work, { timeout: 5000 })
    : setTimeout(work, 500);

/** The first page of a first visit is painted without it; every later one has it from the start. */
function showTextFace(address: string) {
  if (localStorage.getItem(textFaceKey) === address) {
    root.dataset.textFace = "";
    // Browsers wait a moment for what is asked for in the head, and never change it later.
    loadTextFace(address, "optional").catch(() => {});
    return;
  }
  const fetchFace = async () => {
    await loadTextFace(address);
    idle(wearTextFace);
    localStorage.setItem(textFaceKey, address);
  };
  // Not there, or storage is full: the next page tries again.
  addEventListener("load", () => idle(() => fetchFace().catch(() => {})));
}

setTheme(localStorage.getItem(key));
if (face) showTextFace(face);
root.toggleAttribute("data-site", localStorage.getItem("daylit-project") !== null);
window.queuedClicks = [];
requestAnimationFrame(placeEntry);

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  window.installOffer = event;
});
page.addEventListener("DOMContentLoaded", () => {
  // What a form sent before its tool was there.
  const asked = location.search && page.querySelector("[data-client=load]");
  if (asked) sayLoading(asked, () => isReady(asked));
  const chosen = page.querySelector<HTMLInputElement>(
    `[name=theme][value="${root.dataset.theme}"]`,
  );
  if (chosen) chosen.checked = true;
  showSingleKeys();
});
page.addEventListener("change", ({ target }) => {
  const { name, value, checked } = target as HTMLInputElement;
  const isTheme = name === key;
  if (isTheme) setTheme(value);
  else if (name !== singleKeys) return;
  try {
    localStorage.setItem(name, isTheme || checked ? value : "off");
  } catch {
    // Full: the choice lasts as long as the page.
  }
});
/** Whether a control answers, or never will. */
function isReady(control: Element) {
  if (without) return true;
  if (!root.dataset.started) return false;
  return control.matches("[data-search]")
    ? window.searchText === undefined
    : !control.closest(unready);
}
page.addEventListener("input", ({ target }) => {
  const control = target as Element;
  if (control.closest(unready)) sayLoading(control, () => isReady(control));
});
/** Collects what is typed until the search is open. */
function typeAhead(event: KeyboardEvent, text: string) {
  const { key: pressed } = event;
  if (pressed.length === 1) window.searchText = text + pressed;
  else if (pressed === "Backspace") window.searchText = text.slice(0, -1);
  else if (pressed === "Escape") {
    window.searchText = undefined;
    window.queuedClicks = window.queuedClicks.filter((one) => !one.matches("[data-search]"));
  } else if (pressed !== "Enter") return;
  event.preventDefault();
}

page.addEventListener("keydown", (event) => {
  const command = event.ctrlKey || event.metaKey;
  if (window.searchText !== undefined && !command && !event.altKey)
    return typeAhead(event, window.searchText);
  // Never over the work in the composer.
  if (page.querySelector(".compose")) return;
  const typing = (event.target as Element).closest("input,textarea,select,[contenteditable]");
  const isSlash = event.key === "/" && !command && !event.altKey && !typing && withSingleKeys();
  if (isSlash || (event.key === "k" && command)) {
    event.preventDefault();
    page.querySelector<HTMLElement>("[data-search]")?.click();
  }
});

// An entry that was made within this page before it was loaded again: only the address has changed.
const { pathname, search } = location;
addEventListener("popstate", () => {
  if (!root.dataset.started && (location.pathname !== pathname || location.search !== search))
    location.reload();
});

const heard = { capture: true, passive: true };
for (const sign of ["pointerover", "pointerdown", "touchstart", "keydown", "focusin"])
  addEventListener(sign, begin, heard);
// Screen readers keep the keys to themselves: a page that is read by one only hears that it scrolls.
// What the browser itself scrolls, to a restored place or to a fragment, is over by then.
addEventListener("load", () =>
  requestAnimationFrame(() => addEventListener("scroll", () => begin(), heard)),
);
addEventListener(
  "click",
  (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>(
      "button[type=button]:not([popovertarget]),[data-search]",
    );
    if (!pressed || without || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (pressed.matches("[data-search]")) {
      preloadCode(pressed);
      window.searchText ??= "";
    }
    sayLoading(pressed, () => isReady(pressed));
    // A tool may be there before the page has been read to its end.
    if (root.dataset.started || pressed.closest("[data-hydrated]")) return;
    begin();
    window.queuedClicks.push(pressed);
    if (pressed.matches("a")) event.preventDefault();
  },
  true,
);
addEventListener("load", () => {
  // A tool that shows what was kept, or what the address names, has nothing to do on a first visit.
  // A line that the address names is opened (runtime/target.ts).
  const known = location.hash || hasStored();
  const busy =
    page.querySelector(known ? "[data-client],details:target" : "[data-client=load]") ||
    ((root.dataset.theme || !navigator.onLine) && page.querySelector("iframe"));
  if (!busy && !location.search) return;
  idle(() => begin());
});
