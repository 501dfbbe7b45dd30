import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchVisits } from "./router.ts";

const fetched = vi.fn((_address: string) => new Promise<Response>(() => {}));
vi.stubGlobal("fetch", fetched);
history.replaceState(null, "", "/documentation?mood=dark");
watchVisits(() => {});

let taken: boolean | undefined;
/** The last listener: says whether the click is still the browser's, and lets nothing come of it. */
addEventListener("click", (event) => {
  taken = event.defaultPrevented;
  event.preventDefault();
});

/** Clicks a link, and says whether its page is shown without loading a document. */
function clicked(attributes: string, init: MouseEventInit = {}) {
  document.body.innerHTML = `<main><a ${attributes}><b>Link</b></a></main>`;
  const press = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  document.querySelector("b")?.dispatchEvent(press);
  return taken;
}

beforeEach(() => {
  fetched.mockClear();
});

afterEach(() => {
  // Ends the visit that is under way.
  dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
});

test("a link to another page is taken, and its page is asked for", () => {
  expect(clicked('href="/pictures?trade=arch#top"')).toBe(true);
  expect(fetched.mock.calls[0]?.[0]).toBe("/pictures?trade=arch");
});

test.each([
  ["Ctrl", { ctrlKey: true }],
  ["Command", { metaKey: true }],
  ["Shift", { shiftKey: true }],
  ["Alt", { altKey: true }],
  ["the middle button", { button: 1 }],
  ["the right button", { button: 2 }],
])("a click with %s is the browser's", (_, init) => {
  expect(clicked('href="/pictures"', init)).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ["another window", 'href="/pictures" target="_blank"'],
  ["a download", 'href="/pictures" download'],
  ["the search", 'href="/search" data-search'],
  ["another host", 'href="https://other.example/pictures"'],
  ["another kind of address", 'href="mailto:ada@example.org"'],
  ["a file", 'href="/feed.xml"'],
  ["a layout by itself", 'href="/view/arch-0001"'],
  ["a sample by itself", 'href="/samples/card"'],
  ["a page that reads other hosts", 'href="/update"'],
  ["a place on this page", 'href="#top"'],
  ["this page", 'href="/documentation?mood=dark#top"'],
  ["nowhere", ""],
])("a link to %s is the browser's", (_, attributes) => {
  expect(clicked(attributes)).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
});

test("other words of the same address are another page", () => {
  expect(clicked('href="/documentation?mood=light"')).toBe(true);
  expect(fetched.mock.calls[0]?.[0]).toBe("/documentation?mood=light");
});

test("a place on this page that takes the entry of the last one is taken, and asks for nothing", () => {
  const replaced = vi.spyOn(location, "replace").mockReturnValue();
  expect(clicked('href="#top" data-replace')).toBe(true);
  expect(replaced).toHaveBeenCalledWith("#top");
  expect(fetched).not.toHaveBeenCalled();
});

test("what another listener has answered is left alone", () => {
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  clicked('href="/pictures"');
  expect(fetched).not.toHaveBeenCalled();
});
