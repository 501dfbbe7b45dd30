import type { ComponentType } from "react";
import { hasStored } from "./has-stored.ts";
import { islandsAt, unready } from "./islands-at.ts";
import { preloadCode } from "./preload-code.ts";

/** Every island by the name that island.server.tsx gave it. */
const files = import.meta.glob<ComponentType>("../../features/**/*.island.tsx", {
  import: "default",
});

type Root = { unmount: () => void };

/** In development: the markup before hydration, to tell whether a source has changed it. */
export const serverMarkup = new WeakMap<HTMLElement, string>();

const roots = new Map<HTMLElement, Root>();
const hydrating = new Map<HTMLElement, Promise<void>>();
/** An island has no box of its own (styles/frame.css), so its elements are watched: it may be long. */
const watched = new Map<Element, HTMLElement>();
const nearby = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      const island = isIntersecting && watched.get(target);
      if (island) hydrateIsland(island);
    }
  },
  { rootMargin: "300px" },
);

function watch(island: HTMLElement) {
  if (!hasBox(island)) return hydrateIsland(island);
  for (const box of island.children) {
    watched.set(box, island);
    nearby.observe(box);
  }
}

function unwatch(island: HTMLElement) {
  for (const [box, of] of watched) {
    if (of !== island) continue;
    nearby.unobserve(box);
    watched.delete(box);
  }
}

/** Hydrates an island: React finds the markup that the server rendered from the same props. */
export function hydrateIsland(island: HTMLElement): Promise<void> {
  unwatch(island);
  const known = hydrating.get(island);
  if (known) return known;
  if (import.meta.hot) serverMarkup.set(island, island.innerHTML);
  const load = files[`../../features/${island.dataset.island}.island.tsx`];
  if (!load) return Promise.resolve();
  preloadCode(island);
  const hydrated = Promise.all([load(), import("./hydrate.tsx")]).then(
    async ([Component, { hydrate }]) => {
      if (!island.isConnected) return;
      roots.set(island, await hydrate(island, Component));
      island.dataset.hydrated = "";
    },
  );
  hydrating.set(island, hydrated);
  hydrated.catch((error) => {
    console.error(error);
    hydrating.delete(island);
    const note = document.getElementById("stale");
    if (note) note.hidden = false;
  });
  return hydrated;
}

/** A finger is not heard while it is in a frame, and only a sample that is hydrated shows its tools. */
const isUnheard = (island: Element) =>
  matchMedia("(hover: none)").matches && island.querySelector(".sample");

const all = (root: ParentNode = document) => [...root.querySelectorAll<HTMLElement>(unready)];

/**
 * Hydrates islands that are marked `client="load"`, and later those that are near the viewport and have
 * something to show unasked, or could not be asked. The rest waits until pointer or focus has come to it.
 */
export function hydrateIslands() {
  const known = location.search !== "" || hasStored();
  for (const island of all()) {
    const { client, near } = island.dataset;
    // Near: the boot script has seen pointer or focus come to it.
    if (client === "load" || near !== undefined) hydrateIsland(island);
    else if (client === "visible" || known || (client && location.hash) || isUnheard(island))
      watch(island);
  }
  hydrateForKeys();
}

/** React puts links that load pictures in front: only one of the elements needs a box. */
const hasBox = ({ children }: Element) =>
  [...children].some((child) => child.getClientRects().length > 0);

/** What a pointer or a finger is over, what the focus is in, and what was chosen by code. */
const hydrateAt = ({ target }: Event) => {
  for (const island of islandsAt(target)) hydrateIsland(island);
};
for (const sign of ["pointerover", "pointerdown", "focusin", "change"])
  addEventListener(sign, hydrateAt, { passive: true });

/**
 * Keys and screen readers jump to the next field or button wherever it is: from the first focus that they
 * move, tools that are far away are hydrated too, and everything else near the viewport. A dialog keeps the
 * focus to itself: what is behind it waits.
 */
function hydrateForKeys() {
  if (!document.querySelector("body :focus-visible") || document.querySelector(":modal")) return;
  for (const island of all()) {
    if (island.dataset.client) hydrateIsland(island);
    else watch(island);
  }
}
addEventListener("focusin", hydrateForKeys);

/** Unmounts the React roots inside `part` before it is removed. */
export function unmountIslands(part: ParentNode) {
  for (const island of part.querySelectorAll<HTMLElement>("[data-island]")) {
    unwatch(island);
    roots.get(island)?.unmount();
    roots.delete(island);
    hydrating.delete(island);
  }
}

/** A click on an island that is not hydrated yet hydrates it and is repeated. */
export function replayClicks() {
  addEventListener(
    "click",
    (event) => {
      // Until then the boot script keeps it.
      if (!document.documentElement.dataset.started) return;
      const target = event.target as Element;
      const island = target.closest<HTMLElement>(unready);
      const button = target.closest<HTMLElement>(
        "button[type=button]:not([popovertarget],[data-copy])",
      );
      if (!island || !button) return;
      event.preventDefault();
      event.stopPropagation();
      hydrateIsland(island).then(
        () => button.isConnected && button.click(),
        () => {},
      );
    },
    true,
  );
}
