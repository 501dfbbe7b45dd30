import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { wholeFile } from "daylit/internal/tools/bundle/bundle.ts";
import { htmlChecker } from "daylit/internal/tools/html-faults.ts";
import { expect, test } from "vitest";
import { withFollowingTranslations } from "../document/language/translations.ts";
import { parseSite, readSite, readValue, writeSite } from "../document/read/read.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { fingerprintOf } from "../document/version/fingerprint.ts";
import { siteFromLayout } from "../edit/from-layout.ts";
import { withLanguage, withPublic, withTranslation } from "../edit/translate.ts";
import { changedFiles } from "../export/changed-files.ts";
import { builtSite } from "../testing/built-site.ts";

const framework = wholeFile().min.code;
const stand = new TextEncoder().encode("stands for a picture or a font");
const composer = "https://daylit.example/compose";
const made = (site: SiteDocument, day = "2026-11-17") =>
  builtSite(site, framework, () => stand, { composer, day });
const [layout] = cataloguePages;
if (!layout) throw new Error("no layout");
const plain: SiteDocument = { ...siteFromLayout(layout), address: "https://ida.example/" };
const notice = { text: "Closed on Friday & Saturday", until: "2026-11-20" };
const noticed = parseSite({ ...plain, notice });
const text = (files: ReturnType<typeof made>, name: string) => String(files.get(name));

const twin = withPublic(withLanguage(noticed, "de"), "de", true);
const german = withTranslation(twin, "de", notice.text, "Freitag zu");

test("a notice stands above the home page, valid, in the language of each edition", async () => {
  const files = made(german);
  const home = text(files, "index.html");
  expect(home).toContain('data-until="2026-11-20"');
  expect(home).toContain("Closed on Friday &amp; Saturday");
  expect(text(files, "de/index.html")).toContain('aria-label="Hinweis"');
  expect(text(files, "de/index.html")).toContain("<p>Freitag zu</p>");
  expect(text(files, "contact.html")).not.toContain("site-notice");
  expect(text(files, "style.css")).toContain(".site-notice");
  expect(htmlChecker()(home)).toEqual([]);
});

test("another notice never stands beside the translation of the one before", () => {
  const next = withFollowingTranslations(german, {
    ...german,
    notice: { ...notice, text: "Open on Friday" },
  });
  const home = text(made(next), "de/index.html");
  expect(home).not.toContain("Freitag zu");
  expect(home).toContain('<p lang="en-GB">');
  expect(home).toContain("Open on Friday");
  const said = withTranslation(next, "de", "Open on Friday", "Freitag offen");
  expect(text(made(said), "de/index.html")).toContain("<p>Freitag offen</p>");
});

test("after its last day it is neither drawn nor published", () => {
  expect(text(made(noticed, "2026-11-20"), "index.html")).toContain("site-notice");
  const after = made(noticed, "2026-11-21");
  for (const name of ["index.html", "style.css", "site.json"])
    expect(text(after, name), name).not.toMatch(/site-notice|Closed on Friday/);
});

test("it is read as it was written, and repaired where it is wrong", () => {
  expect(readSite(writeSite(noticed)).site).toEqual(noticed);
  const wrong = readValue({ ...plain, notice: { text: 7, until: "Friday", more: 1 } });
  expect(wrong.site).not.toHaveProperty("notice");
  expect(
    readValue({ ...plain, notice: { text: "Back soon", until: "Friday" } }).site?.notice,
  ).toEqual({ text: "Back soon" });
});

test("a document knows which files were made from it, and a change names its files", () => {
  const before = made(plain);
  const live = readSite(text(before, "site.json")).site as SiteDocument;
  const { made: mark } = live;
  expect(mark).toMatch(/^[0-9a-f]{12}$/);
  // Made again from what is online: the same files, so the mark is the same.
  const again = builtSite(live, framework, () => stand, { composer });
  expect(changedFiles(before, again)).toEqual({ changed: new Map(), removed: [] });
  const { changed, removed } = changedFiles(again, made({ ...live, notice }, "2026-11-18"));
  // The notice needs rules of its own: every page names the new stylesheet.
  expect([...changed.keys()]).toEqual([
    ...[...before.keys()].filter((name) => name.endsWith(".html")),
    ...["site.json", "sitemap.xml", "style.css", "worker.js"],
  ]);
  expect(removed).toEqual([]);
  const { made: _, ...unmarked } = live;
  expect(fingerprintOf(live)).toEqual(fingerprintOf(unmarked));
});
