import { expect, test } from "@playwright/test";
import * as inPage from "./support/in-page.ts";
import { registerPath, releasedSite, type workers } from "./support/released-site.ts";
import { run, type Tab, type Visitor, visitors } from "./support/visitors.ts";

/** An engine's tests share one browser; each has an origin, and so a storage, of its own. */
test.describe.configure({ mode: "default" });

let site: Awaited<ReturnType<typeof releasedSite>>;
test.beforeEach(async () => {
  site = await releasedSite();
});
test.afterEach(() => site.close());

const slow = { timeout: 30_000 };
const toolPage = "/guides/brand-color-structure";

/** A page that is being loaded cannot be asked: it is asked again. */
const poll = <Given extends unknown[], Result>(
  tab: Tab,
  work: (...given: Given) => Result,
  ...given: Given
) => expect.poll(() => run(tab, work, ...given).catch(() => undefined), slow);

/** A tab that a worker answers. */
async function tabWithWorker(visitor: Visitor, worker: keyof typeof workers) {
  site.serveWorker(worker);
  const tab = await visitor.openTab();
  await tab.goto(site.origin + registerPath);
  await run(tab, inPage.register);
  return tab;
}

/** Opens a page in front of the others, starts all its tools and gives its heading. */
async function open(tab: Tab, path: string) {
  await tab.show();
  await tab.goto(site.origin + path);
  return run(tab, inPage.start);
}

for (const [engine, begin] of Object.entries(visitors))
  test.describe(engine, () => {
    let visitor: Visitor;
    test.beforeAll(async ({ browser }) => {
      visitor = await begin(browser);
    });
    test.afterAll(() => visitor?.close());

    // Chromium lets the new worker wait, for minutes at times, while the old one is at work.
    const releases = engine === "Chromium" ? [] : (["0.1", "0.2"] as const);
    for (const release of releases) {
      test(`the worker of ${release} gives way, and what it kept still opens without a connection`, async () => {
        const tab = await tabWithWorker(visitor, release);
        // Today's pages under yesterday's worker.
        expect(await open(tab, "/packages")).toBe("Light Interactive");
        await poll(tab, inPage.isCached, "/packages").toBe(true);
        expect(await open(tab, toolPage)).toBe("Brand Color Structure");
        await run(tab, inPage.saveCopy, "/documentation/theming", release !== "0.1");

        site.serveWorker("next");
        await run(tab, inPage.takeOver);
        await tab.goto(site.origin + registerPath);
        await poll(tab, inPage.isTakenOver).toBe(true);
        await poll(tab, inPage.which).toBe("next");
        const names = await run(tab, inPage.cacheKeys);
        expect(names).toContain("daylit-saved-0123456789ab");
        expect(names).not.toContain("daylit-data");

        site.close();
        await tab.goto(`${site.origin}/documentation/theming`);
        await poll(tab, inPage.heading).toBe("Theming");
        await tab.goto(`${site.origin}/packages`);
        await poll(tab, inPage.heading).toBe("Light Interactive");
        await tab.goto(`${site.origin}/projects`);
        await poll(tab, inPage.heading).toBe("Offline reading");
      });
    }

    for (const worker of ["0.1", "today"] as const)
      test(`the kill switch removes the worker of ${worker} from two open tabs`, async () => {
        const first = await tabWithWorker(visitor, worker);
        const second = await visitor.openTab();
        await open(first, "/packages");
        await open(second, toolPage);
        for (const tab of [first, second]) await run(tab, inPage.mark);
        site.serveWorker("off");
        await run(first, inPage.update);
        await poll(first, inPage.left).toEqual({ workers: 0, caches: [] });
        for (const tab of [first, second]) expect(await run(tab, inPage.isMarked)).toBe(true);
        expect(await open(second, "/documentation")).toBe("Introduction");
        await poll(second, inPage.left).toEqual({ workers: 0, caches: [] });
      });

    test("two tabs during an update: one takes it, the other keeps its page and what was typed", async () => {
      const writer = await tabWithWorker(visitor, "today");
      const reader = await visitor.openTab();
      await open(writer, toolPage);
      await open(reader, "/packages");
      await run(writer, inPage.typeColour, "#336699");
      for (const tab of [writer, reader]) await run(tab, inPage.mark);

      site.serveWorker("next");
      await run(reader, inPage.update);
      await writer.show();
      await poll(writer, inPage.notice).toContain("You have typed on this page");
      await reader.show();
      await poll(reader, inPage.notice).toContain("A new version of this site is ready.");
      await run(reader, inPage.press, "Reload now");
      await poll(reader, inPage.isMarked).toBe(false);
      await poll(reader, inPage.which).toBe("next");
      expect(await run(reader, inPage.start)).toBe("Light Interactive");

      await writer.show();
      expect(await run(writer, inPage.isMarked)).toBe(true);
      expect(await run(writer, inPage.typedColour)).toBe("#336699");
      await poll(writer, inPage.notice).toContain("You have typed on this page");
      await poll(writer, inPage.which).toBe("next");
      await run(writer, inPage.press, "Reload anyway");
      await poll(writer, inPage.isMarked).toBe(false);
      expect(await run(writer, inPage.start)).toBe("Brand Color Structure");
      await poll(writer, inPage.notice).toBe("");
    });
  });
