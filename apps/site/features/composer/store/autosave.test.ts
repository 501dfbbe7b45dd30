import "fake-indexeddb/auto";
import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import type { SiteDocument } from "@daylit/site-engine";
import { withWords } from "@daylit/site-engine/edit/changes/facts.ts";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { Store } from "../../../workspace/store/database.ts";
import { Workspace } from "../../../workspace/store/workspace.ts";
import { autosave } from "./autosave.ts";
import { createSession } from "./session.ts";

const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const start = siteFromLayout(layout);

type Field = "name" | "strapline" | "phone";
let count = 0;

/** A tab in which the composer has the site of this database open. */
async function tab(database: string, pause = 0) {
  const workspace = await Workspace.open(await Store.open(database));
  const session = createSession((workspace.record.site as SiteDocument | undefined) ?? start);
  const stop = autosave(workspace, session, pause);
  await workspace.flush();
  return {
    session,
    flush: () => workspace.flush(),
    shown: (field: Field) => session.site.business[field],
    write: (field: Field, words: string) =>
      session.change(field, (site) => withWords(site, `business.${field}`, words), {
        mergeKey: field,
      }),
    /** Resolves once the field shows these words. */
    shows: (field: Field, words: string) =>
      new Promise<void>((resolve) => {
        const look = () => session.site.business[field] === words && resolve();
        session.subscribe(look);
        look();
      }),
    close() {
      stop();
      workspace.pause();
    },
  };
}

/** Two tabs with the same site, whose name and strapline are empty. */
async function pair(pause?: number) {
  const database = `autosave-${count++}`;
  const one = await tab(database, pause);
  one.write("name", "");
  one.write("strapline", "");
  await one.flush();
  return { one, two: await tab(database, pause) };
}

test("two tabs that type in two fields lose no letter, and show the same", async () => {
  const turn = fc.record({ second: fc.boolean(), wait: fc.nat({ max: 3 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 2, maxLength: 20 }), async (turns) => {
      const { one, two } = await pair();
      const typed = { name: "", strapline: "" };
      for (const [at, { second, wait }] of turns.entries()) {
        const writer = second ? two : one;
        const field = second ? "strapline" : "name";
        const letter = String.fromCharCode(97 + at);
        typed[field] += letter;
        // The letter is added to what the field shows, as a keyboard does.
        writer.write(field, writer.shown(field) + letter);
        if (wait === 1) void writer.flush();
        if (wait === 2) await writer.flush();
        if (wait === 3) await Promise.all([one.flush(), two.flush()]);
      }
      await Promise.all([one.flush(), two.flush()]);
      for (const { shows } of [one, two]) {
        await shows("name", typed.name);
        await shows("strapline", typed.strapline);
      }
      one.close();
      two.close();
    }),
    { numRuns: 8 },
  );
});

const wait = { timeout: 5000 };

test("two tabs that type in one field end with one of the two texts, whole, and keep the other", async () => {
  const turn = fc.record({ second: fc.boolean(), wait: fc.nat({ max: 4 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 4, maxLength: 20 }), async (turns) => {
      const { one, two } = await pair(20);
      const tabs = [
        { tab: one, text: "1:" },
        { tab: two, text: "2:" },
      ];
      const ends = tabs.map(({ tab }) => tab.session.hold("business.name"));
      for (const writer of tabs) writer.tab.write("name", writer.text);
      for (const [at, { second, wait }] of turns.entries()) {
        const writer = second ? tabs[1] : tabs[0];
        if (!writer) continue;
        writer.text += String.fromCharCode(97 + at);
        // The letter is added to what the field shows, as a keyboard does.
        writer.tab.write("name", writer.tab.shown("name") + writer.text.at(-1));
        if (wait === 1) void writer.tab.flush();
        if (wait === 2) await writer.tab.flush();
        if (wait >= 3) await Promise.all([one.flush(), two.flush()]);
        // Who thinks for longer than a tab waits for.
        if (wait === 4) await new Promise((resolve) => setTimeout(resolve, 40));
      }
      await Promise.all([one.flush(), two.flush()]);
      for (const end of ends) end();
      await expect.poll(() => one.shown("name") === two.shown("name"), wait).toBe(true);
      const shown = one.shown("name");
      const lost = tabs.find(({ text }) => text !== shown)?.text;
      expect(tabs.map(({ text }) => text)).toContain(shown);
      const asides = () =>
        [one, two].flatMap(({ session }) => session.now.repairs.map(({ rest }) => rest));
      await expect.poll(asides, wait).toContain(lost);
      one.close();
      two.close();
    }),
    { numRuns: 5, endOnFailure: true },
  );
});

test("who loses the same field to another tab can undo that", async () => {
  const { one, two } = await pair();
  one.write("phone", "111 111");
  await one.flush();
  await two.shows("phone", "111 111");
  two.write("phone", "222 222");
  await two.flush();
  await one.shows("phone", "222 222");
  expect(two.session.now.undo).toBe("phone");
  expect(one.session.now.undo).toBe("changes in another tab");
  one.session.undo();
  expect(one.shown("phone")).toBe("111 111");
  await one.flush();
  await two.shows("phone", "111 111");
  one.close();
  two.close();
});
