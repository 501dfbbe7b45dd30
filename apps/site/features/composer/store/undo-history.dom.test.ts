import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { parseSite } from "@daylit/site-engine/document/read/read.ts";
import { withFacts } from "@daylit/site-engine/edit/changes/facts.ts";
import { addPost } from "@daylit/site-engine/edit/changes/posts.ts";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import { expect, test } from "vitest";
import { createSession } from "./session.ts";
import { followHistory } from "./undo-history.ts";

const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const first = siteFromLayout(layout);

test("after a reload, undo and redo go on with what was done before it, on this site alone", () => {
  const session = createSession(first);
  followHistory("one", session);
  session.change("Name", (site) => withFacts(site, { name: "Fern & Crumb" }));
  dispatchEvent(new Event("pagehide"));
  const reopened = (id: string, site = session.site) => {
    const next = createSession(site);
    followHistory(id, next)();
    return next;
  };
  const next = reopened("one");
  expect(next.now.undo).toBe("Name");
  next.undo();
  expect(next.site.business.name).toBe(first.business.name);
  const leave = followHistory("one", next);
  dispatchEvent(new Event("pagehide"));
  leave();
  const again = reopened("one", next.site);
  expect([again.now.undo, again.now.redo]).toEqual([undefined, "Name"]);
  again.redo();
  expect(again.site.business.name).toBe("Fern & Crumb");
  expect(reopened("two").now.undo).toBeUndefined();
  const other = withFacts(first, { name: "Else" });
  const { now } = reopened("one", other);
  expect([now.undo, now.redo]).toEqual([undefined, undefined]);
});

test("what a reload reads a little differently, such as a post without words, keeps its steps", () => {
  const session = createSession(first);
  followHistory("one", session);
  session.change("Post", (site) => addPost(site, "2026-11-19"));
  dispatchEvent(new Event("pagehide"));
  const next = createSession(parseSite(session.site));
  followHistory("one", next)();
  expect(next.now.undo).toBe("Post");
});
