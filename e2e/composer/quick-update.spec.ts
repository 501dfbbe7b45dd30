import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "../support/browsers/under-policy.ts";
import { bytesOf, longTimeout } from "../support/composer/composer.ts";
import { siteEngine } from "../support/composer/engine.ts";
import { siteHost } from "../support/network/host.ts";

test.use({ viewport: { width: 390, height: 844 } });

const opening = {
  days: Array.from({ length: 7 }, (_, day) => (day < 5 ? [["09:00", "17:00"] as const] : [])),
  // Engines write the dash between two years with other spaces: the lines must be the same all the same.
  closures: [{ from: "2026-12-24", to: "2027-01-03" }],
};

test("hours, a price and a post of a live site change on a phone, and only their files are given", async ({
  page,
  baseURL,
}) => {
  const engine = await siteEngine();
  const start = engine.siteOf("food-0001-1");
  const composer = `${baseURL}/compose`;
  const day = "2026-11-01";
  const files = new Map<string, string | Uint8Array>();
  const { address, close } = await siteHost(
    () => files,
    (_request, response, name) => {
      if (name === "site.json") response.setHeader("Access-Control-Allow-Origin", "*");
      return false;
    },
  );
  const [home, ...pages] = start.pages;
  if (!home) throw new Error("there is no page");
  const news = [
    { block: "hero-type", heading: "News" },
    { block: "news-list", heading: "All news" },
  ];
  const site = engine.parseSite({
    ...start,
    address,
    opening,
    business: { ...start.business, hours: engine.hoursText(opening, start) },
    translations: [{ language: "de", public: true, texts: [] }],
    pages: [home, ...pages, { ...home, path: "/news", label: "News", sections: news }],
  });
  for (const [name, content] of engine.filesOf(site, undefined, { composer, day }))
    files.set(name, content);

  // What was typed is still there to be corrected, whenever the code arrives and whatever is found.
  await page.goto("/update");
  const field = page.getByLabel("The address of your site");
  await field.fill(`${address}nothing/`);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByText("Open the zip you downloaded")).toBeVisible(longTimeout);
  await expect(field).toHaveValue(`${address}nothing/`);

  await page.goto(`${address}edit.html`);
  await page.getByRole("link", { name: "Quick update" }).click();
  await expect(page.getByRole("status").filter({ hasText: "there is a site" })).toBeVisible(
    longTimeout,
  );
  await page.getByRole("button", { name: "Update it" }).click();
  const part = (name: string) => page.locator("summary", { hasText: name });

  await part("Notice").click(longTimeout);
  const notice = page.getByLabel("Text above your home page");
  await notice.fill("Closed on Friday");
  const undo = page.getByRole("button", { name: "Undo" });
  await undo.press("Enter");
  await expect(notice).toHaveValue("");
  await expect(undo).toBeFocused();
  await notice.fill("Closed on Friday");
  await part("Opening hours").click();
  await page.getByLabel("Monday: opens").fill("10:30");
  await part("Prices").click();
  const price = page.locator('[data-field$=".price"]').first();
  await price.fill("£77");
  await part("News").click();
  await page.getByRole("button", { name: "New post" }).click();
  await page.getByLabel("Title").fill("A new oven");
  await page.getByLabel("Day", { exact: true }).pressSequentially("03112026");
  await expect(page.getByLabel("Day", { exact: true })).toHaveValue("2026-03-11");
  const post = page.getByRole("textbox", { name: "Text", exact: true });
  await post.fill("It bakes forty loaves.");
  await post.press("Control+Home");
  for (let step = 0; step < "It bakes ".length; step++) await post.press("ArrowRight");
  await post.press("Control+Shift+ArrowRight");
  await page.getByRole("button", { name: "Bold" }).click();
  // Which pages don't say it yet.
  await expect(page.getByText(/^Not yet in Deutsch: .*“Closed on Friday”/)).toBeVisible();

  const targets = await page
    .locator(".update :is(button, summary, input:not([type=checkbox]))")
    .evaluateAll((all) =>
      all
        .filter((element) => (element as HTMLElement).checkVisibility())
        .map((element) => [element.textContent, element.getBoundingClientRect().height] as const)
        .filter(([, height]) => height < 44),
    );
  expect(targets).toEqual([]);

  await page.getByRole("button", { name: "Make the changed files" }).click();
  const zip = page.getByRole("button", { name: /^Download \d+ files \(zip\)/ });
  await expect(zip).toBeVisible(longTimeout);
  const download = page.waitForEvent("download");
  await zip.click();
  const changed = Object.entries(unzipSync(await bytesOf(download))).map(
    ([name, content]) => [name.replace(/^[^/]+\//, ""), content] as const,
  );
  const names = changed.map(([name]) => name);
  expect(names).toEqual(
    expect.arrayContaining(["index.html", "news.html", "news/a-new-oven.html"]),
  );
  // Pages name their stylesheet with a mark of its content, and edit.html is one.
  for (const kept of ["register.js", "app.webmanifest", "robots.txt", "_headers"])
    expect(names).not.toContain(kept);
  expect(names.filter((name) => name.startsWith("pictures/"))).toEqual([]);

  // Put online over the old ones they are the whole site, as it would be made from its document.
  for (const [name, content] of changed) files.set(name, content);
  const { site: next } = engine.readSite(
    strFromU8(changed.find(([name]) => name === "site.json")?.[1] ?? new Uint8Array()),
  );
  if (!next) throw new Error("there is no document");
  const whole = engine.filesOf(next, undefined, { composer });
  const bytes = (content: string | Uint8Array | undefined) =>
    typeof content === "string" ? content : strFromU8(content ?? new Uint8Array(), true);
  const text = (content: string | Uint8Array | undefined) =>
    typeof content === "string" ? content : new TextDecoder().decode(content);
  const differ = [...whole].filter(([name, content]) =>
    /\.(png|avif|webp|jpg|woff2)$/.test(name)
      ? bytes(content) !== bytes(files.get(name))
      : text(content) !== text(files.get(name)),
  );
  expect(differ.map(([name]) => name)).toEqual([]);
  await page.goto(address);
  await expect(page.locator(".site-notice")).toHaveText("Closed on Friday");
  await expect(page.getByText("£77").first()).toBeAttached();
  await page.goto(`${address}news/a-new-oven.html`);
  await expect(page.locator("main strong")).toHaveText("forty");
  close();
});
