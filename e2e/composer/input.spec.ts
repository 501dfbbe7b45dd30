import { strFromU8, unzipSync } from "fflate";
import { expect, type Page, test } from "../support/browsers/under-policy.ts";
import { opened, ready, zipped } from "../support/composer/composer.ts";
import { holdRequests } from "../support/network/held-requests.ts";

const begin = "/compose?begin=spor-0002";

/** As a paste does it, with halves of letters and all. */
async function paste(page: Page, field: string, text: string) {
  await page.locator(`[data-field="${field}"]`).evaluate(
    (element, units) => {
      const input = element as HTMLInputElement;
      input.focus();
      input.select();
      document.execCommand("insertText", false, String.fromCharCode(...units));
    },
    [...Array(text.length).keys()].map((index) => text.charCodeAt(index)),
  );
}

const shown = (page: Page, field: string) => page.locator(`[data-field="${field}"]`).inputValue();

/** The site after a reload, with everything it knows of the business in view. */
async function reopened(page: Page) {
  await expect(page.locator(".compose-kept").first()).toContainText("Saved in this browser");
  await page.reload();
  const site = await ready(page);
  await page.locator("[data-tab=words]").click();
  return site;
}

const lines = Array.from({ length: 14 }, (_, index) => `Line ${index + 1}`);
const long = "Zoe Lanes ".repeat(650);

/** What is put into each field of the first panel. Every kind in every field: document/read/read.test.ts. */
const inputs: Readonly<Record<string, readonly [given: string, kept: string]>> = {
  name: ["\ufeffZoe\tLane", "Zoe Lane"],
  strapline: [long, "Zoe Lanes ".repeat(500)],
  phone: ["\u202a040\u0007123", "040 123"],
  email: ["zoe\ud83d@xu.example", "zoe@xu.example"],
  address: [lines.join("\n"), [...lines.slice(0, 7), lines.slice(7).join(", ")].join("\n")],
  hours: [lines.join("\n"), lines.join("\n")],
};

test("tabs, marks, halves of letters, 6,500 letters and 14 lines open again as words", async ({
  page,
}) => {
  await opened(page, begin);
  await page.getByText("Hours, layout, address of the site").click();
  for (const [field, [given]] of Object.entries(inputs))
    await paste(page, `business.${field}`, given);
  await reopened(page);
  // An input of one line takes out line breaks by itself, and some take out spaces at the ends.
  const words = (text: string) => text.replaceAll(/\s+/g, "");
  for (const [field, [, kept]] of Object.entries(inputs))
    expect(words(await shown(page, `business.${field}`)), field).toBe(words(kept));
  expect((await shown(page, "business.address")).trim()).toBe(inputs.address?.[1]);
});

test("words that did not fit are said at the field, kept over a reload, and can be copied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await opened(page, begin);
  await paste(page, "business.strapline", `${"a".repeat(5000)}the rest`);
  const panel = page.locator(".compose-panel");
  const aside = panel.locator(".compose-aside");
  await expect(aside).toContainText("Too long. The rest was set aside");
  await expect(aside.getByLabel("Text that was set aside")).toHaveValue("the rest");
  await reopened(page);
  await expect(page.getByText("1 text was shortened. Show them")).toBeVisible();
  await panel.locator(".compose-aside").getByRole("button", { name: "Copy" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("the rest");
  await panel.locator(".compose-aside").getByRole("button", { name: "Discard" }).click();
  await expect(page.locator(".compose-aside")).toHaveCount(0);
});

test("a site that an earlier version could not open is opened, repaired and reported", async ({
  page,
}) => {
  await opened(page, begin);
  await page.getByLabel("What is your business called?").fill("Zoe Lane");
  await expect(page.locator(".compose-kept").first()).toContainText("Saved in this browser");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.evaluate(async () => {
    const open = indexedDB.open("daylit-projects");
    const database = await new Promise<IDBDatabase>((resolve) => {
      open.onsuccess = () => resolve(open.result);
    });
    const change = database.transaction("projects", "readwrite");
    const store = change.objectStore("projects");
    const all = store.getAll();
    await new Promise((resolve) => {
      all.onsuccess = resolve;
    });
    const [record] = all.result;
    record.site.pages[0].sections[0].heading = `a\tb${"x".repeat(6000)}`;
    record.site.pages[0].sections[1].block = "unheard-of";
    record.site.theme.brand = "red";
    store.put(record);
    await new Promise((resolve) => {
      change.oncomplete = resolve;
    });
    database.close();
  });
  await page.reload();
  await page.getByRole("button", { name: /^Continue with/ }).click();
  const site = await ready(page);
  await expect(site.locator("h1")).toContainText("a bxxx");
  await page.getByText(/1 text was shortened, 2 things were changed to fit\. Show them/).click();
  await expect(page.locator(".compose-head .compose-aside")).toHaveCount(3);
});

test("two tabs on one site say so, and show the same when both type at the same moment", async ({
  page: one,
}) => {
  const first = await opened(one, begin);
  await expect(one.locator(".compose-kept").first()).toContainText("Saved in this browser");
  // Opened by the first, so that one script can type into both.
  const opening = one.waitForEvent("popup");
  await one.evaluate(() => Object.assign(window, { other: window.open("/compose#edit") }));
  const two = await opening;
  const second = await ready(two);
  await expect(two.locator(".compose-kept")).toContainText("Also open in another tab");
  await two.locator("[data-tab=words]").click();
  const field = (page: Page, name: string) => page.locator(`[data-field="business.${name}"]`);
  await Promise.all([field(one, "name").fill(""), field(two, "strapline").fill("")]);
  await Promise.all([
    field(one, "name").pressSequentially("Zoe Lane"),
    field(two, "strapline").pressSequentially("Bread at night"),
  ]);
  for (const page of [one, two]) {
    await expect(field(page, "name")).toHaveValue("Zoe Lane");
    await expect(field(page, "strapline")).toHaveValue("Bread at night");
  }
  // The same field: the later one stays, and who lost can have theirs back.
  await one.evaluate(() => {
    const { other } = window as unknown as { other: typeof globalThis };
    const texts = new Map<typeof globalThis, string>([
      [window, "111 111"],
      [other, "222 222"],
    ]);
    for (const [tab, text] of texts) {
      const input = tab.document.querySelector<HTMLInputElement>('[data-field="business.phone"]');
      Object.getOwnPropertyDescriptor(tab.HTMLInputElement.prototype, "value")?.set?.call(
        input,
        text,
      );
      input?.dispatchEvent(new tab.Event("input", { bubbles: true }));
    }
  });
  const same = async () =>
    (await field(one, "phone").inputValue()) === (await field(two, "phone").inputValue());
  await expect.poll(same).toBe(true);
  const lost = (await field(one, "phone").inputValue()) === "111 111" ? two : one;
  await expect(lost.getByRole("button", { name: "Undo: changes in another tab" })).toBeVisible();
  // A tab behind another draws nothing, so that no caret is set there.
  await one.bringToFront();
  await first.locator("h1").click();
  await one.keyboard.press("Control+a");
  await one.keyboard.type("Seen in both");
  await one.keyboard.press("Enter");
  await expect(second.locator("h1")).toHaveText("Seen in both");
});

test("a site in Arabic says so and runs from right to left, on the page and in the zip", async ({
  page,
}) => {
  const site = await opened(page, begin);
  const language = page.getByLabel("Language of the site");
  await expect(page.locator('datalist option[value="Deutsch"]')).toHaveCount(1);
  await language.fill("Arabic");
  await expect(site.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(site.locator("html")).toHaveAttribute("lang", "ar");
  await expect(site.locator(".navbar-toggle")).toHaveText("القائمة");
  await expect(page.getByText("Our typefaces don’t have the letters")).toHaveCount(0);
  const files = unzipSync(await zipped(page));
  // The page that leads its owner back into the composer is ours, in English.
  const pages = Object.keys(files).filter((name) => /(?<!\/edit)\.html$/.test(name));
  expect(pages.length).toBeGreaterThan(2);
  for (const name of pages)
    expect(strFromU8(files[name] ?? new Uint8Array())).toContain('<html lang="ar" dir="rtl"');
});

test("one click creates pages in another language, which are written on the page itself", async ({
  page,
}) => {
  const arrive = await holdRequests(page, /\/languages-[^/]+\.js$/);
  await opened(page, begin);
  await page.getByRole("button", { name: "Other languages and built-in words" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Add a language").fill("German");
  // The list of languages may come after the name was typed.
  arrive();
  await dialog.getByRole("button", { name: "Create pages in Deutsch" }).click();
  const site = page.frameLocator(".compose-window iframe");
  await expect(site.locator("html")).toHaveAttribute("lang", "de");
  const heading = site.locator("h1");
  await expect(heading).toHaveAttribute("data-left", "");
  await heading.click();
  await page.keyboard.type("Ganz einfach");
  await page.keyboard.press("Enter");
  await expect(heading).toHaveText("Ganz einfach");
  await expect(heading).not.toHaveAttribute("data-left");
  const panel = page.getByRole("complementary", { name: "Text" });
  await panel.locator("textarea").nth(3).fill("Hier unten");
  await page.getByLabel("Language of the page").selectOption("en-GB");
  await expect(heading).not.toHaveText("Ganz einfach");
  await page.getByLabel("Language of the page").selectOption("de");
  await expect(heading).toHaveText("Ganz einfach");
  await panel.getByRole("button", { name: "All languages" }).click();
  const seen = dialog.getByLabel("Who sees Deutsch");
  await expect(seen).toHaveValue("false");
  await seen.selectOption("unfinished");
  // Names and addresses count as well: they may stay as they are.
  await expect(dialog.getByText(/^[1-9]\d* of \d+ texts translated$/)).toBeVisible();
  await page.keyboard.press("Escape");
  const files = unzipSync(await zipped(page));
  const german = Object.keys(files).find((name) => name.endsWith("/de/index.html")) ?? "";
  const html = strFromU8(files[german] ?? new Uint8Array());
  expect(html).toContain('<html lang="de"');
  expect(html).toContain("Zum Inhalt springen");
  expect(html).toContain("Ganz einfach");
  expect(html).toContain("Teile dieser Seite sind noch nicht übersetzt.");
  expect(html).toContain('<bdi lang="en-GB">');
});
