import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const script = document.createElement("script");
script.dataset.start = join(import.meta.dirname, "start.ts");
vi.spyOn(document, "currentScript", "get").mockReturnValue(script);
// What the browser of these tests lacks; without a handler of its own an error would go unnoticed.
const reported = vi.fn();
vi.stubGlobal("reportError", reported);
await import("./boot.ts");

/** Until the last test the rest of the code does not come. */
window.begun = Promise.resolve();

beforeEach(() => {
  // A press that waits for its code says so later: no timer outlasts its test.
  vi.useFakeTimers();
  window.queuedClicks = [];
  window.searchText = undefined;
  document.body.innerHTML = `<main id="content"><h1>Page</h1><button type="button"><b>Count</b></button>
    <button type="button" popovertarget="menu">Menu</button><button>Send</button>
    <a href="/contact">Contact</a><a href="/search" data-search>Search</a><input></main>`;
});
afterEach(() => void vi.useRealTimers());

function click(selector: string, init: MouseEventInit = {}) {
  const press = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  document.querySelector(selector)?.dispatchEvent(press);
  return press.defaultPrevented;
}
const type = (key: string, init: KeyboardEventInit = {}, at = "main") =>
  !document
    .querySelector(at)
    ?.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init }),
    );
const queued = () => window.queuedClicks.map(({ textContent }) => textContent);

test("an early press of a button, and of the search, is kept", () => {
  expect([click("b"), click("[data-search]")]).toEqual([false, true]);
  expect(queued()).toEqual(["Count", "Search"]);
});

test("what a browser answers by itself is not kept, nor is a click with a modifier", () => {
  for (const selector of ["[popovertarget]", "button:not([type])", "[href='/contact']"])
    expect(click(selector), selector).toBe(false);
  for (const key of ["ctrlKey", "metaKey", "shiftKey"])
    expect(click("[data-search]", { [key]: true }), key).toBe(false);
  expect(queued()).toEqual([]);
});

test.each([
  ["k", { ctrlKey: true }],
  ["k", { metaKey: true }],
  ["/", {}],
])("%s %o opens the search, and letters that follow are kept", (key, init) => {
  expect(type(key, init)).toBe(true);
  expect(queued()).toEqual(["Search"]);
  for (const letter of [..."buttom", "Backspace", "n"]) expect(type(letter)).toBe(true);
  expect(type("r", { ctrlKey: true })).toBe(false);
  expect(window.searchText).toBe("button");
  type("Escape");
  expect([window.searchText, queued()]).toEqual([undefined, []]);
  expect(type("a")).toBe(false);
});

test("a press on a tool that is there already is not kept", () => {
  document.querySelector("main")?.setAttribute("data-hydrated", "");
  click("b");
  expect(queued()).toEqual([]);
});

test("a single key can be switched off, and opens nothing over the composer; Ctrl+K stays", () => {
  const box = document.createElement("input");
  Object.assign(box, { type: "checkbox", name: "single-keys", checked: false });
  document.body.append(box);
  box.dispatchEvent(new Event("change", { bubbles: true }));
  expect([type("/"), queued()]).toEqual([false, []]);
  expect(type("k", { ctrlKey: true })).toBe(true);
  type("Escape");
  box.checked = true;
  box.dispatchEvent(new Event("change", { bubbles: true }));
  expect(type("/")).toBe(true);
  type("Escape");
  const composer = document.createElement("section");
  composer.className = "compose";
  document.body.append(composer);
  expect([type("/"), type("k", { ctrlKey: true }), queued()]).toEqual([false, false, []]);
});

test("in a field / is a letter", () => {
  expect(type("/", {}, "input")).toBe(false);
  expect(queued()).toEqual([]);
});

test("who comes near an island asks for its files at once, and a control that waits says so", () => {
  document.body.insertAdjacentHTML(
    "beforeend",
    `<div id="announcer"></div><div data-island="a" data-code="/one.js /two.js"><input id="words"></div>`,
  );
  const field = document.querySelector("#words") as HTMLInputElement;
  field.dispatchEvent(new Event("focusin", { bubbles: true }));
  const asked = [...document.querySelectorAll("link[rel=modulepreload]")];
  expect(asked.map((link) => link.getAttribute("href"))).toEqual(["/one.js", "/two.js"]);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  const said = () => [
    field.getAttribute("aria-busy"),
    document.getElementById("announcer")?.textContent,
  ];
  vi.advanceTimersByTime(399);
  expect(said()).toEqual([null, ""]);
  vi.advanceTimersByTime(1);
  expect(said()).toEqual(["true", "Loading …"]);
  document.documentElement.dataset.started = "true";
  field.parentElement?.setAttribute("data-hydrated", "");
  vi.advanceTimersByTime(100);
  expect(said()).toEqual([null, ""]);
  delete document.documentElement.dataset.started;
});

test("a page that was sent what a form asks says so until its tool is there", () => {
  const { href } = location;
  history.replaceState(null, "", "/compose?calling=notary");
  document.body.insertAdjacentHTML(
    "beforeend",
    `<div id="announcer"></div><div data-island="b" data-client="load"></div>`,
  );
  document.dispatchEvent(new Event("DOMContentLoaded"));
  const said = () => document.getElementById("announcer")?.textContent;
  vi.advanceTimersByTime(400);
  expect(said()).toBe("Loading …");
  document.documentElement.dataset.started = "true";
  document.querySelector("[data-island=b]")?.setAttribute("data-hydrated", "");
  vi.advanceTimersByTime(100);
  expect(said()).toBe("");
  delete document.documentElement.dataset.started;
  history.replaceState(null, "", href);
});

test("the first sign of intent loads the rest, which repeats the press", async () => {
  click("b");
  vi.useRealTimers();
  const repeated = vi.fn();
  document.body.addEventListener("click", ({ target }) =>
    repeated((target as Element).textContent),
  );
  window.begun = undefined;
  dispatchEvent(new Event("pointerdown"));
  await expect
    .poll(() => document.documentElement.dataset.started, { timeout: 20_000 })
    .toBe("true");
  expect(repeated.mock.calls).toEqual([["Count"]]);
  expect(reported).not.toHaveBeenCalled();
  click("b");
  expect(queued()).toEqual([]);
});
