import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let kept: Map<string, string>;
let window: EventTarget;

beforeEach(() => {
  kept = new Map();
  window = new EventTarget();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
});

afterEach(() => {
  window.dispatchEvent(new Event("pagehide"));
  vi.unstubAllGlobals();
});

/** A page that has just been loaded: its modules know nothing but what is stored. */
async function loaded() {
  vi.resetModules();
  const glance = await import("./summary.ts");
  const current = await import("./current.ts");
  const { historyOf } = await import("./history.ts");
  return { ...glance, ...current, historyOf };
}

test("what was chosen while the project could not be opened is taken over later, and can be taken back", async () => {
  const { chooseAhead } = await loaded();
  chooseAhead({ layout: "food-0001-2" });
  chooseAhead({ brand: "#7a00ff" });
  const { open, glance, historyOf } = await loaded();
  expect(glance()).toMatchObject({ layout: "food-0001-2", brand: "#7a00ff", ahead: true });
  const project = await open();
  expect(project.record).toMatchObject({ layout: "food-0001-2", brand: "#7a00ff" });
  expect(glance()).not.toHaveProperty("ahead");
  historyOf(project).undo("layout");
  expect(project.record).not.toHaveProperty("layout");
  expect(glance()).toEqual({ name: "", brand: "#7a00ff" });
});

test("an open project has a choice at once; one of another tab is left to that tab", async () => {
  const { open, chooseAhead } = await loaded();
  const project = await open();
  chooseAhead({ brand: "#0b7a4b" });
  expect(project.record.brand).toBe("#0b7a4b");
  const value = { name: "", brand: "#ffd400", ahead: true };
  kept.set("daylit-project", JSON.stringify({ version: 1, value }));
  window.dispatchEvent(Object.assign(new Event("storage"), { key: "daylit-project" }));
  expect(project.record.brand).toBe("#0b7a4b");
  // Nor does this tab's own work throw it away.
  project.change((record) => ({ ...record, name: "Fern" }));
  expect(kept.get("daylit-project")).toContain("#ffd400");
});

test("favourites go ahead too, and come into the project in their order", async () => {
  const { chooseAhead } = await loaded();
  chooseAhead({ favourites: ["wedd-0002", "food-0001-3"] });
  const { open, glance } = await loaded();
  const project = await open();
  expect(project.record.favourites).toEqual(["wedd-0002", "food-0001-3"]);
  expect(glance().favourites).toEqual(["wedd-0002", "food-0001-3"]);
});
