import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let stored: Map<string, string>;
let window: EventTarget;

beforeEach(() => {
  stored = new Map();
  window = new EventTarget();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const documentElement = { toggleAttribute() {} };
  vi.stubGlobal("document", Object.assign(new EventTarget(), { documentElement }));
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
  const summary = await import("./summary.ts");
  const current = await import("./current.ts");
  const { historyOf } = await import("./history.ts");
  return { ...summary, ...current, historyOf };
}

test("a colour chosen while the workspace could not be opened is taken over later, and can be undone", async () => {
  const { chooseAhead } = await loaded();
  chooseAhead({ favourites: ["food-0001-2"] });
  chooseAhead({ brand: "#7a00ff" });
  const { openWorkspace, workspaceSummary, historyOf } = await loaded();
  expect(workspaceSummary()).toMatchObject({ brand: "#7a00ff", ahead: true });
  const workspace = await openWorkspace();
  expect(workspace.record).toMatchObject({ favourites: ["food-0001-2"], brand: "#7a00ff" });
  expect(workspaceSummary()).not.toHaveProperty("ahead");
  historyOf(workspace).undo("layout");
  expect(workspace.record).not.toHaveProperty("favourites");
  expect(workspaceSummary()).toEqual({ name: "", brand: "#7a00ff" });
});

test("an open workspace has a choice at once; one of another tab is left to that tab", async () => {
  const { openWorkspace, chooseAhead } = await loaded();
  const workspace = await openWorkspace();
  chooseAhead({ brand: "#0b7a4b" });
  expect(workspace.record.brand).toBe("#0b7a4b");
  const value = { name: "", brand: "#ffd400", ahead: true };
  stored.set("daylit-project", JSON.stringify({ version: 1, value }));
  window.dispatchEvent(Object.assign(new Event("storage"), { key: "daylit-project" }));
  expect(workspace.record.brand).toBe("#0b7a4b");
  // Nor does this tab's own work throw it away.
  workspace.change((record) => ({ ...record, name: "Fern" }));
  expect(stored.get("daylit-project")).toContain("#ffd400");
});

test("favourites go ahead too, and come into the workspace in their order", async () => {
  const { chooseAhead } = await loaded();
  chooseAhead({ favourites: ["wedd-0002", "food-0001-3"] });
  const { openWorkspace, workspaceSummary } = await loaded();
  const workspace = await openWorkspace();
  expect(workspace.record.favourites).toEqual(["wedd-0002", "food-0001-3"]);
  expect(workspaceSummary().favourites).toEqual(["wedd-0002", "food-0001-3"]);
});
