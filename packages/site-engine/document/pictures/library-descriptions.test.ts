import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { loadDescriptions } from "@daylit/layouts/catalogue/pictures/alt-texts.ts";
import { wholeFile } from "daylit/internal/tools/bundle/bundle.ts";
import { beforeAll, expect, test } from "vitest";
import { siteFromLayout } from "../../edit/from-layout.ts";
import { withLanguage, withPublic, withTranslation } from "../../edit/translate.ts";
import { builtSite } from "../../testing/built-site.ts";
import { check } from "../check/check.ts";
import type { SiteDocument } from "../site-document.ts";
import { undescribed, untranslatedPictures } from "./library-descriptions.ts";

const [layout] = cataloguePages;
if (!layout) throw new Error("no layout");
const english = siteFromLayout(layout);
const framework = wholeFile().min.code;
const stand = new TextEncoder().encode("stands for a picture or a font");
const altsIn = (site: SiteDocument, name: string) =>
  [
    ...String(builtSite(site, framework, () => stand).get(name)).matchAll(
      /<img[^>]* alt="([^"]+)"/g,
    ),
  ].map(([, alt]) => alt);
const about = (site: SiteDocument) =>
  check(site)
    .filter((finding) => finding.about === "picture")
    .map(({ words }) => words);

beforeAll(() => loadDescriptions(["de"]));

test("pictures of the library are described in the language of the page, where we have it", () => {
  const ours = altsIn(english, "index.html");
  const german = altsIn({ ...english, language: "de" }, "index.html");
  expect(ours.length).toBeGreaterThan(0);
  expect(german).toHaveLength(ours.length);
  expect(german.filter((alt) => ours.includes(alt))).toEqual([]);
  expect(about({ ...english, language: "de" })).toEqual([]);
});

test("elsewhere one finding leads to the first of them, until the owner has described all", () => {
  const turkish: SiteDocument = { ...english, language: "tr" };
  const [first, ...rest] = undescribed(turkish);
  const number = new Set([first, ...rest].map((each) => each?.image.id)).size;
  expect(number).toBeGreaterThan(1);
  expect(about(turkish)).toEqual([`${number} pictures have no description in this language yet.`]);
  expect(check(turkish).find((finding) => finding.about === "picture")?.path).toBe(first?.path);
});

test("their descriptions are texts of a translation as well", () => {
  const twin = withPublic(withLanguage(english, "tr"), "tr", true);
  const left = untranslatedPictures(twin, twin.translations?.[0] as never);
  expect(about(twin)).toEqual([
    `Türkçe: ${left.length} pictures have no description in this language yet.`,
  ]);
  const said = left.reduce(
    (site, { text }, at) => withTranslation(site, "tr", text, `Resim ${at}.`),
    twin,
  );
  expect(about(said)).toEqual([]);
  expect(altsIn(said, "tr/index.html").every((alt) => alt?.startsWith("Resim"))).toBe(true);
  expect(altsIn(said, "index.html")).toEqual(altsIn(english, "index.html"));
});
