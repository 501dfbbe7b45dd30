import { expect, test } from "../support/browsers/under-policy.ts";
import { opened } from "../support/composer/composer.ts";

const answer = `Sure! Here you go:

\`\`\`json
{"home-1": {"heading": "Bread, **baked** at night", "lead": "Open since 1998."}, "home-2": {"heading": "What we bake",}}
\`\`\``;

test("an answer from an assistant is looked at, taken in part, and undone in one step", async ({
  page,
}) => {
  const site = await opened(page);
  const first = (await site.locator("h1").textContent()) ?? "";
  await page.getByRole("button", { name: "Write the texts with your assistant" }).click();
  const dialog = page.getByRole("dialog", { name: "Write it with your assistant" });
  await dialog.getByLabel("Paste the answer").fill("I can’t help with that.");
  await dialog.getByRole("button", { name: "Look at the answer" }).click();
  await expect(dialog.getByRole("alert")).toContainText("No text of your site");
  await dialog.getByLabel("Paste the answer").fill(answer);
  await dialog.getByRole("button", { name: "Look at the answer" }).click();
  await expect(dialog.getByText("Is this year right?")).toBeVisible();
  await dialog.getByRole("checkbox").nth(1).uncheck();
  await dialog.getByRole("button", { name: "Use 2 texts" }).click();
  await expect(site.locator("h1")).toHaveText("Bread, baked at night");
  await expect(site.getByText("What we bake")).toHaveCount(0);
  await page.getByRole("button", { name: /^Undo: texts of your assistant/ }).click();
  await expect(site.locator("h1")).toHaveText(first);
});

test("a model in the browser is offered where it is, and asked section by section", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const key = (text: string) => /Section "([^"]+)"/.exec(text)?.[1] ?? "";
    Object.assign(globalThis, {
      LanguageModel: {
        availability: async () => "available",
        create: async () => ({
          prompt: async (text: string) => `{"${key(text)}": {"heading": "By ${key(text)}"}}`,
        }),
      },
    });
  });
  const site = await opened(page);
  await page.getByRole("button", { name: "Write the texts with your assistant" }).click();
  await page.getByRole("button", { name: "Ask the model in this browser" }).click();
  await page.getByRole("button", { name: /^Use \d+ texts/ }).click();
  await expect(site.locator("h1")).toHaveText("By home-1");
});
