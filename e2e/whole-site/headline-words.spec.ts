import { typeOf } from "@daylit/hosting/policy/content-types.ts";
import { expect, type Page, test } from "@playwright/test";
import { layoutsWithEveryBlock } from "../support/built/addresses.ts";
import { type SiteEngine, siteEngine } from "../support/composer/engine.ts";
import { brokenWords, withoutPictures } from "../support/faults/broken-words.ts";

type Site = Parameters<SiteEngine["filesOf"]>[0];

/** The site with long words in every heading, name and label. */
function withLongWords(site: Site, { textsOfSite, plainSite, parseSite }: SiteEngine): Site {
  const long = ["Conservation", "Saturdays", "Photography", "Appointments"];
  const heads = new Set(
    textsOfSite(site)
      .filter(({ path }) => /^pages.*\.(heading|name|label|words|opening|year)$/.test(path))
      .filter(({ path }) => !/\.fields\[/.test(path))
      .map(({ text }) => text),
  );
  let turn = 0;
  const lengthened = (text: string) => text.replace(/^\S+/, () => long[turn++ % long.length] ?? "");
  return parseSite(
    JSON.parse(JSON.stringify(plainSite(site)), (key, value) =>
      heads.has(value) && !/^(block|id|href|path)$/.test(key) ? lengthened(value) : value,
    ),
  );
}

async function expectWholeWords(page: Page, address: string) {
  await page.goto(address);
  expect(await brokenWords(page), address).toEqual([]);
}

test.describe("headlines break no word", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test.beforeEach(async ({ page }) => {
    await withoutPictures(page);
  });

  // The layouts' and clients' own words are looked at where their documents are open anyway.
  for (const id of layoutsWithEveryBlock)
    test(`${id}: a site with long words`, async ({ page }) => {
      const engine = await siteEngine();
      for (const layout of engine.cataloguePages.filter((each) => each.id === id)) {
        const files = engine.filesOf(withLongWords(engine.siteFromLayout(layout), engine));
        await page.route(/\/made\//, (route) => {
          const name = /\/made\/([^?#]*)/.exec(route.request().url())?.[1] ?? "";
          const body = Buffer.from(files.get(name) ?? "");
          return route.fulfill({ contentType: typeOf(name), body });
        });
        await expectWholeWords(page, "/made/index.html");
        await page.unroute(/\/made\//);
      }
    });
});
