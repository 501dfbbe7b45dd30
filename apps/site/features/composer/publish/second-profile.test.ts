import "fake-indexeddb/auto";
import { type Connection, connect, type HostName, type Site } from "@daylit/publish";
import { hostKinds } from "@daylit/publish/testing/host-kinds.ts";
import { type SiteDocument, textsOfSite } from "@daylit/site-engine";
import { withValue } from "@daylit/site-engine/document/object-path.ts";
import { builtSite } from "@daylit/site-engine/testing/built-site.ts";
import { fixtureSites } from "@daylit/site-engine/testing/fixtures.ts";
import { afterEach, expect, test, vi } from "vitest";
import { Store } from "../../../workspace/store/database.ts";
import { Workspace } from "../../../workspace/store/workspace.ts";
import { siteOf as siteOfRecord } from "../home/start-site.ts";
import { foundAt, withLiveFiles } from "../open/live-site.ts";
import { takeOpened } from "../open/take-opened.ts";
import { forgetKey, setKey } from "./places.ts";
import { send, siteOf, withConnection } from "./publish-site.ts";

const start = fixtureSites()
  .map(({ site }) => site)
  .find((site) => textsOfSite(site).some(({ path }) => path.endsWith(".price"))) as SiteDocument;
const price = textsOfSite(start).find(({ path }) => path.endsWith(".price"))?.path ?? "";
const bytes = (text: string) => new TextEncoder().encode(text);

const pagesOf = (files: ReadonlyMap<string, string>) =>
  [...files].map(([path, text]) => (path.endsWith(".html") ? text : "")).join("");

/** As the composer makes them; pictures and typefaces stand for themselves. */
const made = (site: SiteDocument) => ({ files: builtSite(site, "", ({ key }) => bytes(key)) });

const ends: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  vi.unstubAllGlobals();
  for (const end of ends.splice(0)) await end();
});

const words = { words: "A price", onProgress: () => {} };
const reasonOf = (act: Promise<unknown>) =>
  act.then(
    () => "nothing",
    (error) => error.reason ?? error,
  );

test.each(Object.entries(hostKinds))(
  "%s: a second profile opens the published site by its address and publishes from there",
  async (name, begin) => {
    const host = name as HostName;
    const running = await begin();
    if (running.end) ends.push(running.end);

    const publishFirst = async (owner: Connection, place: Site) => {
      const site = { ...start, address: place.address };
      return { site, done: await send(owner, place, made(site), { ...words, words: "First" }) };
    };
    const owner = await connect(host, running.credentials, { fetch: running.fetch });
    const place = (await owner.create?.("ida-site")) ?? ((await owner.sites())[0] as Site);
    const { site, done } = await publishFirst(owner, place);
    const folder = place.address.replace(/\/*$/, "/");
    const before = await running.online();

    // Another browser: it knows the address, and nothing else.
    vi.stubGlobal("localStorage", undefined);
    vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
      if (!address.startsWith(folder)) return running.fetch(address, init);
      const text = (await running.online()).get(address.slice(folder.length));
      const answer = new Response(text ?? "", { status: text === undefined ? 404 : 200 });
      return Object.defineProperty(answer, "url", { value: address });
    });
    const workspace = await Workspace.open(await Store.open(`second-${host}`));
    ends.push(() => workspace.pause());
    const shelf = {
      keep: (blob: Blob) => workspace.putFile(blob),
      file: (hash: string) => workspace.file(hash),
    };
    await takeOpened(workspace, await withLiveFiles(await foundAt(place.address), shelf));
    const here = siteOfRecord(workspace).site;
    expect(here.pages).toEqual(site.pages);
    const changed = withValue(here, price, "£77");

    const { key, ...given } = running.credentials;
    const choice = { host, ...given };
    setKey(choice, key, false);
    ends.push(() => forgetKey(choice));
    const published = await withConnection(choice, new AbortController().signal, async (second) => {
      const found = await siteOf(second, choice, { name: "another", address: here.address });
      expect(found).toMatchObject({ isNew: false, site: { id: place.id } });
      return send(second, found.site, made(changed), words);
    });
    // A page that shows the price, the document, the list of what is online, and what follows from them.
    expect(published.files).toBeLessThanOrEqual(6);
    const after = await running.online();
    expect(pagesOf(after)).toContain("£77");
    const others = [...after.keys()].filter((path) => after.get(path) !== before.get(path));
    expect(others.length).toBeLessThanOrEqual(6);
    expect([...before.keys()].filter((path) => !after.has(path))).toEqual([]);

    // The first profile hears of it before it overwrites anything.
    const { version } = done;
    expect(await reasonOf(send(owner, place, made(site), { ...words, version }))).toBe("changed");
    expect(pagesOf(await running.online())).toContain("£77");
  },
);
