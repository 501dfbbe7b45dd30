import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { withFacts } from "@daylit/site-engine/edit/changes/facts.ts";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import { expect, test } from "vitest";
import { createSession, sessionOf } from "./session.ts";
import { storedHistory, storeHistory } from "./undo-history.ts";

const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const first = siteFromLayout(layout);

test("after a reload, undo takes back what was done before it, of this site alone", () => {
  const session = createSession(first);
  storeHistory("one", session);
  session.change("Name", (site) => withFacts(site, { name: "Fern & Crumb" }));
  dispatchEvent(new Event("pagehide"));
  const reopened = sessionOf(
    session.site,
    {},
    [],
    session.site,
    storedHistory("one", session.site),
  );
  expect(reopened.now.undo).toBe("Name");
  reopened.undo();
  expect(reopened.site.business.name).toBe(first.business.name);
  expect(storedHistory("two", session.site)).toEqual([]);
  expect(storedHistory("one", first)).toEqual([]);
});
