import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { builtFile } from "../../apps/site/build/output/asset-graph.ts";
import { missingPage, oneOfEachKind } from "../support/built/addresses.ts";
import { onConsole } from "../support/faults/console-words.ts";
import { hydrate } from "../support/network/hydration.ts";

/** Runs if it is ever taken for markup, an address or code; the policy would say so on the console. */
const markup = `"'><img src=x onerror=self.hit=1><svg onload=self.hit=1><script>self.hit=1</script>`;
const address = "javascript:self.hit=1";
const prototype = '{"__proto__":{"hit":1},"constructor":{"prototype":{"hit":1}}}';
const texts = [markup, address, prototype, "[]", "null", "9".repeat(20_000)];

/** The names that tools read from the address, and two that only a careless reader would use. */
const names = ["q", "brand", "harmony", "begin", "from", "show", "kind", "edit:basic", "theme"];
const query = (text: string) =>
  new URLSearchParams([
    ...names.map((name) => [name, text]),
    ["__proto__[hit]", "1"],
    ["constructor[prototype][hit]", "1"],
  ]).toString();

/** Everything under which a tool of this or an earlier release stores something. */
const keys = {
  local: ["theme", "daylit-project", "worker-aside", "daylit:plan", "daylit:desk"],
  session: ["reloaded", "visited"],
};

/** What nobody may cause: exceptions, words on the console, dialogs and requests to other hosts. */
function watch(page: Page) {
  const heard: string[] = [];
  onConsole(page, (text) => heard.push(text));
  page.on("pageerror", ({ message }) => heard.push(message));
  page.on("dialog", (dialog) => {
    heard.push(`dialog: ${dialog.message()}`);
    // The page may be gone before the answer.
    dialog.dismiss().catch(() => {});
  });
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && !/(^|\.)localhost$/.test(hostname))
      heard.push(`request: ${request.url()}`);
  });
  return heard;
}

/** Starts every tool; nothing of the attack has run, or has become part of the page. */
async function expectUnharmed(page: Page) {
  await hydrate(page);
  await expect(page.locator("#stale")).toBeHidden();
  expect(
    await page.evaluate(() => ({
      run: "hit" in window,
      polluted: "hit" in {},
      markup: document.querySelectorAll("[src=x], [onerror], [onload], [href^='javascript:']")
        .length,
    })),
  ).toEqual({ run: false, polluted: false, markup: 0 });
}

/** Fills all storage of the origin from a document that has no code of ours. */
async function spoilStorage(page: Page, text: string) {
  await page.goto("/robots.txt");
  await page.evaluate(
    async ([{ local, session }, value]) => {
      for (const key of local) localStorage.setItem(key, value);
      for (const key of session) sessionStorage.setItem(key, value);
      const request = indexedDB.open("daylit-projects", 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore("projects", { keyPath: "id" });
        request.result.createObjectStore("files", { keyPath: "hash" });
        request.result.createObjectStore("meta");
      };
      await new Promise((resolve) => {
        request.onsuccess = resolve;
      });
      const change = request.result.transaction(["projects", "files", "meta"], "readwrite");
      const fields = ["name", "brand", "plan", "words", "desk", "site", "layout", "favourites"];
      const record = Object.fromEntries(fields.map((field) => [field, value]));
      change.objectStore("projects").put({ id: "a", version: 1, made: 1, changed: 1, ...record });
      change.objectStore("projects").put({ id: "b", version: value, site: JSON.stringify(value) });
      change.objectStore("files").put({ hash: value, bytes: value, type: value, size: -1 });
      change.objectStore("meta").put("a", "current");
      await new Promise((resolve) => {
        change.oncomplete = resolve;
      });
      request.result.close();
    },
    [keys, text] as const,
  );
}

/** Messages of every shape that a frame, a worker or another tab sends, from the page's own origin. */
const sendMessages = (page: Page) =>
  page.evaluate(async (values) => {
    const channel = new BroadcastChannel("daylit-project");
    const shapes = values.flatMap((value) => [
      value,
      { sample: value, ready: true },
      { sample: 1e9, ready: value },
      { theme: value, dir: value, text: value, brand: value, html: value, css: value },
      { type: "switched", record: value },
      { type: "changed", record: { id: value, site: value } },
      { type: value },
    ]);
    for (const shape of [...shapes, null, undefined, 0, []]) {
      postMessage(shape, "*");
      channel.postMessage(shape);
    }
    // Messages are delivered in order: after this one all others have been received.
    await new Promise<void>((resolve) => {
      addEventListener("message", ({ data }) => data === "last" && resolve());
      postMessage("last", "*");
    });
  }, texts);

const islandsOn = (path: string) =>
  readFileSync(builtFile("build/site", path) ?? "", "utf8").match(/data-island="[^"]+"/g) ?? [];

/** Pages without a tool read nothing but their own address, as the text page does. */
const readers = oneOfEachKind.filter(
  ({ kind, path }) => kind === "text" || kind === "search" || islandsOn(path).length,
);
const kinds = [...readers, { kind: "missing page", path: missingPage }];

for (const { kind, path } of kinds)
  test(`${kind}: storage and messages, and the address`, async ({ page }) => {
    const heard = watch(page);
    await spoilStorage(page, markup);
    // A sign that begins no escape cannot be decoded.
    await page.goto(`${path}?${query(markup)}&x=%#site=${markup}%`);
    await expectUnharmed(page);
    await sendMessages(page);
    await expectUnharmed(page);
    expect(heard.filter((text) => !isExpected(kind, text))).toEqual([]);
  });

/** The browser says that a page is missing, and that the clients' hosts are on the build's own port. */
const isExpected = (kind: string, text: string) =>
  (kind === "missing page" && text.includes("status of 404")) ||
  (kind === "projects" && text.includes("ERR_CONNECTION_REFUSED"));
