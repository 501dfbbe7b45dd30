import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { plainSite } from "@daylit/site-engine";
import { sectionPath, valueAt, withValue } from "@daylit/site-engine/document/object-path.ts";
import {
  changedBlock,
  onlyTextChanged,
  pathAfter,
} from "@daylit/site-engine/edit/changes/block-paths.ts";
import { withFacts } from "@daylit/site-engine/edit/changes/facts.ts";
import {
  copySection,
  moveSection,
  removeSection,
} from "@daylit/site-engine/edit/changes/sections.ts";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import { expect, test } from "vitest";
import { createSession } from "./session.ts";

const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const site = siteFromLayout(layout);
const at = (index: number) => sectionPath(0, index);
const last = (site.pages[0]?.sections.length ?? 0) - 1;
const heading = `${at(2)}.heading`;

/** The states around the undo of a change, as the session keeps them. */
function undone(change: Parameters<ReturnType<typeof createSession>["change"]>[1]) {
  const session = createSession(site);
  session.change("change", change);
  const before = session.site;
  session.undo();
  return { before, after: session.site };
}

test("a section is found again where a step has put it, and not where another one is", () => {
  const moved = undone((now) => moveSection(now, 0, 2, 3));
  expect(pathAfter(moved.before, moved.after, at(3))).toBe(at(2));
  expect(pathAfter(moved.before, moved.after, `${at(2)}.heading`)).toBe(`${at(3)}.heading`);
  expect(onlyTextChanged(moved.before, moved.after, heading)).toBe(false);
  const copied = undone((now) => copySection(now, 0, 2));
  expect(pathAfter(copied.before, copied.after, at(3))).toBeUndefined();
  expect(pathAfter(copied.before, copied.after, at(4))).toBe(at(3));
  const removed = undone((now) => removeSection(now, 0, 2));
  expect(pathAfter(removed.before, removed.after, at(2))).toBe(at(3));
  for (const path of ["nav", "footer", "business.name", at(1)])
    expect(pathAfter(removed.before, removed.after, path)).toBe(path);
});

test("a text that was undone is where it was, and writing goes on in it", () => {
  const typed = undone((now) => withValue(now, heading, "Another heading"));
  expect(typeof valueAt(site, heading)).toBe("string");
  expect(pathAfter(typed.before, typed.after, heading)).toBe(heading);
  expect(onlyTextChanged(typed.before, typed.after, heading)).toBe(true);
  expect(onlyTextChanged(typed.before, typed.after, `${at(2)}.lead`)).toBe(false);
  expect(onlyTextChanged(typed.before, typed.after, `${at(1)}.heading`)).toBe(true);
});

test("a step names the section that it has changed, brought back or moved", () => {
  const changed = (change: Parameters<typeof undone>[0]) => {
    const { before, after } = undone(change);
    return [changedBlock(before, after), changedBlock(after, before)];
  };
  expect(changed((now) => removeSection(now, 0, 2))).toEqual([at(2), at(2)]);
  expect(changed((now) => removeSection(now, 0, last))).toEqual([at(last), at(last - 1)]);
  expect(changed((now) => copySection(now, 0, 2))).toEqual([at(3), at(3)]);
  expect(changed((now) => withValue(now, heading, "Another heading"))).toEqual([at(2), at(2)]);
  expect(changed((now) => ({ ...now, nav: { ...now.nav } }))[0]).toBe("nav");
  expect(changed((now) => ({ ...now, theme: { ...now.theme } }))[0]).toBeUndefined();
  const town = (now: typeof site) => withFacts(now, { address: ["1 New Street", "Leeds LS1 1AA"] });
  const sections = (now: typeof site) => plainSite(now).pages.flatMap((page) => page.sections);
  expect(sections(town(site))).not.toEqual(sections(site));
  expect(changed(town)).toEqual([undefined, undefined]);
});
