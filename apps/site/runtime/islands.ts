import type { ComponentType } from "react";

/** Every tool by the name that island.server.tsx gave it. */
const files = import.meta.glob<ComponentType>("../features/**/*.island.tsx", {
  import: "default",
});

type Living = { unmount: () => void };

/** In development: the markup before React took it over, to tell whether a source has changed it. */
export const asMade = new WeakMap<HTMLElement, string>();

const living = new Map<HTMLElement, Living>();
const waking = new Map<HTMLElement, Promise<void>>();
/** An island has no box of its own (styles/frame.css), so its first element is watched. */
const watched = new Map<Element, HTMLElement>();
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      const island = isIntersecting && watched.get(target);
      if (island) wake(island);
    }
  },
  { rootMargin: "300px" },
);

function watch(island: HTMLElement) {
  const box = island.firstElementChild;
  // What shows nothing yet, such as a closed dialog, can never come near.
  if (!box || box.getClientRects().length === 0) return wake(island);
  watched.set(box, island);
  near.observe(box);
}

function unwatch(island: HTMLElement) {
  for (const [box, of] of watched) {
    if (of !== island) continue;
    near.unobserve(box);
    watched.delete(box);
  }
}

/** Lets React take an island over: it finds the markup as the server made it from the same words. */
export function wake(island: HTMLElement): Promise<void> {
  unwatch(island);
  const known = waking.get(island);
  if (known) return known;
  if (import.meta.hot) asMade.set(island, island.innerHTML);
  const load = files[`../features/${island.dataset.island}.island.tsx`];
  if (!load) return Promise.resolve();
  const awake = Promise.all([load(), import("./hydrate.tsx")]).then(
    async ([Component, { hydrate }]) => {
      if (!island.isConnected) return;
      living.set(island, await hydrate(island, Component));
      island.dataset.awake = "";
    },
  );
  waking.set(island, awake);
  awake.catch((error) => {
    console.error(error);
    waking.delete(island);
    const note = document.getElementById("stale");
    if (note) note.hidden = false;
  });
  return awake;
}

const all = (root: ParentNode = document) => [
  ...root.querySelectorAll<HTMLElement>("[data-island]:not([data-awake])"),
];

/** Wakes what is near or cannot wait, and watches the rest. */
export function wakeIslands() {
  for (const island of all()) {
    if (island.dataset.wake === "now") wake(island);
    else watch(island);
  }
}

/** Before a part of the page goes: lets go of what lived in it. */
export function leaveIslands(part: ParentNode) {
  for (const island of part.querySelectorAll<HTMLElement>("[data-island]")) {
    unwatch(island);
    living.get(island)?.unmount();
    living.delete(island);
    waking.delete(island);
  }
}

/** A press on a tool that is still asleep wakes it and is repeated. */
export function watchPresses() {
  addEventListener(
    "click",
    (event) => {
      const target = event.target as Element;
      const island = target.closest<HTMLElement>("[data-island]:not([data-awake])");
      const button = target.closest<HTMLElement>(
        "button[type=button]:not([popovertarget],[data-copy])",
      );
      if (!island || !button) return;
      event.preventDefault();
      event.stopPropagation();
      wake(island).then(
        () => button.isConnected && button.click(),
        () => {},
      );
    },
    true,
  );
}
