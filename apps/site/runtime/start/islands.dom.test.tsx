import { useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { hydrateIsland, hydrateIslands, replayClicks, unmountIslands } from "./islands.ts";

function Count() {
  const [times, setTimes] = useState(0);
  return (
    <button type="button" onClick={() => setTimes(times + 1)}>
      {times}
    </button>
  );
}
vi.mock("../../features/colour/ui/ColourTool.island.tsx", () => ({ default: Count }));

function show(attributes = "") {
  document.body.innerHTML = `<p id="stale" hidden></p><div data-island="colour/ui/ColourTool" ${attributes}>${renderToString(<Count />)}</div>`;
  const island = document.querySelector("[data-island]") as HTMLElement;
  return { island, button: island.querySelector("button") as HTMLButtonElement };
}

/** Far down a page: the document of these tests has no layout, so that no element has a box. */
const far = () =>
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList);

replayClicks();
const { dataset } = document.documentElement;
dataset.started = "true";

test("a press on a tool without its code is repeated once it is there, and only once", async () => {
  const { island, button } = show();
  const elsewhere = vi.fn();
  document.body.addEventListener("click", elsewhere, { once: true });
  const press = new MouseEvent("click", { bubbles: true, cancelable: true });
  button.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  expect(elsewhere).not.toHaveBeenCalled();
  await expect.poll(() => button.textContent).toBe("1");
  expect(island).toHaveProperty("dataset.hydrated", "");
  button.click();
  await expect.poll(() => button.textContent).toBe("2");
});

test("what a browser does by itself is not repeated", () => {
  const { island } = show();
  for (const attributes of ["popovertarget=menu", "data-copy"]) {
    island.innerHTML = `<button type="button" ${attributes}></button>`;
    const press = new MouseEvent("click", { bubbles: true, cancelable: true });
    island.firstElementChild?.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
  }
});

test("before the page has begun a press is the boot script's alone", () => {
  const { button } = show();
  delete dataset.started;
  const press = new MouseEvent("click", { bubbles: true, cancelable: true });
  button.dispatchEvent(press);
  dataset.started = "true";
  expect(press.defaultPrevented).toBe(false);
});

test("what is behind a dialog waits, whatever key is pressed in it", async () => {
  const rects = far();
  const { island } = show('data-client="visible"');
  const found = vi.spyOn(document, "querySelector").mockReturnValue(document.body);
  dispatchEvent(new Event("focusin"));
  await vi.dynamicImportSettled();
  expect(island.dataset.hydrated).toBeUndefined();
  found.mockRestore();
  rects.mockRestore();
});

test("an island waits until the pointer comes to it, not only to the page", async () => {
  const rects = far();
  const { island, button } = show();
  hydrateIslands();
  document.body.dispatchEvent(new Event("pointerover", { bubbles: true }));
  await vi.dynamicImportSettled();
  expect(island.dataset.hydrated).toBeUndefined();
  button.dispatchEvent(new Event("pointerover", { bubbles: true }));
  await expect.poll(() => island.dataset.hydrated).toBe("");
  rects.mockRestore();
});

test("a sample is watched for coming near under fingers, not under a mouse", () => {
  const hovers = (matches: boolean) => ({ matches: !matches }) as MediaQueryList;
  const media = vi.spyOn(window, "matchMedia").mockReturnValue(hovers(true));
  const watched = vi.spyOn(IntersectionObserver.prototype, "observe");
  const { button } = show();
  button.className = "sample";
  hydrateIslands();
  expect(watched).not.toHaveBeenCalled();
  media.mockReturnValue(hovers(false));
  hydrateIslands();
  expect(watched).toHaveBeenCalledWith(button);
  media.mockRestore();
  watched.mockRestore();
});

test("what was pointed at before the code came is hydrated with it", async () => {
  const rects = far();
  const { island } = show("data-near");
  hydrateIslands();
  await expect.poll(() => island.dataset.hydrated).toBe("");
  rects.mockRestore();
});

test("all files of an island are asked for together, and once", async () => {
  const { island, button } = show('data-code="/a.js /b.js"');
  const asked = () =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].map((link) =>
      link.getAttribute("href"),
    );
  button.click();
  expect(asked()).toEqual(["/a.js", "/b.js"]);
  await hydrateIsland(island);
  expect(asked()).toHaveLength(2);
});

test("a tool far down the page waits for its turn, or for the first focus", async () => {
  const rects = far();
  const { island, button } = show();
  hydrateIslands();
  expect(island.dataset.hydrated).toBeUndefined();
  button.focus();
  await expect.poll(() => island.dataset.hydrated).toBe("");
  rects.mockRestore();
});

test("client=load hydrates at once; a page that is left takes its tools with it", async () => {
  const rects = far();
  const { island, button } = show("data-client=load");
  hydrateIslands();
  await expect.poll(() => island.dataset.hydrated).toBe("");
  expect(hydrateIsland(island)).toBe(hydrateIsland(island));
  unmountIslands(document);
  expect(button.isConnected).toBe(false);
  rects.mockRestore();
});

test("a tool whose code does not come says so, and can be tried again", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const { island } = show("data-props={");
  await expect(hydrateIsland(island)).rejects.toThrow();
  expect(document.getElementById("stale")?.hidden).toBe(false);
  island.dataset.props = "{}";
  await hydrateIsland(island);
  expect(island.dataset.hydrated).toBe("");
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

test("links for pictures before the first element do not count as its place", async () => {
  const { island } = show();
  island.insertAdjacentHTML("afterbegin", '<link rel="preload" as="image" href="/a.avif">');
  const rects = vi.spyOn(Element.prototype, "getClientRects").mockImplementation(function (
    this: Element,
  ) {
    return (this.matches("link") ? [] : [{}]) as unknown as DOMRectList;
  });
  hydrateIslands();
  await vi.dynamicImportSettled();
  expect(island.dataset.hydrated).toBeUndefined();
  rects.mockRestore();
});

test("what shows nothing yet waits until the pointer comes to the part that it serves", async () => {
  const { island } = show();
  document.body.insertAdjacentHTML("beforeend", '<main data-wakes=""><a href="/b">Open</a></main>');
  const part = document.querySelector("main") as HTMLElement;
  part.append(island);
  hydrateIslands();
  document.body.dispatchEvent(new Event("pointerover", { bubbles: true }));
  await vi.dynamicImportSettled();
  expect(island.dataset.hydrated).toBeUndefined();
  part.firstElementChild?.dispatchEvent(new Event("pointerover", { bubbles: true }));
  await expect.poll(() => island.dataset.hydrated).toBe("");
});
