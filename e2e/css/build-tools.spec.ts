import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import tailwind from "@tailwindcss/postcss";
import { root } from "daylit/internal/tools/reference/reference.ts";
import { transform } from "lightningcss";
import postcss from "postcss";
import { build } from "vite";
import { brandFill, installPackage } from "./support/installed-package.ts";

let own: ReturnType<typeof installPackage>;

test.describe.configure({ mode: "serial" });
test.beforeAll(() => {
  own = installPackage();
});
test.afterAll(() => own.remove());

test("by a link tag, from disk", async ({ page }) => {
  const href = "node_modules/daylit/dist/daylit.min.css";
  const file = own.write(
    "link.html",
    `<!doctype html><html lang="en"><link rel="stylesheet" href="${href}"><p class="bg-primary">Sun</p>`,
  );
  await page.goto(pathToFileURL(file).href);
  await expect(page.locator(".bg-primary")).toHaveCSS("background-color", brandFill);
});

/** Colours of a page, of a dark part in it and of a light part in that one. */
async function coloursOf(page: Page, css: string) {
  const inside = '<div class="card"><b class="text-primary">a</b><i class="badge">b</i></div>';
  await page.setContent(
    `<style>${css}</style><style>* { transition: none }</style>${inside}<div data-theme="dark">${inside}<div data-theme="light">${inside}</div></div>`,
  );
  const read = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("html, [data-theme], .card, b, i")].map((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return `${element.localName} ${color} on ${backgroundColor}`;
      }),
    );
  await page.emulateMedia({ colorScheme: "light" });
  const light = await read();
  await page.emulateMedia({ colorScheme: "dark" });
  return { light, dark: await read() };
}

test("a nested data-theme survives what Vite and Next do by default", async ({ page }) => {
  const plain = await coloursOf(page, readFileSync(own.installed("dist/daylit.css"), "utf8"));
  expect(plain.light[0]).not.toBe(plain.dark[0]);
  expect(plain.light.slice(4, 8)).not.toEqual(plain.light.slice(0, 4));

  const input = own.write("main.css", '@import "daylit";');
  const result = await build({
    root: own.project,
    logLevel: "error",
    configFile: false,
    build: { write: false, rollupOptions: { input } },
  });
  const [file] = [result].flat().flatMap((each) => ("output" in each ? each.output : []));
  const vite = file?.type === "asset" ? String(file.source) : "";
  expect(vite).toContain("--lightningcss-");
  expect(await coloursOf(page, vite)).toEqual(plain);

  // Next 16 hands its browsers (chrome 111, edge 111, firefox 111, safari 16.4) to Lightning CSS.
  const version = (major: number, minor = 0) => (major << 16) | (minor << 8);
  const next = transform({
    filename: "next.css",
    code: readFileSync(own.installed("dist/daylit.css")),
    targets: { chrome: version(111), firefox: version(111), safari: version(16, 4) },
  });
  expect(await coloursOf(page, next.code.toString())).toEqual(plain);
});

const order = "@layer theme, base, daylit, components, utilities;";
const imports = ['@import "daylit";', '@import "tailwindcss";'];

for (const lines of [imports, imports.toReversed()])
  test(`with Tailwind utilities win: ${lines.join(" ")}`, async ({ page }) => {
    const html =
      '<h1>Title</h1><div class="card p-0">Card</div><button class="button-primary rounded-none">Go</button>';
    own.write("index.html", html);
    const from = own.write("tailwind.css", `${order}\n${lines.join("\n")}\n`);
    // Tailwind is not installed in the project; everything else is resolved from there.
    const css = readFileSync(from, "utf8").replace(
      '"tailwindcss"',
      JSON.stringify(join(root, "../../node_modules/tailwindcss/index.css")),
    );
    const plugin = tailwind({ base: own.project });
    const made = await postcss([plugin]).process(css, { from });
    await page.setContent(`<style>${made.css}</style>${html}`);
    await expect(page.locator(".card")).toHaveCSS("padding", "0px");
    await expect(page.locator(".card")).toHaveCSS("background-color", "rgb(253, 252, 249)");
    await expect(page.locator("button")).toHaveCSS("border-radius", "0px");
    await expect(page.locator("button")).toHaveCSS("background-color", brandFill);
    await expect(page.locator("h1")).toHaveCSS("font-weight", "750");
  });

test("a shadow root alone has every colour and size", async ({ page }) => {
  const css = readFileSync(own.installed("dist/daylit.min.css"), "utf8");
  await page.setContent("<div></div>");
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    const shadow = document.querySelector("div")?.attachShadow({ mode: "open" });
    if (!shadow) return;
    shadow.adoptedStyleSheets = [sheet];
    shadow.innerHTML = '<button class="button-primary">Go</button><div class="card">Card</div>';
  }, css);
  await expect(page.locator("button")).toHaveCSS("background-color", brandFill);
  await expect(page.locator("button")).toHaveCSS("min-block-size", "44px");
  await expect(page.locator(".card")).toHaveCSS("background-color", "rgb(253, 252, 249)");
  await expect(page.locator(".card")).toHaveCSS("font-size", "17px");
  // The page around it is left alone, and its choice of light or dark is followed.
  await expect(page.locator("body")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await page.evaluate(() => document.documentElement.style.setProperty("color-scheme", "dark"));
  await expect(page.locator(".card")).toHaveCSS("background-color", "rgb(40, 35, 31)");
});
