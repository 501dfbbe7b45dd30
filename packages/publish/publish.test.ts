import { publishOrigins } from "@daylit/hosting/policy/csp.ts";
import type { SiteDocument } from "@daylit/site-engine";
import { builtSite } from "@daylit/site-engine/testing/built-site.ts";
import { fixtureSites } from "@daylit/site-engine/testing/fixtures.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Connection,
  connect,
  type Fetch,
  type Files,
  type HostName,
  origins,
  PublishFailure,
  type Resume,
  type Site,
} from "./index.ts";
import { fakeNetlify, key } from "./testing/fake-hosts.ts";
import { hostKinds, type RunningHost } from "./testing/host-kinds.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

const given = fixtureSites().find(({ name }) => name === "cars")?.site ?? fixtureSites()[0]?.site;

function filesOf(site: SiteDocument): Files {
  // A few of the many pictures and typefaces are enough.
  const built = [...builtSite(site, "", (asset) => bytes(asset.key))].filter(
    ([path], index) => !/^(fonts|pictures)\//.test(path) || index % 9 === 0,
  );
  return new Map(
    [...built].map(([path, file]) => [path, typeof file === "string" ? bytes(file) : file]),
  );
}

const site = { ...(given as SiteDocument), address: "https://ida.example/" };
const first = filesOf(site);
/** A text of one section is another. */
const second = (() => {
  const [home, ...others] = site.pages;
  const [top, ...rest] = home?.sections ?? [];
  const sections = [{ ...top, heading: "Bread, £2.40" }, ...rest];
  return filesOf({ ...site, pages: [{ ...home, sections }, ...others] } as SiteDocument);
})();

/** Cuts the connection, or answers otherwise, from the request on for which this is true. */
const failing =
  (
    call: Fetch,
    fault: (address: string, init: RequestInit) => Response | "cut" | undefined,
  ): Fetch =>
  async (address, init) => {
    const answer = init.signal?.aborted ? "cut" : fault(address, init);
    if (answer === "cut") throw new TypeError("Failed to fetch");
    return answer ?? call(address, init);
  };

const reasonOf = (act: Promise<unknown>) =>
  act.then(
    () => "nothing",
    (error) => (error instanceof PublishFailure ? error.reason : error),
  );

const textOf = (files: Files) =>
  new Map([...files].map(([path, file]) => [path, new TextDecoder().decode(file)]));

describe.each(Object.entries(hostKinds))("%s", (name, begin) => {
  const host = name as HostName;
  let running: RunningHost;
  let owner: Connection;
  let place: Site;
  /** What happens to requests at the moment. */
  let fault: (address: string, init: RequestInit) => Response | "cut" | undefined = () => undefined;
  const open = (credentials = running.credentials, signal?: AbortSignal) =>
    connect(host, credentials, {
      fetch: failing(running.fetch, (address, init) => fault(address, init)),
      ...(signal ? { signal } : {}),
    });

  const publish = async (files: Files, words: string, by = owner, resume?: Resume) => {
    const plan = await by.plan(place, files);
    return by.publish(place, files, plan, { words, resume });
  };
  /** Our files and those of others, without the list of ours. */
  const online = async () => {
    const all = await running.online();
    all.delete("published.json");
    all.delete(".nojekyll");
    return all;
  };
  const others = () =>
    new Map(host === "netlify" || host === "s3" ? [] : [["README.md", "# ida\n"]]);

  beforeAll(async () => {
    running = await begin();
    owner = await open();
    place = (await owner.create?.("ida-site")) ?? ((await owner.sites())[0] as Site);
  });
  afterAll(() => running.end?.());

  test("the first version is whole, and the next sends only what changed", async () => {
    const told: number[] = [];
    const plan = await owner.plan(place, first);
    // GitHub has a file more, which says that pages are to be taken as they are.
    expect(plan.send.length).toBe(first.size + (host === "github" ? 1 : 0));
    const { version } = await owner.publish(place, first, plan, {
      words: "First version",
      onProgress: ({ bytes }) => told.push(bytes),
    });
    expect(await online()).toEqual(new Map([...others(), ...textOf(first)]));
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    const again = await owner.plan(place, first);
    expect([again.send, again.base]).toEqual([[], version]);

    const { files, bytes: size } = await publish(second, "A price");
    expect(files).toBeLessThanOrEqual(6);
    expect(size).toBeLessThan(200_000);
    expect(await online()).toEqual(new Map([...others(), ...textOf(second)]));
    expect((await owner.sites()).map(({ id }) => id)).toContain(place.id);
  });

  test("after a cut connection the site is never half new, and goes on from there", async () => {
    const third = new Map([...first, ["new.html", bytes("new")], ["more.css", bytes("more")]]);
    third.set("index.html", bytes(`<link href="more.css">`));
    // Codeberg takes everything in one request.
    let allowed = host === "forgejo" ? 0 : 2;
    fault = (_, { method = "" }) =>
      ["GET", "PROPFIND", "MKCOL"].includes(method) || allowed-- > 0 ? undefined : "cut";
    let resume: Resume | undefined;
    const plan = await owner.plan(place, third);
    const options = { words: "Cut", onProgress: (_: unknown, given: Resume) => (resume = given) };
    expect(await reasonOf(owner.publish(place, third, plan, options))).toBe("blocked");
    const half = await online();
    // The page that needs a new file isn't there before that file.
    expect(half.get("index.html")).toBe(textOf(second).get("index.html"));
    fault = () => undefined;
    const again = await owner.plan(place, third);
    await owner.publish(place, third, again, { words: "Whole", resume });
    expect(await online()).toEqual(new Map([...others(), ...textOf(third)]));

    await publish(first, "Without it");
    expect(await online()).toEqual(new Map([...others(), ...textOf(first)]));
  });

  test("what another device published meanwhile is not overwritten", async () => {
    const other = await open();
    const stale = await owner.plan(place, second);
    await publish(second, "From the other device", other);
    const mine = new Map([...second, ["index.html", bytes("mine")]]);
    expect(await reasonOf(owner.publish(place, mine, stale, { words: "Stale" }))).toBe("changed");
    expect(await online()).toEqual(new Map([...others(), ...textOf(second)]));
  });

  test("an earlier version comes back", async () => {
    const versions = await owner.history?.(place);
    if (!versions) return expect(["webdav", "s3"]).toContain(host);
    expect(versions[0]).toMatchObject({ words: "From the other device", current: true });
    // What a new repository begins with is no version of the site.
    expect(versions.map(({ words }) => words)).not.toContain("Initial commit");
    const before = versions.find(({ words }) => words === "Without it");
    running.byHand?.("CNAME", "ida.example");
    await owner.restore?.(place, before as NonNullable<typeof before>);
    const restored = await online();
    expect(restored.delete("CNAME")).toBe(running.byHand !== undefined);
    expect(restored).toEqual(new Map([...others(), ...textOf(first)]));
    running.byHand?.("CNAME");
    // Published again it is whole again.
    await publish(second, "Forward");
    expect(await online()).toEqual(new Map([...others(), ...textOf(second)]));
  });

  test("a server's address that isn't one is said before a key is sent", async () => {
    if (host === "netlify" || host === "github") return;
    for (const server of ["", "http://files.example/", "https://ida:x@files.example/", "ftp://x"]) {
      if (server === "" && host === "forgejo") continue;
      expect(await reasonOf(open({ ...running.credentials, server })), server).toBe("address");
    }
  });

  test("cancelled, it says so and leaves the site as it was", async () => {
    const cancel = new AbortController();
    const by = await open(undefined, cancel.signal);
    const plan = await by.plan(place, first);
    cancel.abort();
    expect(await reasonOf(by.publish(place, first, plan, { words: "Never" }))).toBe("cancelled");
    expect(await online()).toEqual(new Map([...others(), ...textOf(second)]));
  });

  test("each failure has its reason", async () => {
    expect(await reasonOf(open({ ...running.credentials, key: "wrong" }))).toBe(
      host === "s3" ? "permission" : "token",
    );
    const answers: [number, string, Record<string, string>?][] = [
      [401, "token"],
      [403, "permission"],
      [403, "busy", { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "9999999999" }],
      [404, "missing"],
      [413, "too-large"],
      [429, "busy", { "retry-after": "120" }],
      [402, "quota"],
      [500, "down"],
      [503, "down"],
      [507, "quota"],
    ];
    const plan = await owner.plan(place, first);
    for (const [status, reason, headers = {}] of answers) {
      const isWrite = ({ method }: RequestInit) => method === "POST" || method === "PUT";
      fault = (_, init) => (isWrite(init) ? new Response("", { status, headers }) : undefined);
      const publishing = owner.publish(place, first, plan, { words: "Failing" });
      expect([status, await reasonOf(publishing)]).toEqual([status, reason]);
    }
    fault = () => "cut";
    expect(await reasonOf(owner.plan(place, first))).toBe("blocked");
    fault = () => undefined;
    if (owner.create) expect(await reasonOf(owner.create("taken"))).toBe("taken");
    expect(await online()).toEqual(new Map([...others(), ...textOf(second)]));
  });

  test("the key is sent to the host alone, and never in an address", async () => {
    const seen: string[] = [];
    fault = (address, init) => {
      seen.push(address);
      expect([init.redirect, init.credentials]).toEqual(["error", "omit"]);
      return undefined;
    };
    await publish(first, "Once more");
    fault = () => undefined;
    const origins = new Set(seen.map((address) => new URL(address).origin));
    expect(origins.size).toBe(1);
    expect(seen.filter((address) => address.includes(key))).toEqual([]);
  });
});

test("a draft is at an address of its own until it is published", async () => {
  const { fetch, online } = fakeNetlify();
  const owner = await connect("netlify", { key }, { fetch });
  const place = (await owner.create?.("ida")) as Site;
  const plan = await owner.plan(place, first);
  const { address } = await owner.publish(place, first, plan, { words: "Draft", draft: true });
  expect(address).toMatch(/^https:\/\/d1--ida/);
  expect((await online()).size).toBe(0);
  expect(await owner.receivesForms?.(place)).toBe(false);
});

test("the policy of the composer names the hosts that we call, and no others", () => {
  expect(publishOrigins).toEqual(Object.values(origins));
});

test("a sentence names the time to wait", () => {
  expect(new PublishFailure("busy", "GitHub", 600).message).toContain("in 10 minutes");
  expect(new PublishFailure("busy", "GitHub").message).toContain("in a few minutes");
});
