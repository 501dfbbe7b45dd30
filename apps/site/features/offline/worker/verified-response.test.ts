import { afterEach, expect, test, vi } from "vitest";
import { fakeStorage } from "../model/fake-storage.ts";
import { matchesDigest, withDigest } from "../model/integrity.ts";
import { prefetchHeader } from "../model/names.ts";
import { plainAddress, styled, verified } from "./verified-response.ts";

afterEach(() => vi.unstubAllGlobals());

const request = new Request("https://site.test/documentation");
const answerFrom = (url: string, redirected: boolean, status = 200) =>
  Object.defineProperties(new Response("words", { status }), {
    url: { value: url },
    redirected: { value: redirected },
  });
const kept = (response: Response) => verified.cacheWillUpdate({ request, response });

test("whole answers are kept with their seal, errors and other pages are not", async () => {
  const found = await kept(answerFrom(request.url, false));
  expect(found && (await matchesDigest(found))).toBe(true);
  expect(await kept(answerFrom(request.url, false, 404))).toBeNull();
  expect(await kept(answerFrom("https://site.test/other", true))).toBeNull();
});

test("a page that was only prefetched is not kept", async () => {
  const ahead = new Request(request, { headers: { [prefetchHeader]: "1" } });
  const response = answerFrom(request.url, false);
  expect(await verified.cacheWillUpdate({ request: ahead, response })).toBeNull();
});

test("a host that puts a slash behind a page's address sends the same page", async () => {
  const found = await kept(answerFrom("https://site.test/documentation/", true));
  expect(found?.redirected).toBe(false);
  const sample = { request: new Request("https://site.test/samples/card/row.html") };
  const bare = answerFrom("https://site.test/samples/card/row", true);
  expect(await verified.cacheWillUpdate({ ...sample, response: bare })).not.toBeNull();
  expect(plainAddress("https://site.test/documentation/?a=1#b")).toBe(request.url);
});

test("a copy that does not fit its seal is none, and is fetched past the browser's cache", async () => {
  const good = await withDigest(new Response("words"));
  const bad = new Response("garbage", { headers: good.headers });
  const state: Record<string, unknown> = {};
  expect(await verified.cachedResponseWillBeUsed({ cachedResponse: good, state })).toBe(good);
  expect((await verified.requestWillFetch({ request, state })).cache).toBe("default");
  expect(await verified.cachedResponseWillBeUsed({ cachedResponse: bad, state })).toBeNull();
  expect((await verified.requestWillFetch({ request, state })).cache).toBe("reload");
});

test("a page is shown from its copy only with all its stylesheets", async () => {
  const { storage } = fakeStorage();
  vi.stubGlobal("caches", storage);
  const files = await storage.open("files");
  const page = new Response(
    '<link rel="stylesheet" href="/site.css"/><link rel="stylesheet" href="/composer.css"/>',
  );
  const shown = () => styled.cachedResponseWillBeUsed({ cachedResponse: page });
  await files.put("/site.css", await withDigest(new Response("a")));
  expect(await shown()).toBeNull();
  await files.put("/composer.css", new Response("damaged: it has no digest"));
  expect(await shown()).toBeNull();
  await files.put("/composer.css", await withDigest(new Response("b")));
  expect(await shown()).toBe(page);
});
