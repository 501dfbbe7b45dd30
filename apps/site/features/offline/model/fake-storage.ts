type CachedEntry = { text: string; headers: Headers };

/** The part of the browser's caches that our code uses, in memory; for the tests. */
export function fakeStorage(room = Number.POSITIVE_INFINITY, fullName = "QuotaExceededError") {
  const caches = new Map<string, Map<string, CachedEntry>>();
  let used = 0;
  const cache = (entries: Map<string, CachedEntry>) => ({
    match: async (address: string) => {
      const kept = entries.get(address);
      return kept && new Response(kept.text, { headers: kept.headers });
    },
    keys: async () => [...entries.keys()].map((path) => ({ url: `http://site.test${path}` })),
    put: async (address: string, response: Response) => {
      const text = await response.text();
      if (used + text.length > room) throw new DOMException("no room", fullName);
      used += text.length;
      entries.set(address, { text, headers: response.headers });
    },
  });
  const open = async (name: string) => {
    const entries = caches.get(name) ?? new Map<string, CachedEntry>();
    caches.set(name, entries);
    return cache(entries);
  };
  const storage = {
    open,
    has: async (name: string) => caches.has(name),
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    match: async (address: string) => {
      for (const name of caches.keys()) {
        const found = await (await open(name)).match(address);
        if (found) return found;
      }
    },
  };
  return { storage: storage as unknown as CacheStorage, caches };
}
