import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const code = readFileSync(join(import.meta.dirname, "browser/worker.js"), "utf8");
const home = "https://kilnlog.example/";
const files: Record<string, string> = {
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
  const urlOf = (request: Request | string) =>
    typeof request === "string" ? new URL(request, home).href : request.url;
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    return {
      match: async (request: Request | string) => kept.get(urlOf(request))?.clone(),
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
    fetch: async (request: Request | string) => {
      const url = urlOf(request);
      if (!state.online) throw new TypeError("no network");
      state.asked.push(url);
      return new Response(files[url] ?? "", { status: url in files ? 200 : 404 });
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
  return { state, fire, settle, ask, kept, forget: () => all.clear() };
}

async function installed() {
  const made = browser();
  made.fire("install");
  await made.settle();
  return made;
}

test("the shell is kept, and read without a network", async () => {
  const { state, ask, kept } = await installed();
  expect([...kept().keys()].sort()).toEqual(Object.keys(files).sort());
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
  expect([...kept().keys()].sort()).toEqual(Object.keys(files).sort());
  state.online = false;
  expect(await ask("style.css")).toBe("css");
});
