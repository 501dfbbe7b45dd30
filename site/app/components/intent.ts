/**
 * What a page needs besides its route is unknown to the router, so it is fetched here as soon as a
 * pointer or the focus comes near a link to it.
 */
type Tell = (path: string) => void;

/** Who knows what the pages of a section need. They are not loaded before somebody goes there. */
const sections: Record<string, () => Promise<unknown>> = {
  documentation: () => import("./Prose.tsx"),
  guides: () => import("./guide-texts.ts"),
  stylesheet: () => import("./example/useSnippet.ts"),
};

let near = "";
const listeners: Tell[] = [];

function approach({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.pathname === near) return;
  near = link.pathname;
  sections[near.split("/")[1] ?? ""]?.().catch(forget);
  for (const tell of listeners) tell(near);
}

/** The visit itself will try again, and tell. */
const forget = () => {};

if (!import.meta.env.SSR)
  for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, approach);

/**
 * Loads by name, each name once; also when a link leads to it, and then `further` with the result.
 * React’s `use` reads a promise at once that carries its result: what was fetched in time is shown
 * with the page’s first rendering, and does not cost a second one.
 */
export function loadOnIntent<T>(
  loads: Record<string, () => Promise<T>>,
  nameOf: (path: string) => string,
  further?: (value: T) => void,
): (name: string) => Promise<T> {
  const loaded = new Map<string, Promise<T>>();

  const load = (name: string) => {
    const start = loads[name];
    if (!start) throw new Error(`There is no ${name}`);
    const promise = loaded.get(name) ?? start();
    loaded.set(name, promise);
    promise.then((value) => Object.assign(promise, { status: "fulfilled", value }), forget);
    return promise;
  };

  const tell = (path: string) => {
    const name = nameOf(path);
    // A visit must meet the failure itself: forgotten there, it would be tried again for ever.
    if (name in loads) load(name).then(further, () => loaded.delete(name));
  };
  listeners.push(tell);
  tell(near);
  return load;
}
