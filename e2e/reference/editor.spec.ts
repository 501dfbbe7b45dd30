import { expect, type Page, test } from "@playwright/test";
import { loadSamples, sampleFrame } from "../support/built/samples.ts";
import { hydrate } from "../support/network/hydration.ts";
import { quietNetwork } from "../support/network/quiet-network.ts";

/** The first example of a page, with its snippet being edited. */
async function editing(page: Page, slug = "card") {
  await page.goto(`/stylesheet/${slug}`);
  await hydrate(page);
  const example = page.locator(".example").first();
  await example.getByRole("button", { name: "Edit" }).click();
  const field = example.getByRole("textbox", { name: /^Edit the code/ });
  await expect(field).toBeFocused();
  return { example, field, frame: example.locator("iframe").contentFrame() };
}

test("the editor is loaded only when asked for; the sample follows, resets and copies", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto("/stylesheet/card");
  await hydrate(page);
  await quietNetwork(page);
  expect(scripts.filter((url) => url.includes("Editor"))).toEqual([]);

  const { example, field, frame } = await editing(page);
  const original = await field.inputValue();
  // With the sample and its tools there, nothing more is asked of the network.
  await expect(example.getByRole("toolbar")).toBeVisible();
  await expect(frame.locator(".card").first()).toBeVisible();
  await context.setOffline(true);
  await field.fill('<p class="headline">Edited</p>');
  await expect(frame.locator(".headline")).toHaveText("Edited");
  await expect(example.locator(".editor .s")).toHaveText('"headline"');
  await example.getByRole("button", { name: "Copy" }).click();
  await expect(example.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Edited");
  await example.locator(".snippet").getByRole("button", { name: "Reset" }).click();
  await expect(field).toHaveValue(original);
  await expect(frame.locator(".card h3")).toHaveText("Country sourdough");
  await context.setOffline(false);
});

test("Tab moves on and Escape leaves", async ({ page }) => {
  const { example, field } = await editing(page);
  await page.keyboard.press("Tab");
  await expect(example.getByRole("button", { name: "Copy" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field).not.toBeFocused();
  await expect(example.getByRole("button", { name: "Copy" })).toBeFocused();
});

test("script in an edited snippet reaches neither page, storage nor network", async ({ page }) => {
  const { field, frame } = await editing(page);
  const asked: string[] = [];
  // Only what would really be sent comes here; what the policy stops does not.
  await page.route(/reached/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  let dialogs = 0;
  page.on("dialog", (dialog) => {
    dialogs += 1;
    return dialog.dismiss();
  });
  const attack =
    "try{parent.reached=1}catch{};try{localStorage.x=1}catch{};try{document.title='reached'}catch{};fetch('/reached');alert(1)";
  const snippets = [
    `<script>${attack}</script>`,
    `<img src="/reached.png" onerror="${attack}">`,
    `<svg onload="${attack}"><script>${attack}</script></svg>`,
    `<iframe srcdoc="&lt;script>${attack}&lt;/script>"></iframe>`,
    `<details open ontoggle="${attack}"><summary>x</summary></details>`,
    `<input autofocus onfocus="${attack}">`,
    `<meta http-equiv="refresh" content="0;url=/reached">`,
    `<base href="https://reached.example/"><link rel="stylesheet" href="/reached.css">`,
    `<style>@import "/reached.css"; body { background: url(/reached.png) }</style>`,
    `<video src="/reached.mp4" poster="/reached.png"></video><audio src="/reached.mp3"></audio>`,
    `<object data="/reached"></object><embed src="/reached">`,
    `<a id="go" href="javascript:${attack}">go</a><form action="/reached"><button id="send">send</button></form>`,
    `<a id="out" href="/reached" ping="/reached">out</a><svg><a xlink:href="/reached"><text id="svg" y="20">x</text></a></svg>`,
  ];
  for (const snippet of snippets) {
    await field.fill(`${snippet}<p id="shown">shown</p>`);
    await expect(frame.locator("#shown")).toHaveText("shown");
    for (const target of ["#go", "#send", "#out", "#svg"])
      if (snippet.includes(`id="${target.slice(1)}"`)) await frame.locator(target).click();
  }
  // Whatever was started has had a turn once the frame has answered again.
  await field.fill('<p id="last">last</p>');
  await expect(frame.locator("#last")).toHaveText("last");
  expect(asked).toEqual([]);
  expect(dialogs).toBe(0);
  expect(
    await page.evaluate(() => ["reached" in window, localStorage.getItem("x"), document.title]),
  ).toEqual([false, null, expect.not.stringContaining("reached")]);
  const inside = page.frames().find((found) => found.url().endsWith("/samples/card/basic.html"));
  expect(await inside?.evaluate(() => [origin, document.title])).toEqual(["null", "Card"]);
});

test("bad HTML breaks nothing but its own sample", async ({ page }) => {
  const { example, field, frame } = await editing(page);
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  for (const html of [
    "</body></html></div></div>",
    "<frameset><frame></frameset>",
    "<plaintext><p>",
    "<table><tr><p>",
    `${"<div>".repeat(2000)}deep`,
    "<style>html,body{display:none}</style>",
    "<!--",
    "",
  ]) {
    await field.fill(html);
    await expect(field).toHaveValue(html);
  }
  await field.fill("<h3>whole again</h3>");
  await expect(frame.locator("h3")).toHaveText("whole again");
  await expect(example.locator(".editor")).toBeVisible();
  expect(faults).toEqual([]);
});

test("the controls change window, light, direction, text, colour, and reset", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/stylesheet/card");
  await hydrate(page);
  await loadSamples(page);
  const sample = page.locator(".sample").first();
  const bar = sample.getByRole("toolbar");
  const state = () =>
    sampleFrame(page, "card/basic").evaluate(() => {
      const root = getComputedStyle(document.documentElement);
      return {
        width: innerWidth,
        dir: document.documentElement.dir || "ltr",
        text: root.fontSize,
        scheme: root.colorScheme,
        brand: root.getPropertyValue("--brand"),
      };
    });
  await expect.poll(state).toMatchObject({ dir: "ltr", text: "16px", brand: "#f2a900" });
  const before = await state();
  for (const [name, width] of [
    ["Phone", 390],
    ["Tablet", 820],
    ["Desktop", 1280],
  ] as const) {
    await bar.getByRole("button", { name }).click();
    await expect.poll(state).toMatchObject({ width });
    await expect(sample.locator("output")).toContainText(`${width} px`);
  }
  await bar.getByRole("button", { name: "Dark" }).click();
  await bar.getByRole("button", { name: "RTL" }).click();
  await bar.getByRole("button", { name: "200 %" }).click();
  await bar.getByLabel("Brand colour").fill("#123456");
  await expect
    .poll(state)
    .toEqual({ width: 1280, dir: "rtl", text: "32px", scheme: "dark", brand: "#123456" });
  await bar.getByRole("button", { name: "Reset" }).click();
  await expect.poll(state).toEqual(before);

  // One stop for Tab, arrows inside; the handle moves by keys.
  await bar.getByRole("button", { name: "Phone" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(bar.getByRole("button", { name: "Tablet" })).toBeFocused();
  const handle = sample.getByRole("slider", { name: "Width of the sample" });
  await handle.focus();
  await page.keyboard.press("Home");
  await expect.poll(state).toMatchObject({ width: 200 });
  await page.keyboard.press("End");
  await expect.poll(state).toEqual(before);
});

test("a sample has the theme of the page around it", async ({ page }) => {
  // A press on something that is still moving would miss it and close the menu.
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto("/stylesheet/card");
  await hydrate(page);
  await loadSamples(page);
  const ground = () =>
    sampleFrame(page, "card/basic").evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole("button", { name: "Theme" }).click();
  // By key: a menu that is still on its way closes on a press beside it.
  await page.getByRole("radio", { name: "Dark" }).press("Space");
  await expect.poll(ground).not.toBe(light);
});
