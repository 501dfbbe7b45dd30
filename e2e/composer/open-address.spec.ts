import { expect, test } from "../support/browsers/under-policy.ts";
import { downloaded, longTimeout, ready } from "../support/composer/composer.ts";
import { siteEngine } from "../support/composer/engine.ts";
import { siteHost } from "../support/network/host.ts";

test("a live site leads into the composer, and what changed online since is told", async ({
  page,
  baseURL,
}) => {
  const engine = await siteEngine();
  const start = engine.siteOf("arch-0001");
  const options = { composer: `${baseURL}/compose` };
  const filesWith = (address: string, phone: string) =>
    engine.filesOf(
      { ...start, address, business: { ...start.business, phone } },
      undefined,
      options,
    );
  let allowed = true;
  const host = await siteHost(
    (address) => filesWith(address, "020 7946 0001"),
    (_request, response, name) => {
      if (allowed && name === "site.json") response.setHeader("Access-Control-Allow-Origin", "*");
      return false;
    },
  );
  const { address } = host;

  // From its own /edit.html, as its owner comes.
  await page.goto(`${address}edit.html`);
  await page.getByRole("link", { name: "Open in the composer" }).click();
  await page.getByRole("button", { name: "Open it", exact: true }).click(longTimeout);
  await ready(page);
  await page.locator("[data-tab=take]").click();
  await downloaded(page);

  host.put(filesWith(address, "020 7946 0002"));
  await page.getByRole("button", { name: /^Download your site/ }).click();
  await page.getByRole("button", { name: "Download anyway" }).click();
  const question = page.getByRole("dialog", { name: "Changed online" });
  await expect(question).toContainText("020 7946 0002", longTimeout);
  await question.getByRole("button", { name: "Not now" }).click();

  // A host that lets nobody read is named, with the way by zip.
  allowed = false;
  await page.goto("/compose");
  await page.getByText("Open a site you made before").click();
  await page.getByLabel("Open a site by its address").fill(address);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByText(/doesn’t let other pages read it/)).toContainText("Open the zip");
  host.close();
});

test("a link to a stranger’s site reads its document alone, and leaves the owner’s site as it was", async ({
  page,
}) => {
  const engine = await siteEngine();
  /** A host with one site, and the files that were asked for. */
  async function host() {
    const asked: string[] = [];
    const { put, ...own } = await siteHost(
      () => new Map(),
      (request, response) => {
        asked.push(request.url ?? "");
        response.setHeader("Access-Control-Allow-Origin", "*");
        return false;
      },
    );
    return {
      ...own,
      asked,
      put: (site: object) => put(new Map([["site.json", JSON.stringify(site)]])),
    };
  }
  const [mine, stranger] = [await host(), await host()];
  const start = { ...engine.siteOf("arch-0001"), address: mine.address };
  const named = (name: string) => ({ ...start, business: { ...start.business, name } });
  const files = [{ width: 480, type: "webp" as const, hash: "a".repeat(64) }];
  const own = { alt: "", width: 480, height: 300, focal: [0.5, 0.5] as const, files };
  mine.put(named("Zoe’s Bakery"));
  stranger.put({
    ...named("A stranger"),
    pictures: { "own-a": own },
    posts: [{ slug: "a", date: "2026-11-18", title: "A", picture: "own-a", text: [] }],
  });
  const open = page.getByRole("button", { name: "Open it", exact: true });
  const wanted = (address: string) => page.goto(`/compose?site=${encodeURIComponent(address)}`);
  // The sites of this browser, not the question about the business.
  const names = page.locator(".compose-projects").getByLabel(/^Name of /);

  await wanted(mine.address);
  await open.click(longTimeout);
  await ready(page);

  await wanted(stranger.address);
  await expect(page.getByText(`It says that its address is ${mine.address}`)).toContainText(
    `At ${stranger.address} there is a site: A stranger.`,
    longTimeout,
  );
  await expect(page.getByRole("button", { name: "Not now" })).toBeVisible();
  expect(stranger.asked).toEqual(["/site.json"]);

  // Added beside the owner’s, without the picture that could not be read.
  await open.click();
  await ready(page);
  expect(stranger.asked).toContain("/pictures/own-a-480.webp");
  await expect(
    page.getByText(/both are under “Your sites”.*pictures couldn’t be read/),
  ).toBeVisible();
  await page.goto("/compose");
  await expect(names).toHaveCount(2, longTimeout);
  const both = await names.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  expect(both.toSorted()).toEqual(["A stranger", "Zoe’s Bakery"]);

  // From its own address it is brought up to date, and the version of before can be brought back.
  mine.put(named("Zoe’s New Bakery"));
  await wanted(mine.address);
  await open.click(longTimeout);
  await ready(page);
  await page.getByRole("button", { name: "Undo: version online" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "Undone: version online" }),
  ).toBeAttached();
  await page.goto("/compose");
  await expect(page.getByLabel("Name of Zoe’s Bakery")).toBeVisible(longTimeout);
  await expect(names).toHaveCount(2);
  await expect(
    page.getByRole("button", { name: "Bring back the earlier version of Zoe’s Bakery" }),
  ).toBeVisible();
  mine.close();
  stranger.close();
});
