import { clients } from "@daylit/clients/clients.ts";
import { typeOf } from "@daylit/hosting/policy/content-types.ts";
import { expect, type Page, test } from "@playwright/test";
import { everything } from "../support/browsers/scope.ts";
import { probed } from "../support/built/addresses.ts";
import { type SiteEngine, siteEngine } from "../support/composer/engine.ts";
import { brokenWords, withoutPictures } from "../support/faults/broken-words.ts";

type Site = Parameters<SiteEngine["filesOf"]>[0];

/** The site with long words in every heading, name and label. */
function withLongWords(site: Site, { textsOfSite, parseSite }: SiteEngine): Site {
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
    JSON.parse(JSON.stringify({ ...site, lent: [] }), (key, value) =>
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

  // In npm test the layouts' and clients' own words are looked at where their documents are open anyway.
  const wanted = everything ? (["own", "long"] as const) : (["long"] as const);
  for (const id of probed.layouts)
    test(`${id}: a site with long words`, async ({ page }) => {
      const engine = await siteEngine();
      for (const layout of engine.cataloguePages.filter((each) => each.id === id)) {
        if (everything) await expectWholeWords(page, `/view/${layout.id}.html`);
        const site = engine.siteFromLayout(layout);
        for (const words of wanted) {
          const files = engine.filesOf(words === "own" ? site : withLongWords(site, engine));
          await page.route(/\/made\//, (route) => {
            const name = /\/made\/([^?#]*)/.exec(route.request().url())?.[1] ?? "";
            const body = Buffer.from(files.get(name) ?? "");
            return route.fulfill({ contentType: typeOf(name), body });
          });
          await expectWholeWords(page, `/made/${words === "own" ? "contact" : "index"}.html`);
          await page.unroute(/\/made\//);
        }
      }
    });

  for (const { slug, pages } of everything ? clients : [])
    test(`the site of ${slug}`, async ({ page, baseURL }) => {
      for (const { path } of pages)
        await expectWholeWords(
          page,
          `${baseURL?.replace("//localhost", `//${slug}.localhost`)}${path}`,
        );
    });
});
