/**
 * The service worker of a client's site. Pages come from the network while there is one and from
 * the last visit when not; everything else from the cache, which a new version replaces as a whole.
 */
export const workerSource = (version: string, shell: readonly string[]): string => `// ${version}
const name = "site-${version}";
const shell = ${JSON.stringify(shell)};

addEventListener("install", (event) => {
  const fresh = shell.map((path) => new Request(path, { cache: "reload" }));
  event.waitUntil(
    caches.open(name).then((cache) => cache.addAll(fresh)).then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  const old = (names) => names.filter((other) => other !== name);
  event.waitUntil(
    caches.keys().then((names) => Promise.all(old(names).map((other) => caches.delete(other)))).then(() => clients.claim()),
  );
});

const kept = (request) => caches.match(request, { ignoreSearch: true });

async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await kept(request)) ?? (await kept("/"));
  }
}

async function file(request) {
  const found = await kept(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    // A full disk must not lose the picture that has just arrived.
    caches.open(name).then((cache) => cache.put(request, copy)).catch(() => {});
  }
  return answer;
}

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith(request.mode === "navigate" ? page(request) : file(request));
});
`;

/** The only script of a client's page. */
export const registerSource = (worker: string): string =>
  `navigator.serviceWorker?.register("/${worker}").catch(() => {});\n`;
