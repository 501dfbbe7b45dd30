// @ts-check
// The service worker of a site. Pages come from the network while there is one and from the last
// visit when not; everything else from the cache, which a new version replaces as a whole.
// `daylitSite` is written above this by the build: { version, shell }.

/** @typedef {Event & { waitUntil(promise: Promise<unknown>): void }} Extendable */
/** @typedef {Event & { request: Request, respondWith(answer: Promise<Response>): void }} Fetching */
/** @typedef {{ registration: { scope: string }, clients: { claim(): Promise<void> }, skipWaiting(): Promise<void> }} Scope */

(() => {
  const here = /** @type {Scope} */ (/** @type {unknown} */ (self));

  // Sites below one host share its caches: the scope tells whose they are.
  const mine = `site ${here.registration.scope} `;
  const name = mine + daylitSite.version;

  addEventListener("install", (event) => {
    const fresh = daylitSite.shell.map((path) => new Request(path, { cache: "reload" }));
    const ready = caches.open(name).then((cache) => cache.addAll(fresh));
    /** @type {Extendable} */ (event).waitUntil(ready.then(() => here.skipWaiting()));
  });

  addEventListener("activate", (event) => {
    const tidy = async () => {
      const old = (await caches.keys()).filter((other) => other.startsWith(mine) && other !== name);
      await Promise.all(old.map((other) => caches.delete(other)));
      await here.clients.claim();
    };
    /** @type {Extendable} */ (event).waitUntil(tidy());
  });

  /** @param {Request | string} request */
  const kept = (request) => caches.match(request, { ignoreSearch: true });

  /** @param {Request} request */
  async function page(request) {
    try {
      return await fetch(request);
    } catch {
      const { origin, pathname } = new URL(request.url);
      const found =
        (await kept(request)) ?? (await kept(`${origin}${pathname}.html`)) ?? (await kept("./"));
      // A page that the host had moved cannot be shown as it was answered.
      return found?.redirected ? new Response(found.body, found) : (found ?? Response.error());
    }
  }

  /** @param {Request} request */
  async function file(request) {
    const found = await kept(request);
    if (found) return found;
    const answer = await fetch(request);
    if (answer.ok) {
      const copy = answer.clone();
      // A full disk must not lose the picture that has just arrived.
      caches
        .open(name)
        .then((cache) => cache.put(request, copy))
        .catch(() => {});
    }
    return answer;
  }

  addEventListener("fetch", (event) => {
    const { request } = /** @type {Fetching} */ (event);
    if (request.method !== "GET" || !request.url.startsWith(here.registration.scope)) return;
    const answer = request.mode === "navigate" ? page(request) : file(request);
    /** @type {Fetching} */ (event).respondWith(answer);
  });
})();
