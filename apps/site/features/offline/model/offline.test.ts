import { expect, test } from "vitest";
import { sizeOf } from "./bytes.ts";
import { fakeStorage } from "./fake-storage.ts";
import { withDigest } from "./integrity.ts";
import { cacheNames, offlineManifestPath, savedPrefix, saveHeader } from "./names.ts";
import { type OfflineManifest, readManifest } from "./offline-manifest.ts";
import { hasRoom, save } from "./save.ts";
import { cachedPaths, deleteSaved, deleteVisited, savedManifest } from "./save-state.ts";

const set: OfflineManifest = {
  version: "two",
  pages: 2,
  sent: 60,
  kept: 120,
  files: [
    ["/documentation", 10],
    ["/documentation.data", 20],
    ["/assets/root-Ab12_-x9.js", 30],
  ],
};

/** A network that answers every request with its address, unless a test overrides it. */
function network(answer = (path: string) => new Response(path)) {
  const asked: string[] = [];
  const fetch = (async (path: string, { headers }: RequestInit) => {
    asked.push(path);
    expect(headers).toEqual({ [saveHeader]: "1" });
    return answer(path);
  }) as typeof globalThis.fetch;
  return { asked, fetch };
}

const start = (fake = fakeStorage(), net = network(), signal = new AbortController().signal) => {
  const progress: number[] = [];
  const ways = { ...fake, ...net, signal, onProgress: (bytes: number) => progress.push(bytes) };
  return { fake, net, progress, result: save(set, ways) };
};

test("saving takes every file, counts up to the whole and removes the version before", async () => {
  const fake = fakeStorage();
  await fake.storage.open(`${savedPrefix}one`);
  const { progress, result } = start(fake);
  expect(await result).toBe("saved");
  expect(progress.at(-1)).toBe(set.sent);
  expect([...progress].sort((a, b) => a - b)).toEqual(progress);
  expect([...fake.caches.keys()]).toEqual([`${savedPrefix}two`]);
  expect(await savedManifest(fake.storage)).toEqual(set);
  expect(await cachedPaths(fake.storage)).toEqual(["/documentation"]);
});

test("hashed files that any cache has are not loaded again, pages are", async () => {
  const fake = fakeStorage();
  const files = await fake.storage.open(cacheNames.files);
  await files.put("/assets/root-Ab12_-x9.js", await withDigest(new Response("code")));
  const pages = await fake.storage.open(cacheNames.pages);
  await pages.put("/documentation", new Response("old"));
  const { net, result } = start(fake);
  expect(await result).toBe("saved");
  expect(net.asked).toEqual(["/documentation", "/documentation.data"]);
});

test("a kept file that is not what was kept is loaded again", async () => {
  const fake = fakeStorage();
  for (const name of [cacheNames.files, `${savedPrefix}two`])
    await (await fake.storage.open(name)).put("/assets/root-Ab12_-x9.js", new Response("garbage"));
  const { net, result } = start(fake);
  expect(await result).toBe("saved");
  expect(net.asked).toContain("/assets/root-Ab12_-x9.js");
});

// The second is Firefox's.
test.each(["QuotaExceededError", "NS_ERROR_FILE_NO_DEVICE_SPACE"])(
  "no room (%s): it says so and leaves nothing half done",
  async (name) => {
    const { fake, result } = start(fakeStorage(15, name));
    expect(await result).toBe("full");
    expect(await fake.storage.keys()).toEqual([]);
  },
);

test("a file that does not come: what has come is kept for the next try, and counts as nothing", async () => {
  const broken = network(
    (path) => new Response(path, { status: path.endsWith(".js") ? 500 : 200 }),
  );
  const { fake, result } = start(fakeStorage(), broken);
  expect(await result).toBe("failed");
  expect(await savedManifest(fake.storage)).toBeUndefined();
  const again = start(fake);
  expect(await again.result).toBe("saved");
  expect(again.net.asked).toContain("/assets/root-Ab12_-x9.js");
});

test("it can be stopped", async () => {
  const stop = new AbortController();
  stop.abort();
  const { net, result } = start(fakeStorage(), network(), stop.signal);
  expect(await result).toBe("stopped");
  expect(net.asked).toEqual([]);
});

test("storage that throws is a failure, not an exception", async () => {
  const storage = { open: () => Promise.reject(new Error("broken")) } as unknown as CacheStorage;
  expect(await start({ ...fakeStorage(), storage }).result).toBe("failed");
});

test("what is forgotten is gone, and nothing else", async () => {
  const { fake, result } = start();
  await result;
  await (await fake.storage.open(cacheNames.pages)).put("/packages", new Response("x"));
  expect(await cachedPaths(fake.storage)).toEqual(["/documentation", "/packages"]);
  await deleteVisited(fake.storage);
  expect(await cachedPaths(fake.storage)).toEqual(["/documentation"]);
  await deleteSaved(fake.storage);
  expect(await cachedPaths(fake.storage)).toEqual([]);
});

test("a list that is no list is not believed", async () => {
  for (const value of [null, {}, { ...set, files: [["/a"]] }, { ...set, sent: "60" }])
    expect(readManifest(value)).toBeUndefined();
  const { storage } = fakeStorage();
  await (await storage.open(`${savedPrefix}x`)).put(offlineManifestPath, new Response("<html>"));
  expect(await savedManifest(storage)).toBeUndefined();
});

test("room is counted beforehand where the browser tells", () => {
  expect(hasRoom(set, { quota: 1000, usage: 100 })).toBe(true);
  expect(hasRoom(set, { quota: 200, usage: 100 })).toBe(false);
  expect(hasRoom(set, {})).toBe(true);
  expect(hasRoom(set)).toBe(true);
});

test("sizes read well", () => {
  expect([640_400, 999_600, 2_585_604].map(sizeOf)).toEqual(["640 kB", "1 MB", "2.6 MB"]);
});
