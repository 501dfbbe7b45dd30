import "fake-indexeddb/auto";
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Store } from "./database.ts";
import { aFile } from "./record/desk-file.oracle.ts";
import { examplePlan } from "./record/plan.ts";
import { newRecord } from "./record/record.ts";
import { Workspace } from "./workspace.ts";

let count = 0;
const opened: { pause(): void }[] = [];

/** A database of its own for each test; a second page opens the same one. */
async function page(name: string): Promise<{ workspace: Workspace; store: Store }> {
  const store = await Store.open(name);
  const workspace = await Workspace.open(store);
  opened.push(workspace);
  return { workspace, store };
}

const fresh = () => `test-${count++}`;
const named = (name: string) => (record: Workspace["record"]) => ({ ...record, name });

/** Waits for what another page tells, without sleeping. */
const until = (workspace: Workspace, wanted: () => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!wanted()) return;
      leave();
      resolve();
    };
    const leave = workspace.subscribe(look);
    look();
  });

afterEach(() => {
  for (const workspace of opened.splice(0)) workspace.pause();
  vi.useRealTimers();
});

test("a change is there at once, kept within 300 ms, and back on the next visit", async () => {
  const name = fresh();
  const { workspace, store } = await page(name);
  expect(workspace.saveStatus).toEqual({ state: "empty" });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  workspace.change(named("Fern"));
  expect(workspace.record.name).toBe("Fern");
  expect(workspace.saveStatus.state).toBe("writing");
  vi.advanceTimersByTime(300);
  vi.useRealTimers();
  await until(workspace, () => workspace.saveStatus.state === "kept");
  expect(workspace.saveStatus.since).toBe(workspace.record.changed);
  workspace.pause();
  store.close();
  const { workspace: again } = await page(name);
  expect(again.record).toEqual(workspace.record);
  expect(again.saveStatus.state).toBe("kept");
});

test("the list begins with what was changed last, whatever was begun first", async () => {
  const store = await Store.open(fresh());
  for (const [id, changed] of [
    ["b", 2],
    ["c", 3],
    ["a", 1],
  ] as const)
    await store.write({ ...newRecord(), id, changed });
  expect((await store.list()).map(({ id }) => id)).toEqual(["c", "b", "a"]);
});

test("lasting storage is asked for, but not where the browser would put the question to the visitor", async () => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal("navigator", { ...navigator, storage: { persist } });
  const { workspace } = await page(fresh());
  for (const isFirefox of [true, false]) {
    vi.stubGlobal("CSS", { supports: () => isFirefox });
    await workspace.putFile(new Blob(["picture"]));
    expect(persist).toHaveBeenCalledTimes(isFirefox ? 0 : 1);
  }
  vi.unstubAllGlobals();
});

test("leaving the page writes what has not been written", async () => {
  const name = fresh();
  const { workspace } = await page(name);
  workspace.change(named("Fern"));
  workspace.pause();
  const { workspace: again } = await page(name);
  expect(again.record.name).toBe("Fern");
});

test("leaving the page in the middle of a write writes it", async () => {
  const name = fresh();
  const { workspace } = await page(name);
  workspace.change(named("Fern"));
  void workspace.flush();
  workspace.pause();
  const { workspace: again } = await page(name);
  expect(again.record.name).toBe("Fern");
});

test("without storage everything works and says that nothing is kept", async () => {
  const workspace = await Workspace.open(undefined);
  opened.push(workspace);
  const hash = await workspace.putFile(new Blob(["picture"], { type: "image/png" }));
  workspace.change((record) => ({ ...record, logo: hash }));
  await workspace.flush();
  expect(workspace.saveStatus.state).toBe("denied");
  expect(await (await workspace.file(hash))?.text()).toBe("picture");
  expect(await workspace.list()).toEqual([workspace.record]);
});

test("a full disk loses nothing in memory, and the last whole state stays readable", async () => {
  const name = fresh();
  const { workspace, store } = await page(name);
  workspace.change(named("Before"));
  await workspace.flush();
  const write = vi
    .spyOn(store, "update")
    .mockRejectedValue(new DOMException("full", "QuotaExceededError"));
  workspace.change(named("After"));
  await workspace.flush();
  expect(workspace.saveStatus.state).toBe("full");
  expect(workspace.record.name).toBe("After");
  expect(await store.read(workspace.record.id)).toMatchObject({ name: "Before" });
  write.mockRestore();
  await workspace.flush();
  expect(workspace.saveStatus.state).toBe("kept");
  expect(await store.read(workspace.record.id)).toMatchObject({ name: "After" });
});

test("an entry is not written while its file is not there", async () => {
  const { workspace, store } = await page(fresh());
  const keep = vi
    .spyOn(store, "putFile")
    .mockRejectedValue(new DOMException("full", "QuotaExceededError"));
  const hash = await workspace.putFile(new Blob(["picture"]));
  workspace.change((record) => ({ ...record, name: "Fern", desk: [{ ...aFile, hash }] }));
  await workspace.flush();
  expect(workspace.saveStatus.state).toBe("full");
  expect(await store.read(workspace.record.id)).toMatchObject({ name: "Fern", desk: [] });
  keep.mockRestore();
  workspace.change(named("Fern & Crumb"));
  await workspace.flush();
  expect(workspace.saveStatus.state).toBe("kept");
  expect(await store.read(workspace.record.id)).toMatchObject({ desk: [{ hash }] });
  expect(await (await store.file(hash))?.text()).toBe("picture");
});

test("a second tab follows, and becomes the one that writes when it changes something", async () => {
  const name = fresh();
  const { workspace: one } = await page(name);
  one.change(named("Fern"));
  await one.flush();
  const { workspace: two } = await page(name);
  expect(two.saveStatus.state).toBe("elsewhere");
  one.change((record) => ({ ...record, plan: examplePlan }));
  await one.flush();
  await until(two, () => two.record.plan !== undefined);
  // Two letters in a row: the lock of the first must not look like another tab's to the second.
  two.change(named("Fern & Crumb"));
  two.change((record) => ({ ...record, brand: "#7a00ff" }));
  expect(two.record.brand).toBe("#7a00ff");
  await until(two, () => two.saveStatus.state === "kept");
  await until(one, () => one.saveStatus.state === "elsewhere" && one.record.brand === "#7a00ff");
  expect(two.saveStatus.state).toBe("kept");
});

test("messages of any other shape change nothing, and the next one is followed", async () => {
  const name = fresh();
  const { workspace: first } = await page(name);
  first.change(named("Fern"));
  await first.flush();
  const { workspace: second } = await page(name);
  const channel = new BroadcastChannel("daylit-project");
  for (const shape of [null, undefined, 0, "text", [], {}, { type: "changed", record: null }])
    channel.postMessage(shape);
  first.change(named("Moss"));
  await first.flush();
  await until(second, () => second.record.name === "Moss");
  channel.close();
});

describe("two tabs that write at the same moment", () => {
  /** Both have the same record open, and nothing more is under way. */
  async function pair() {
    const name = fresh();
    const { workspace: one, store } = await page(name);
    one.change((record) => ({
      ...record,
      name: "Fern",
      site: { name: "Fern", pages: ["a", "b"] },
    }));
    await one.flush();
    const { workspace: two } = await page(name);
    return {
      one,
      two,
      stored: async () => (await store.read(one.record.id)) as Workspace["record"],
    };
  }
  /** Both hold the same write. Either of them may be the last to hear of it. */
  const settled = ({ one, two }: { one: Workspace; two: Workspace }) => {
    const same = () =>
      one.record.stamp === two.record.stamp &&
      [one, two].every(({ saveStatus }) => saveStatus.state !== "writing");
    return Promise.race([until(one, same), until(two, same)]);
  };
  const site = (part: object) => (record: Workspace["record"]) => ({
    ...record,
    site: { ...(record.site as object), ...part },
  });

  test("in different places keep both, in both tabs and in storage", async () => {
    const { one, two, stored } = await pair();
    one.change(site({ name: "Ida" }));
    two.change(site({ pages: ["a", "c"] }));
    two.change((record) => ({ ...record, brand: "#7a00ff" }));
    await Promise.all([one.flush(), two.flush()]);
    await settled({ one, two });
    expect(one.record).toMatchObject({
      site: { name: "Ida", pages: ["a", "c"] },
      brand: "#7a00ff",
    });
    expect(two.record).toEqual(one.record);
    expect(await stored()).toEqual(one.record);
    expect(one.record.setAside).toBeUndefined();
  });

  test("a letter typed while a merge is being written leaves the other tab's change", async () => {
    const name = fresh();
    const { workspace: one } = await page(name);
    one.change((record) => ({ ...record, site: { name: "", line: "" } }));
    await one.flush();
    const { workspace: two, store } = await page(name);
    // A tool edits the copy that it was last told of, as the composer's session does.
    let copy = two.record.site as { name: string; line: string };
    two.subscribe(() => {
      copy = two.record.site as typeof copy;
    });
    const type = (letter: string) => {
      const site = { ...copy, line: copy.line + letter };
      two.change((record) => ({ ...record, site }));
    };
    const update = store.update.bind(store);
    vi.spyOn(store, "update").mockImplementationOnce(async (id, next) => {
      await update(id, next);
      type("b");
    });
    // The second tab has not heard of it when it writes.
    vi.spyOn(BroadcastChannel.prototype, "postMessage").mockImplementationOnce(() => {});
    one.change((record) => ({ ...record, site: { name: "Zoe", line: "" } }));
    await one.flush();
    type("a");
    await two.flush();
    await two.flush();
    expect(two.record.site).toEqual({ name: "Zoe", line: "ab" });
  });

  test("in the same place keep the later one, and the other is set aside", async () => {
    const { one, two, stored } = await pair();
    one.change(site({ name: "Ida" }));
    two.change(site({ name: "Zoe" }));
    await Promise.all([one.flush(), two.flush()]);
    await settled({ one, two });
    const { name } = one.record.site as { name: string };
    const other = name === "Ida" ? "Zoe" : "Ida";
    expect(["Ida", "Zoe"]).toContain(name);
    expect(one.record.setAside).toEqual([{ path: "name", kind: "elsewhere", rest: other }]);
    expect(two.record).toEqual(one.record);
    expect(await stored()).toEqual(one.record);
  });

  test("letter by letter in the same text: one of them whole, the other set aside once", async () => {
    const { one, two } = await pair();
    const [ida, zoe] = ["Ida Stone", "Zoe Lane"];
    const written = (name: string) => site({ name, line: `${name}, by night` });
    for (let at = 1; at <= ida.length; at++) {
      one.change(written(ida.slice(0, at)));
      two.change(written(zoe.slice(0, at)));
      await Promise.all([one.flush(), two.flush()]);
    }
    await settled({ one, two });
    const { name, line } = one.record.site as { name: string; line: string };
    expect([ida, zoe]).toContain(name);
    expect(line).toBe(`${name}, by night`);
    const other = name === ida ? zoe : ida;
    const rests = one.record.setAside?.map(({ path, rest }) => [path, rest]);
    expect(Object.fromEntries(rests ?? [])).toEqual({ name: other, line: `${other}, by night` });
    expect(rests).toHaveLength(2);
  });

  test("whatever they write and whenever, end with the same record", async () => {
    const keys = ["a", "b", "c"] as const;
    const write = fc.record({
      tab: fc.nat({ max: 1 }),
      key: fc.constantFrom(...keys),
      text: fc.string({ minLength: 1, maxLength: 3 }),
      wait: fc.nat({ max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 12 }), async (writes) => {
        const { one, two, stored } = await pair();
        const last: Record<string, string>[] = [{}, {}];
        for (const [turn, { tab, key, text, wait }] of writes.entries()) {
          const words = `${turn} ${text}`;
          (tab ? two : one).change(site({ [key]: words }));
          Object.assign(last[tab] as object, { [key]: words });
          if (wait === 1) void (tab ? two : one).flush();
          if (wait === 2) await (tab ? two : one).flush();
          if (wait === 3) await Promise.all([one.flush(), two.flush()]);
        }
        await Promise.all([one.flush(), two.flush()]);
        await settled({ one, two });
        expect(two.record).toEqual(one.record);
        expect(await stored()).toEqual(one.record);
        const found = one.record.site as Record<string, string>;
        for (const key of keys) {
          const written = last.flatMap((words) => words[key] ?? []);
          if (written.length > 0) expect(written).toContain(found[key]);
        }
        one.pause();
        two.pause();
      }),
      { numRuns: 60 },
    );
  });
});

test("the turn passes on when the tab that writes is closed", async () => {
  const name = fresh();
  const { workspace: one } = await page(name);
  one.change(named("Fern"));
  await one.flush();
  const { workspace: two } = await page(name);
  one.pause();
  await until(two, () => two.saveStatus.state === "kept");
});

test("several workspaces: made, switched, copied, renamed, listed", async () => {
  const { workspace } = await page(fresh());
  workspace.change(named("Fern"));
  const first = workspace.record.id;
  await workspace.create("Second");
  expect(workspace.record).toMatchObject({ name: "Second", desk: [] });
  await workspace.duplicate("Second, copy");
  await workspace.rename("Fern & Crumb", first);
  expect((await workspace.list()).map((record) => record.name).sort()).toEqual(
    ["Fern & Crumb", "Second", "Second, copy"].sort(),
  );
  expect(await workspace.switchTo(first)).toBe(true);
  expect(workspace.record.name).toBe("Fern & Crumb");
  expect(await workspace.switchTo("nowhere")).toBe(false);
});

test("a workspace that is being removed is not opened when the next one is removed", async () => {
  const { workspace } = await page(fresh());
  workspace.change(named("Fern"));
  await workspace.create("Second");
  const first = workspace.remove();
  await until(workspace, () => workspace.record.name === "Fern");
  await Promise.all([first, workspace.remove()]);
  expect(workspace.record.name).toBe("");
  expect(await workspace.list()).toEqual([]);
});

test("a change that comes while a workspace is being removed does not bring it back", async () => {
  const { workspace } = await page(fresh());
  workspace.change(named("Fern"));
  await workspace.flush();
  const removed = workspace.remove();
  workspace.change(named("Fern & Crumb"));
  await removed;
  expect(await workspace.list()).toEqual([]);
});

test("a removed workspace comes back as it was", async () => {
  const { workspace, store } = await page(fresh());
  workspace.change((record) => ({ ...record, name: "Fern", brand: "#7a00ff" }));
  await workspace.flush();
  const { id } = workspace.record;
  const undo = await workspace.remove();
  expect(workspace.saveStatus.state).toBe("empty");
  expect(await store.read(id)).toBeUndefined();
  await undo();
  expect(workspace.record).toMatchObject({ id, name: "Fern", brand: "#7a00ff" });
  expect(await store.read(id)).toMatchObject({ name: "Fern" });
});

test("files that no record names are swept on a visit, never while another tab is open", async () => {
  const name = fresh();
  const { workspace: one, store } = await page(name);
  const kept = await one.putFile(new Blob(["kept"]));
  const lost = await one.putFile(new Blob(["lost"]));
  one.change((record) => ({ ...record, site: { pictures: [{ files: [{ hash: kept }] }] } }));
  await one.flush();
  const { workspace: two } = await page(name);
  expect(await (await store.file(lost))?.text()).toBe("lost");
  one.pause();
  two.pause();
  await page(name);
  expect(await store.file(lost)).toBeUndefined();
  expect(await (await store.file(kept))?.text()).toBe("kept");
});

test("a workspace that cannot be read is left alone and said", async () => {
  const name = fresh();
  const store = await Store.open(name);
  const strange = { ...newRecord("Fern"), version: 2 as unknown as 1 };
  await store.write(strange, { current: true });
  const { workspace } = await page(name);
  expect(workspace.unreadable).toMatch(/newer version/);
  workspace.change(named("Other"));
  await workspace.flush();
  expect(await store.read(strange.id)).toMatch(/newer version/);
});
