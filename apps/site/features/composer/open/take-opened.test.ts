import "fake-indexeddb/auto";
import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { fingerprintOf, publicSite, type SiteDocument, swapIn } from "@daylit/site-engine";
import { withWords } from "@daylit/site-engine/edit/changes/facts.ts";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import { withLanguage, withPublic, withTranslation } from "@daylit/site-engine/edit/translate.ts";
import { afterEach, expect, test, vi } from "vitest";
import { Store } from "../../../workspace/store/database.ts";
import { Workspace } from "../../../workspace/store/workspace.ts";
import { withPublished } from "../home/published.ts";
import { bringBackEarlier, siteOf } from "../home/start-site.ts";
import { sessionOf } from "../store/session.ts";
import type { OpenedFile } from "./opened-file.ts";
import { takeOpened } from "./take-opened.ts";

const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const address = "https://zoe.example/";
const said = (phone: string): SiteDocument =>
  withWords({ ...siteFromLayout(layout), address }, "business.phone", phone);
const [mine, theirs] = [said("020 7946 0001"), said("020 7946 0002")];
const opened = (site: SiteDocument, at?: string): OpenedFile => ({
  ...{ site, repairs: [] },
  ...(at ? { at } : {}),
});

let count = 0;
let time = Date.now();
const ends: (() => void)[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const end of ends.splice(0)) end();
});

/** A browser whose owner has downloaded this site. */
async function browser(site = mine) {
  vi.spyOn(Date, "now").mockImplementation(() => ++time);
  const workspace = await Workspace.open(await Store.open(`taken-${count++}`));
  ends.push(() => workspace.pause());
  workspace.change((record) => withPublished({ ...record, site }, fingerprintOf(site)));
  await workspace.flush();
  return workspace;
}

const phones = async (workspace: Workspace) =>
  (await workspace.list()).map(({ site }) => (site as SiteDocument).business.phone).sort();
const both = [mine.business.phone, theirs.business.phone];

test.each([
  ["at another address", "https://stranger.example/"],
  ["below another folder", "https://zoe.example/other/"],
  ["without encryption", "http://zoe.example/"],
  ["in a zip, a folder or a link", undefined],
])("a site %s that names the owner’s address leaves the owner’s as it is", async (_, at) => {
  const workspace = await browser();
  const { id } = workspace.record;
  const { replaced, note } = await takeOpened(workspace, opened(theirs, at));
  expect(replaced).toBeUndefined();
  expect(note).toMatch(/both are under “Your sites”/);
  expect(await phones(workspace)).toEqual(both);
  // Nor is the stranger’s taken for the owner’s later.
  const next = said("020 7946 0009");
  expect(await takeOpened(workspace, opened(next, address))).toMatchObject({ replaced: mine });
  expect(workspace.record.id).toBe(id);
  expect(await phones(workspace)).toEqual([theirs.business.phone, next.business.phone]);
});

test("a site from its own address takes the place of the one that was downloaded, and undo brings it back", async () => {
  const workspace = await browser();
  const { replaced, note } = await takeOpened(workspace, opened(theirs, `${address}index.html`));
  expect(replaced).toEqual(mine);
  expect(note).toMatch(/Undo brings back/);
  expect(await phones(workspace)).toEqual([theirs.business.phone]);
  const session = sessionOf(siteOf(workspace).site, {}, [], replaced);
  expect(session.site.business.phone).toBe(theirs.business.phone);
  expect(session.now.undo).toBe("version online");
  session.undo();
  expect(session.site).toEqual(mine);

  // Also on another day, from the list of sites, and there again.
  await workspace.flush();
  await bringBackEarlier(workspace);
  expect(siteOf(workspace).site).toEqual(mine);
  await bringBackEarlier(workspace);
  expect(siteOf(workspace).site).toEqual(theirs);
});

test("words that only this browser has stay with a site that is opened again from its address", async () => {
  const german = withPublic(withLanguage(mine, "de"), "de", true);
  const said = withTranslation(german, "de", "A removed sentence", "Weg");
  const begun = withTranslation(withLanguage(said, "tr"), "tr", mine.pages[0]?.title ?? "", "Ev");
  const swapped = swapIn(begun, 0, 0, "hero-type");
  const { kept } = swapped.pages[0]?.sections[0] ?? {};
  // The words of the design before.
  expect(Object.keys(kept ?? {})).toEqual([mine.pages[0]?.sections[0]?.block]);
  const workspace = await browser(swapped);
  const online = withWords(publicSite(swapped), "business.phone", "020 7946 0002");
  expect(online.translations).toEqual([{ language: "de", public: true, texts: [] }]);
  await takeOpened(workspace, opened(online, address));
  const { site } = siteOf(workspace);
  expect(site.business.phone).toBe("020 7946 0002");
  expect(site.pages[0]?.sections[0]?.kept).toEqual(kept);
  expect(site.translations).toEqual(swapped.translations);
  expect(fingerprintOf(site)).toEqual(fingerprintOf(online));
});

test("a site with changes of its own stays, and the version online is added beside it", async () => {
  const workspace = await browser();
  workspace.change((record) => ({ ...record, site: said("020 7946 0003") }));
  await takeOpened(workspace, opened(theirs, address));
  expect(await phones(workspace)).toEqual([theirs.business.phone, "020 7946 0003"]);
});

test("the version that is here already is opened, wherever it comes from", async () => {
  const workspace = await browser();
  const { id } = workspace.record;
  await workspace.create("Another");
  for (const at of [undefined, "https://stranger.example/", address]) {
    expect(await takeOpened(workspace, opened(mine, at))).toEqual({});
    expect(workspace.record.id).toBe(id);
    expect(await workspace.list()).toHaveLength(2);
  }
});
