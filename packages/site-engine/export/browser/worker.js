// @ts-check
// The service worker of a site: it can be read without a network, and an edited file still arrives.
// Pages come from the network while there is one. Everything else comes from the cache at once and is
// checked with the host meanwhile, so that a change shows on the next load. Each start of the worker
// checks all copies: they follow the host, and a file that is gone there goes here. A copy carries a
// seal of its content; one that has changed since counts as none.
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
   * The same answer with its seal; a page that the host had moved becomes one that can be shown. The
   * browser asks here for it each time, however long the host told it to keep the file.
   * @param {Response} answer
   */
  async function sealed(answer) {
    const content = await answer.arrayBuffer();
    const headers = new Headers(answer.headers);
    headers.set(seal, await digest(content));
    headers.set("Cache-Control", "no-cache");
    return new Response(content, { headers });
  }

  /**
   * @param {string} url
   * @param {CacheQueryOptions} [how]
   */
  async function kept(url, how) {
    const found = await (await caches.open(name)).match(url, how);
    const content = await found?.clone().arrayBuffer();
    return content && found?.headers.get(seal) === (await digest(content)) ? found : undefined;
  }

  /**
   * Brings a copy up to date with what the host has answered.
   * @param {string} url
   * @param {Response} answer
   */
  async function renew(url, answer) {
    const cache = await caches.open(name);
    if (answer.status === 404 || answer.status === 410) await cache.delete(url);
    else if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`);
    else {
      const copy = await sealed(answer);
      const same = (await kept(url))?.headers.get(seal) === copy.headers.get(seal);
      if (!same) await cache.put(url, copy);
    }
  }

  const shell = daylitSite.shell.map((path) => new URL(path, here.registration.scope).href);

  /**
   * "reload" passes the browser's own cache, which may hold what is old or broken; "no-cache" has it
   * check with the host, however long it was told to keep a file.
   * @param {Iterable<string>} urls
   * @param {RequestCache} cache
   */
  const renewAll = (urls, cache) =>
    Promise.all([...urls].map(async (url) => renew(url, await fetch(url, { cache }))));

  let checked = false;

  /** Once for each start of the worker, which is once for each visit. */
  async function check() {
    if (checked) return;
    checked = true;
    const copies = await (await caches.open(name)).keys();
    await renewAll(new Set([...shell, ...copies.map(({ url }) => url)]), "no-cache");
  }

  addEventListener("install", (event) => {
    /** @type {Extendable} */ (event).waitUntil(
      renewAll(shell, "reload").then(() => here.skipWaiting()),
    );
  });

  addEventListener("activate", (event) => {
    const tidy = async () => {
      const old = (await caches.keys()).filter((other) => other.startsWith(mine) && other !== name);
      await Promise.all(old.map((other) => caches.delete(other)));
      await here.clients.claim();
    };
    /** @type {Extendable} */ (event).waitUntil(tidy());
  });

  /** @param {Fetching} event */
  async function page(event) {
    const { request } = event;
    const [plain = ""] = request.url.split(/[?#]/);
    // Many hosts answer /contact with contact.html.
    const places = [plain, `${plain}.html`];
    try {
      const answer = await fetch(request, { cache: "no-cache" });
      const copy = answer.clone();
      const update = async () => {
        for (const place of places) if (await kept(place)) return renew(place, copy);
      };
      event.waitUntil(
        update()
          .then(check, check)
          .catch(() => {}),
      );
      return answer;
    } catch {
      for (const place of [...places, here.registration.scope]) {
        const found = await kept(place);
        if (found) return found;
      }
      return Response.error();
    }
  }

  /** @param {Fetching} event */
  async function file(event) {
    const { request } = event;
    const { url } = request;
    const found = await kept(url);
    const broken = !found && (await (await caches.open(name)).match(url));
    const fresh = fetch(request, { cache: broken ? "reload" : "no-cache" });
    // A full disk must not lose the picture that has just arrived.
    event.waitUntil(fresh.then((answer) => renew(url, answer.clone())).catch(() => {}));
    if (found) return found;
    return fresh.catch(async (error) => {
      const other = await kept(url, { ignoreSearch: true });
      if (other) return other;
      throw error;
    });
  }

  addEventListener("fetch", (event) => {
    const asked = /** @type {Fetching} */ (event);
    const { request } = asked;
    if (request.method !== "GET" || !request.url.startsWith(here.registration.scope)) return;
    // Whatever the storage does, the network still answers.
    asked.respondWith(
      request.mode === "navigate" ? page(asked) : file(asked).catch(() => fetch(request)),
    );
  });
})();
