import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { exporters } from "../../apps/site/features/colour/model/export/exports.ts";
import {
  grounds,
  paletteOf,
  readPalette,
  roles,
} from "../../apps/site/features/colour/model/roles.ts";
import {
  changed,
  type Harmony,
  harmonies,
} from "../../apps/site/workspace/store/record/harmonies.ts";
import { expect, type Page, test } from "../support/browsers/under-policy.ts";
import { hydrate } from "../support/network/hydration.ts";

const guide = "/guides/brand-color-structure";
const declared = readPalette(
  readFileSync(new URL("../../packages/css/src/tokens/palette.css", import.meta.url), "utf8"),
);
const themes = ["light", "dark"] as const;
const names = [...Object.keys(roles), ...Object.keys(grounds)] as (keyof ReturnType<
  typeof paletteOf
>)[];

const opened = async (page: Page, search = "") => {
  await page.goto(guide + search);
  await hydrate(page);
  const tool = page.locator(".colour-tool");
  await expect(tool).toBeVisible({ timeout: 20_000 });
  return tool;
};

/** Evenly spread over the cube, with black, white and the greys between. */
const colours = Array.from({ length: 6 * 6 * 6 }, (_, index) =>
  [Math.floor(index / 36), Math.floor(index / 6) % 6, index % 6]
    .map((step) => (step * 51).toString(16).padStart(2, "0"))
    .join(""),
).map((digits) => `#${digits}`);

test("what the tool works out is what the framework paints, for 216 colours and every harmony", async ({
  page,
}) => {
  await page.goto(guide);
  const wanted = colours.flatMap((brand, index) => {
    const others = Object.keys(harmonies) as Harmony[];
    return ["daylit" as Harmony, others[1 + (index % 4)] ?? "split"].map((harmony) => ({
      brand,
      harmony,
      properties: { "--brand": brand, ...Object.fromEntries(changed(declared, harmony)) },
    }));
  });
  const painted = await page.evaluate(
    ({ wanted, names, themes }) => {
      const brush = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
      if (!brush) throw new Error("no canvas");
      const sheet = document.createElement("div");
      sheet.dataset.brand = "";
      const probe = document.createElement("i");
      sheet.append(probe);
      document.body.append(sheet);
      return wanted.map(({ properties }) => {
        sheet.removeAttribute("style");
        for (const [name, value] of Object.entries(properties))
          sheet.style.setProperty(name, value);
        return themes.map((theme) => {
          sheet.dataset.theme = theme;
          return names.map((name) => {
            probe.style.backgroundColor = `var(--${name})`;
            brush.fillStyle = getComputedStyle(probe).backgroundColor;
            brush.fillRect(0, 0, 1, 1);
            return [...brush.getImageData(0, 0, 1, 1).data.subarray(0, 3)];
          });
        });
      });
    },
    { wanted, names, themes },
  );
  const wrong: string[] = [];
  wanted.forEach(({ brand, harmony }, index) => {
    themes.forEach((theme, which) => {
      const palette = paletteOf(declared, brand, theme, harmony);
      names.forEach((name, place) => {
        const { rgb, hex } = palette[name];
        const bytes = [rgb.r, rgb.g, rgb.b].map((share) => share * 255);
        const there = painted[index]?.[which]?.[place] ?? [];
        // Half a step is rounding; a whole one would be another formula.
        if (bytes.some((byte, channel) => Math.abs(byte - (there[channel] ?? 999)) > 1))
          wrong.push(`${brand} ${harmony} ${theme} ${name}: ${hex} but painted ${there.join(" ")}`);
        if (name === "primary" && hex !== brand) wrong.push(`${brand} became ${hex}`);
      });
    });
  });
  expect(wrong).toEqual([]);
});

test("a colour is typed, kept exactly, told in words, exported and shared", async ({ page }) => {
  const tool = await opened(page);
  const field = tool.getByLabel("Brand colour", { exact: true });
  await field.fill("#7A00FF");
  await tool.getByLabel("Triadic").check();
  await expect(page).toHaveURL(/\?brand=%237a00ff&harmony=triadic/);
  const wanted = { declared, brand: "#7a00ff", harmony: "triadic" as const };
  for (const [kind, { write, name, file }] of Object.entries(exporters)) {
    await expect(tool.locator(`[data-export="${kind}"]`), name).toHaveValue(write(wanted));
    if (kind !== "daylit") await tool.locator("summary", { hasText: name }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      tool.getByRole("button", { name: `Download ${file}` }).click(),
    ]);
    expect(await readFile(await download.path(), "utf8")).toBe(write(wanted));
  }
  const light = paletteOf(declared, "#7a00ff", "light", "triadic");
  const strip = tool.locator('[data-theme="light"] .role-strip');
  await expect(strip.locator('[data-role="primary"]')).toContainText("#7a00ff");
  await expect(strip.locator('[data-role="accent"]')).toContainText(light.accent.hex);
  await expect(tool.locator(".contrasts")).toContainText("as text on paper: yes");
  await expect(tool.locator(".contrasts")).toContainText("as small text on lighter: no");
  // The guide's own drawings follow the colour.
  await expect(page.locator(".s-primary").first()).toHaveCSS("fill", "color(srgb 0.478431 0 1)");

  await page.reload();
  await page.mouse.move(40, 40);
  await expect(field).toHaveValue("#7a00ff");
  await expect(tool.getByLabel("Triadic")).toBeChecked();
});

test("nonsense is said and changes nothing; hostile addresses are ignored", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const tool = await opened(page, "?brand=%22%3E%3Cscript%3E&harmony=__proto__");
  const field = tool.getByLabel("Brand colour", { exact: true });
  await expect(field).toHaveValue("#f2a900");
  await field.fill("url(https://outside.example)");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(
    tool.getByText("Type # and six digits, such as #7a00ff. Until then #f2a900 stays in use."),
  ).toBeVisible();
  await expect(tool.locator('[data-export="daylit"]')).toHaveValue(/--brand: #f2a900;/);
  await field.fill("oklch(0.6 0.2 30)");
  await expect(field).toHaveAttribute("aria-invalid", "false");
  await expect(tool.locator('[data-export="daylit"]')).not.toHaveValue(/#f2a900/);
  expect(errors).toEqual([]);
});

test("a logo gives its colours; a bad file gives a reason", async ({ page }) => {
  const tool = await opened(page);
  const choose = (name: string, text: string) =>
    tool
      .getByLabel("Or read it from a logo file")
      .setInputFiles({ name, mimeType: "image/svg+xml", buffer: Buffer.from(text) });
  const svg = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${inside}</svg>`;
  await choose("bad.svg", svg("<script>alert(1)</script>"));
  await expect(tool.getByRole("status").filter({ hasText: "bad.svg" })).toContainText(
    "contains a script",
  );
  await choose(
    "logo.svg",
    svg(
      '<rect width="40" height="40" fill="#222222"/><circle cx="20" cy="20" r="12" fill="#0a7d5c"/>',
    ),
  );
  await tool.getByRole("button", { name: "#0a7d5c" }).click();
  await expect(tool.getByLabel("Brand colour", { exact: true })).toHaveValue("#0a7d5c");

  // One that lies on the desk need not be chosen again.
  await page.goto("/guides/preparing-assets-for-your-project");
  await hydrate(page);
  await page.getByLabel("Choose a logo").setInputFiles({
    name: "own.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(svg('<rect width="40" height="40" fill="#ff6347"/>')),
  });
  await expect(page.locator(".desk-file[data-state=taken]")).toContainText("own.svg");
  await opened(page);
  await tool.getByRole("button", { name: "Use the colour of your logo, own.svg" }).click();
  await tool.getByRole("button", { name: /^#ff6347/ }).click();
  await expect(tool.getByLabel("Brand colour", { exact: true })).toHaveValue("#ff6347");
});

test("by keyboard alone; seen by others; on a layout of the catalogue", async ({ page }) => {
  const tool = await opened(page);
  await tool.getByLabel("Brand colour", { exact: true }).focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("#0a7d5c");
  await tool.getByRole("radio", { name: /Daylit’s own/ }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(tool.getByRole("radio", { name: /Complementary/ })).toBeChecked();
  const vision = tool.getByLabel("Seen with");
  await vision.selectOption("deuteranopia");
  await expect(tool.locator(".preview-pair")).toHaveCSS("filter", 'url("#vision-deuteranopia")');
  await expect(page.locator("#vision-deuteranopia feColorMatrix")).toBeAttached();
  for (const theme of themes) {
    const frame = page.frameLocator(`iframe[title$=", ${theme}"]`).locator("html");
    await page.locator(`iframe[title$=", ${theme}"]`).scrollIntoViewIfNeeded();
    await expect(frame).toHaveAttribute("data-theme", theme, { timeout: 20_000 });
    expect(await frame.evaluate((root) => root.style.getPropertyValue("--brand"))).toBe("#0a7d5c");
  }
});

test("shuffled among what reads well, kept still, gone back to, put aside; swatches and a sheet", async ({
  page,
}) => {
  const tool = await opened(page, "?brand=%237a00ff");
  const field = tool.getByLabel("Brand colour", { exact: true });
  await tool.getByRole("combobox", { name: /^Keep/ }).selectOption("harmony");
  await tool.getByRole("button", { name: "Shuffle" }).click();
  await expect(field).not.toHaveValue("#7a00ff");
  await expect(tool.getByLabel(/Daylit’s own/)).toBeChecked();
  const found = await field.inputValue();
  await tool.getByRole("button", { name: "Save this palette" }).click();
  await tool.getByRole("combobox", { name: /^Keep/ }).selectOption("brand");
  await tool.getByRole("button", { name: "Shuffle" }).click();
  await expect(field).toHaveValue(found);
  await expect(tool.getByLabel(/Daylit’s own/)).not.toBeChecked();

  await field.fill("#0b7a4b");
  await field.press("Tab");
  await tool.getByRole("list", { name: "Earlier colours" }).getByText(found).click();
  await expect(field).toHaveValue(found);
  await page.reload();
  await hydrate(page);
  await field.fill("#0b7a4b");
  await field.press("Tab");
  await tool.getByRole("list", { name: "Saved palettes" }).getByText(found).click();
  await expect(field).toHaveValue(found);

  const taken = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      tool.getByRole("button", { name }).click(),
    ]);
    return readFile(await download.path());
  };
  expect((await taken("Adobe swatches")).subarray(0, 4).toString()).toBe("ASEF");
  expect((await taken("PNG sheet")).subarray(1, 4).toString()).toBe("PNG");
});
