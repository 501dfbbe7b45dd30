// @ts-check
// The service worker of a site. Pages come from the network while there is one and from the last
// visit when not; everything else from the cache, which a new version replaces as a whole. What is
// kept carries a seal of its content: a copy that has changed since counts as none, and a visit with
// a network fetches what is missing.
// `daylitSite` is written above this by the build: { version, shell }.

/** @typedef {Event & { waitUntil(promise: Promise<unknown>): void }} Extendable */
/** @typedef {Extendable & { request: Request, respondWith(answer: Promise<Response>): void }} Fetching */
/** @typedef {{ registration: { scope: string }, clients: { claim(): Promise<void> }, skipWaiting(): Promise<void> }} Scope */

(() => {
  const here = /** @type {Scope} */ (/** @type {unknown} */ (self));

  // Sites below one host share its caches: the scope tells whose they are.
  const mine = `site ${here.registration.scope} `;
  const name = mine + daylitSite.version;
  const seal = "Daylit-Seal";

  /** @param {ArrayBuffer} content */
  const digest = async (content) =>
    String(new Uint8Array(await crypto.subtle.digest("SHA-256", content)));

  /**
   * The same answer with its seal; a page that the host had moved becomes one that can be shown.
   * @param {Response} answer
   */
  async function sealed(answer) {
    const content = await answer.arrayBuffer();
    const headers = new Headers(answer.headers);
    headers.set(seal, await digest(content));
    return new Response(content, { headers });
  }

  /** @param {Request | string} request */
  async function kept(request) {
    const found = await (await caches.open(name)).match(request, { ignoreSearch: true });
    const content = await found?.clone().arrayBuffer();
    return content && found?.headers.get(seal) === (await digest(content)) ? found : undefined;
  }

  /** Keeps what the shell lacks: all of it at first, later what was lost. */
  async function fill() {
    const cache = await caches.open(name);
    const each = daylitSite.shell.map(async (path) => {
      if (await kept(path)) return;
      // Past the browser's own cache, which may hold what is old or broken.
      const answer = await fetch(path, { cache: "reload" });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      await cache.put(path, await sealed(answer));
    });
    await Promise.all(each);
  }

  addEventListener("install", (event) => {
    /** @type {Extendable} */ (event).waitUntil(fill().then(() => here.skipWaiting()));
  });

  addEventListener("activate", (event) => {
    const tidy = async () => {
      const old = (await caches.keys()).filter((other) => other.startsWith(mine) && other !== name);
      await Promise.all(old.map((other) => caches.delete(other)));
      await here.clients.claim();
    };
    /** @type {Extendable} */ (event).waitUntil(tidy());
  });

  /** @param {Request} request */
  async function page(request) {
    try {
      return await fetch(request);
    } catch {
      const { origin, pathname } = new URL(request.url);
      const found =
        (await kept(request)) ?? (await kept(`${origin}${pathname}.html`)) ?? (await kept("./"));
      return found ?? Response.error();
    }
  }

  /** @param {Fetching} event */
  async function file(event) {
    const { request } = event;
    const cache = await caches.open(name);
    const found = await kept(request);
    if (found) return found;
    const broken = await cache.match(request, { ignoreSearch: true });
    const answer = await fetch(broken ? new Request(request, { cache: "reload" }) : request);
    // A full disk must not lose the picture that has just arrived.
    const keep = (/** @type {Response} */ copy) => cache.put(request, copy).catch(() => {});
    if (answer.ok) event.waitUntil(sealed(answer.clone()).then(keep));
    return answer;
  }

  addEventListener("fetch", (event) => {
    const asked = /** @type {Fetching} */ (event);
    const { request } = asked;
    if (request.method !== "GET" || !request.url.startsWith(here.registration.scope)) return;
    const isPage = request.mode === "navigate";
    // Whatever the storage does, the network still answers.
    asked.respondWith(isPage ? page(request) : file(asked).catch(() => fetch(request)));
    // A browser that is short of room, or its owner, may have emptied the cache.
    if (isPage) asked.waitUntil(fill().catch(() => {}));
  });
})();
