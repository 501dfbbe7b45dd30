import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import type { SiteDocument } from "@daylit/site-engine";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import { expect, test } from "vitest";
import { createSession } from "./session.ts";

const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const start = siteFromLayout(layout);
const first: SiteDocument = {
  ...start,
  business: { ...start.business, name: "a" },
  pages: start.pages.slice(0, 2),
};
const named = (name: string) => (site: SiteDocument) =>
  ({ ...site, business: { ...site.business, name } }) as SiteDocument;

test("letters that follow each other closely are one step, a pause makes another", () => {
  let time = 0;
  const session = createSession(first, {}, () => time);
  for (const name of ["ab", "abc", "abcd"]) {
    session.change("Name", named(name), { mergeKey: "name" });
    time += 300;
  }
  time += 5000;
  session.change("Name", named("abcde"), { mergeKey: "name" });
  expect(session.undo()).toBe("Name");
  expect(session.site.business.name).toBe("abcd");
  session.undo();
  expect(session.site.business.name).toBe("a");
  expect(session.undo()).toBeUndefined();
  session.redo();
  session.redo();
  expect(session.site.business.name).toBe("abcde");
});

test("a finished thought is not gone on with", () => {
  const session = createSession(first, {}, () => 0);
  session.change("Name", named("b"), { mergeKey: "name" });
  session.endMerge();
  session.change("Name", named("c"), { mergeKey: "name" });
  session.undo();
  expect(session.site.business.name).toBe("b");
});

test("a hundred steps go back and forth, and a new one forgets what was taken back", () => {
  const session = createSession(first);
  for (let step = 1; step <= 100; step++) session.change(`Step ${step}`, named(String(step)));
  expect(session.now.undo).toBe("Step 100");
  for (let step = 0; step < 50; step++) session.undo();
  expect(session.site.business.name).toBe("50");
  expect(session.now.redo).toBe("Step 51");
  for (let step = 0; step < 10; step++) session.redo();
  expect(session.site.business.name).toBe("60");
  session.change("Other", named("other"));
  expect(session.redo()).toBeUndefined();
  for (let step = 0; step < 61; step++) session.undo();
  expect(session.site).toBe(first);
});

test("a change that changes nothing is no step, and a page that is gone is not looked at", () => {
  const session = createSession(first);
  session.change("Nothing", (site) => site);
  expect(session.now.undo).toBeUndefined();
  session.select({ page: 1, block: "nav" });
  session.change("Remove page", (site) => ({ ...site, pages: site.pages.slice(0, 1) }));
  expect(session.now.selection).toEqual({ page: 0 });
  session.undo();
  expect(session.now.selection).toEqual({ page: 1, block: "nav" });
});

test("what a site began with goes back and forth with it", () => {
  const session = createSession(first, { layout: "food-0001", colour: "#112233" });
  const wedding = { layout: "wedd-0001", colour: "#445566" };
  session.change("trade", named("b"), { origin: wedding });
  session.change("Name", named("c"));
  expect(session.now.origin).toEqual(wedding);
  session.undo();
  expect(session.now.origin).toEqual(wedding);
  session.undo();
  expect(session.now.origin).toEqual({ layout: "food-0001", colour: "#112233" });
  session.redo();
  expect(session.now.origin).toEqual(wedding);
});

test("what was given up is taken back as a whole, and can be had again", () => {
  let time = 0;
  const session = createSession(first, {}, () => time);
  session.change("Before", named("b"));
  const { steps } = session;
  for (const name of ["x", "xy", "xyz"]) {
    session.change("Name", named(name), { mergeKey: "name" });
    time += 5000;
  }
  expect(session.undoTo(steps)).toBe(true);
  expect(session.site.business.name).toBe("b");
  expect(session.now.undo).toBe("Before");
  expect(session.undoTo(steps)).toBe(false);
  session.redo();
  expect(session.site.business.name).toBe("xyz");
  session.undo();
  expect(session.site.business.name).toBe("b");
});

test("what has happened outside is no step, and undo does not take it back", () => {
  const session = createSession(first);
  session.change("Name", named("b"));
  session.change("Name", named("c"));
  session.undo();
  session.settle((site) => ({ ...site, address: "https://ida.example" }));
  expect(session.now.undo).toBe("Name");
  expect(session.site).toMatchObject({ address: "https://ida.example", business: { name: "b" } });
  session.undo();
  expect(session.site.address).toBe("https://ida.example");
  session.redo();
  session.redo();
  expect(session.site).toMatchObject({ address: "https://ida.example", business: { name: "c" } });
});
