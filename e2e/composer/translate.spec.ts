import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { opened } from "../support/composer/composer.ts";

/** A site with pages in German, shown on the canvas. */
async function inGerman(page: Page) {
  const site = await opened(page);
  await page.getByRole("button", { name: "Other languages and built-in words" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Add a language").fill("German");
  await dialog.getByRole("button", { name: "Create pages in Deutsch" }).click();
  await expect(site.locator("html")).toHaveAttribute("lang", "de");
  return { site, panel: page.getByRole("complementary", { name: "Text" }) };
}

test("texts go to a translator as XLIFF 2, and what comes back is looked at first", async ({
  page,
}) => {
  const { site, panel } = await inGerman(page);
  await panel.getByRole("button", { name: "To a translator" }).click();
  const dialog = page.getByRole("dialog");
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download XLIFF 2" }).click();
  const sent = readFileSync(await (await download).path(), "utf8");
  const choose = (name: string, text: string) =>
    dialog
      .getByLabel("The file that came back")
      .setInputFiles({ name, mimeType: "application/xml", buffer: Buffer.from(text) });
  // Neither what is no file of ours nor what would fill the memory is read.
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${sent.slice(sent.indexOf("<xliff"))}`;
  for (const [hostile, answer] of [
    ["<xliff><unit", /^This file isn’t whole/],
    ["Name;Age\nIda;7", /^This file can’t be read\./],
    [bomb, /^This file has a document type/],
  ] as const) {
    await choose("back.xlf", hostile);
    await expect(dialog.getByRole("alert")).toHaveText(answer);
  }
  await choose("back.xlf", sent);
  await expect(dialog.getByRole("alert")).toHaveText("Nothing in this file is new.");
  // Programs cut texts into sentences, and keep codes.
  const returned = sent
    .replaceAll(/(<source[^>]*>)(.*?)(<\/source>)/g, "$&<target>DE $2</target>")
    .replaceAll('state="initial"', 'state="translated"');
  await choose("back.xlf", returned.replace('trgLang="de"', 'trgLang="tr"'));
  await expect(dialog.getByText("This file says it is for Turkish, not for German.")).toBeVisible();
  await dialog.getByRole("button", { name: "Back", exact: true }).click();
  await choose("back.xlf", returned);
  await expect(dialog.getByText(/^\d+ texts to look at\.$/)).toBeVisible();
  await dialog.locator(".compose-choose .button-primary").click();
  await expect(panel.getByRole("status")).toHaveText("Everything is translated.");
  await expect(site.locator("h1")).toHaveText(/^DE /);
  await expect(site.locator("[data-left], [data-draft]")).toHaveCount(0);
});

test("a draft is marked until it is read, a section at once", async ({ page }) => {
  const { site, panel } = await inGerman(page);
  const headline = site.locator("[data-place='pages[0].sections[0].heading']");
  const heading = (await headline.textContent()) ?? "";
  await panel.getByRole("button", { name: "Translate with your assistant" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Paste the answer").fill(JSON.stringify({ [heading]: "Ganz einfach" }));
  await dialog.getByRole("button", { name: "Look at the answer" }).click();
  await dialog.getByRole("button", { name: /^Use / }).click();
  await expect(headline).toHaveText("Ganz einfach");
  await expect(headline).toHaveAttribute("data-draft", "");
  await panel.getByRole("button", { name: "All read: Tall picture, headline across it" }).click();
  await expect(headline).not.toHaveAttribute("data-draft");
  await expect(page.getByRole("button", { name: "Undo: drafts read in Deutsch" })).toBeVisible();
});
