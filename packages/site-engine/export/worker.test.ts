import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const code = readFileSync(join(import.meta.dirname, "browser/worker.js"), "utf8");
const home = "https://kilnlog.example/";
const original: Readonly<Record<string, string>> = {
  [home]: "home",
  [`${home}contact`]: "contact",
  [`${home}style.css`]: "css",
};

type Kept = Map<string, Response>;
type Listener = (event: object) => void;

/** A worker in a browser of nothing but caches and a network that can be cut. */
function browser() {
  const all = new Map<string, Kept>();
  const listeners: Record<string, Listener> = {};
  const state = { online: true, asked: [] as string[] };
  const files: Record<string, string> = { ...original };
  const urlOf = (request: Request | string) =>
    typeof request === "string" ? new URL(request, home).href : request.url;
  const plain = (url: string) => url.replace(/\?.*/, "");
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    return {
      match: async (request: Request | string, how?: CacheQueryOptions) => {
        const url = urlOf(request);
        const like = [...kept.keys()].find((other) => plain(other) === plain(url));
        return kept.get(how?.ignoreSearch ? (like ?? url) : url)?.clone();
      },
      keys: async () => [...kept.keys()].map((url) => new Request(url)),
      delete: async (request: Request | string) => kept.delete(urlOf(request)),
      put: async (request: Request | string, answer: Response) => {
        kept.set(urlOf(request), answer);
      },
    };
  };
  const waits: Promise<unknown>[] = [];
  const fire = (kind: string, more: object = {}) =>
    listeners[kind]?.({ waitUntil: (one: Promise<unknown>) => waits.push(one), ...more });
  const settle = async () => {
    for (let one = waits.shift(); one; one = waits.shift()) await one;
  };
  const self = {
    registration: { scope: home },
    clients: { claim: async () => {} },
    skipWaiting: async () => {},
  };
  runInNewContext(code, {
    self,
    daylitSite: { version: "1", shell: ["./", "contact", "style.css"] },
    addEventListener: (kind: string, listener: Listener) => {
      listeners[kind] = listener;
    },
    caches: { open, keys: async () => [...all.keys()], delete: async (n: string) => all.delete(n) },
    fetch: async (request: Request | string, { cache = "default" }: RequestInit = {}) => {
      const url = urlOf(request);
      if (!state.online) throw new TypeError("no network");
      state.asked.push(`${cache} ${url}`);
      const found = files[plain(url)];
      return new Response(found ?? "", { status: found === undefined ? 404 : 200 });
    },
    crypto,
    Response,
    Headers,
    URL,
    Uint8Array,
    // Relative addresses are the worker's own.
    Request: class extends Request {
      constructor(input: Request | string, init?: RequestInit) {
        super(typeof input === "string" ? new URL(input, home).href : input, init);
      }
    },
  });
  const ask = async (path: string, mode = "no-cors") => {
    const request = new Request(new URL(path, home).href);
    Object.defineProperty(request, "mode", { value: mode });
    let answer: Promise<Response> | undefined;
    fire("fetch", {
      request,
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
    });
    const text = await (await answer)?.text();
    await settle();
    return text;
  };
  const kept = () => [...all.values()][0] ?? (new Map() as Kept);
  return { state, files, fire, settle, ask, kept, forget: () => all.clear() };
}

async function installed() {
  const made = browser();
  made.fire("install");
  await made.settle();
  return made;
}

test("the shell is kept, and read without a network", async () => {
  const { state, ask, kept } = await installed();
  expect([...kept().keys()].sort()).toEqual(Object.keys(original).sort());
  state.online = false;
  expect(await ask("contact", "navigate")).toBe("contact");
  expect(await ask("style.css")).toBe("css");
});

test("a copy that has changed is fetched anew, and not shown without a network", async () => {
  const { state, ask, kept } = await installed();
  const { headers } = kept().get(`${home}style.css`) as Response;
  const spoil = () => kept().set(`${home}style.css`, new Response("garbage", { headers }));
  spoil();
  expect(await ask("style.css")).toBe("css");
  expect(await kept().get(`${home}style.css`)?.clone().text()).toBe("css");
  spoil();
  state.online = false;
  await expect(ask("style.css")).rejects.toThrow("no network");
});

test("an emptied cache is full again after the next page", async () => {
  const { state, ask, kept, forget } = await installed();
  forget();
  expect(await ask("./", "navigate")).toBe("home");
  expect([...kept().keys()].sort()).toEqual(Object.keys(original).sort());
  state.online = false;
  expect(await ask("style.css")).toBe("css");
});

test("an edited file is used on the second load, an edited page at once", async () => {
  const { state, files, ask } = await installed();
  files[`${home}style.css`] = "new css";
  files[home] = "new home";
  state.asked.length = 0;
  expect(await ask("./", "navigate")).toBe("new home");
  expect(await ask("style.css")).toMatch(/css$/);
  expect(await ask("style.css")).toBe("new css");
  // Past what the browser's own cache was told to keep.
  expect(state.asked.filter((one) => !one.startsWith("no-cache "))).toEqual([]);
  state.online = false;
  expect(await ask("./", "navigate")).toBe("new home");
  expect(await ask("style.css")).toBe("new css");
});

test("an address with a query is another file, but better than none without a network", async () => {
  const { state, files, ask } = await installed();
  files[`${home}style.css`] = "new css";
  expect(await ask("style.css?v=2")).toBe("new css");
  state.online = false;
  expect(await ask("style.css?v=3")).toMatch(/css$/);
});

test("a file that is removed from the host is removed here", async () => {
  const { state, files, ask, kept } = await installed();
  delete files[`${home}style.css`];
  delete files[`${home}contact`];
  expect(await ask("style.css")).toBe("css");
  expect(await ask("style.css")).toBe("");
  // A page goes as well, though only another one is opened.
  expect(await ask("./", "navigate")).toBe("home");
  expect([...kept().keys()]).toEqual([home]);
  state.online = false;
  expect(await ask("contact", "navigate")).toBe("home");
});

test("a site from which a file was removed still installs", async () => {
  const made = browser();
  delete made.files[`${home}contact`];
  made.fire("install");
  await made.settle();
  made.state.online = false;
  expect(await made.ask("./", "navigate")).toBe("home");
});
