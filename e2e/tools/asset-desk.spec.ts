import { readFile } from "node:fs/promises";
import { test as withoutPolicy } from "@playwright/test";
import { unzipSync } from "fflate";
import { expect, type Page, test } from "../support/browsers/under-policy.ts";
import { madePng } from "../support/composer/made-png.ts";
import { hydrate } from "../support/network/hydration.ts";

const guide = "/guides/preparing-assets-for-your-project";

const opened = async (page: Page, path = guide) => {
  await page.goto(path);
  await hydrate(page);
  const desk = page.locator(".desk");
  await expect(desk).toBeVisible({ timeout: 20_000 });
  return desk;
};

const file = (name: string, content: string | Buffer, mimeType = "") => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});

/** A disc, black on nothing or on white. */
const disc = (size: number, ground: readonly [number, number, number, number]) =>
  madePng(size, size, (x, y) =>
    Math.hypot(x - size / 2, y - size / 2) < size / 3 ? [10, 10, 10, 255] : ground,
  );

/** Stripes with crisp edges, or spread over many pixels. */
const stripes = (width: number, height: number, soft: number) =>
  madePng(width, height, (x, y) => {
    const edge = Math.sin(((x + y / 3) / (width / 12)) * Math.PI) * (width / 12 / soft);
    const grey = 128 + 110 * Math.max(-1, Math.min(1, edge));
    return [grey, grey * 0.9, grey * 0.8, 255];
  });

const sharpPicture = stripes(1500, 400, 2);

const svg = (inside: string, attributes = 'viewBox="0 0 80 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

const plan = {
  version: 1,
  value: {
    next: 4,
    project: "Corner Bakery",
    pages: [
      {
        id: 1,
        name: "Home",
        sections: [
          { id: 2, name: "Opening" },
          { id: 3, name: "Prices" },
        ],
      },
    ],
    photoSource: "library",
    photos: [],
  },
};

test("a full desk: files checked, words counted, nothing missing, one zip with everything", async ({
  page,
}) => {
  await page.addInitScript((stored) => {
    localStorage.setItem("daylit:plan", stored);
  }, JSON.stringify(plan));
  const requests: string[] = [];
  const desk = await opened(page);
  page.on("request", (request) => requests.push(request.url()));
  const list = desk.locator(".desk-checklist");
  await expect(list).toContainText("0 of 6 are here");

  await desk.getByLabel("What do you do?").fill("Bread, baked at four.");
  await desk.getByLabel("For whom?").fill("The street.");
  await desk.getByLabel("What should a visitor do next?").fill("Come by.");
  await desk.getByLabel("Brand colour, as a hex value").fill("#e2551f");
  await desk.getByLabel("Opening", { exact: true }).fill("word ".repeat(45));
  await expect(list).toContainText("1 of 2 sections have words.");
  await desk.getByLabel("Prices", { exact: true }).fill("word ".repeat(90));
  await expect(desk.locator(".desk-text", { hasText: "Prices" })).toContainText(
    "90 words: 10 more than a section carries well.",
  );
  await desk.getByLabel("We have none: help us choose").check();

  const pictures = desk.getByRole("list", { name: "Pictures" });
  await desk
    .getByLabel("Choose pictures")
    .setInputFiles([file("sharp.png", sharpPicture), file("soft.png", stripes(700, 300, 60))]);
  const sharp = pictures.locator("li", { hasText: "sharp.png" });
  await expect(sharp).toContainText("Edges are crisp.");
  await expect(sharp).toContainText("1500 pixels for 1440 on the page");
  const soft = pictures.locator("li", { hasText: "soft.png" });
  await expect(soft).toContainText("it may be out of focus");
  await expect(soft).toContainText("it will look blurred");
  await soft.getByLabel("How wide will it be?").selectOption("portrait");
  await expect(soft).toContainText("700 pixels for 480 on the page");
  await expect(list).toContainText("2 of 2 without a sentence on what it shows.");
  await sharp.getByLabel("What does it show?").fill("Stripes of shade");
  await soft.getByLabel("What does it show?").fill("Soft stripes");
  await sharp.getByLabel("Where will it be used?").selectOption("1. Opening");

  const logos = desk.getByRole("list", { name: "Logo" });
  await desk
    .getByLabel("Choose a logo")
    .setInputFiles(file("logo.svg", svg('<rect width="80" height="40" fill="#b3471a"/>')));
  await expect(logos).toContainText("sharp at any size");
  await expect(logos.locator("dt", { hasText: "On dark" }).locator("..")).toContainText(
    "Seen clearly.",
  );
  await desk.getByLabel("Choose a logo").setInputFiles(file("black.png", disc(300, [0, 0, 0, 0])));
  const black = logos.locator("li", { hasText: "black.png" });
  await expect(black).toContainText(
    "It disappears: only 0 % stands out. A white version is needed.",
  );
  await expect(black).toContainText("lets the background through");
  await desk
    .getByLabel("Choose a logo")
    .setInputFiles(file("boxed.png", disc(300, [255, 255, 255, 255])));
  await expect(logos.locator("li", { hasText: "boxed.png" })).toContainText("solid background");
  await expect(list).toContainText("Everything is here");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    desk.getByRole("button", { name: "Collect into one zip" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("website-assets.zip");
  const zip = unzipSync(new Uint8Array(await readFile(await download.path())));
  expect(Object.keys(zip).sort()).toEqual([
    "brief.html",
    "brief.md",
    "images/home-1-opening.png",
    "images/soft.png",
    "logo/black.png",
    "logo/boxed.png",
    "logo/logo.svg",
  ]);
  expect(Buffer.from(zip["images/home-1-opening.png"] ?? []).equals(sharpPicture)).toBe(true);
  const brief = new TextDecoder().decode(zip["brief.md"]);
  expect(brief).toContain("# Assets for Corner Bakery");
  expect(brief).toContain(
    "- `images/home-1-opening.png` (Across the whole page): Stripes of shade",
  );
  expect(brief).toContain("### Home, 2. Prices");

  await page.reload();
  await page.mouse.move(30, 30);
  await expect(desk.getByLabel("What do you do?")).toHaveValue("Bread, baked at four.");
  await expect(list).toContainText("Everything is here");
  await expect(sharp.getByLabel("What does it show?")).toHaveValue("Stripes of shade");
  await expect(sharp.locator("img")).toHaveJSProperty("complete", true);
  const origin = new URL(page.url()).origin;
  expect(
    requests.filter(
      (url) => !url.startsWith(origin) && !url.startsWith("blob:") && !url.startsWith("data:"),
    ),
  ).toEqual([]);
});

// The policy stops what is hostile in them, and says so in the console.
withoutPolicy("bad files get a clear message and are never shown", async ({ page }) => {
  const desk = await opened(page);
  let alarms = 0;
  page.on("dialog", (dialog) => {
    alarms++;
    return dialog.dismiss();
  });
  const outside: string[] = [];
  page.on(
    "request",
    (request) => request.url().includes("outside.example") && outside.push(request.url()),
  );
  const png = disc(64, [0, 0, 0, 0]);
  // Every kind: apps/site/features/assets/model/files.test.ts and read-svg.test.ts of the site engine.
  const cases: [name: string, content: string | Buffer, words: string][] = [
    ["empty.png", "", "This file is empty."],
    ["cut.png", png.subarray(0, 90), "damaged"],
    ["script.svg", svg("<script>alert(1)</script>"), "contains a script"],
    ["use.svg", svg('<use xlink:href="https://outside.example/a.svg#b"/>'), "outside the file"],
  ];
  await desk
    .getByLabel("Choose pictures")
    .setInputFiles([
      ...cases.map(([name, content]) => file(name, content, "image/png")),
      file("good.svg", svg('<circle cx="40" cy="20" r="9"/>')),
    ]);
  const good = desk.locator(".desk-file", { has: page.getByText("good.svg", { exact: true }) });
  await expect(good).toContainText("sharp at any size", { timeout: 20_000 });
  for (const [name, , words] of cases) {
    const card = desk.locator(".desk-file", { has: page.getByText(name, { exact: true }) });
    await expect(card.locator(".alert-danger"), name).toContainText(words);
    await expect(card.locator("img"), name).toHaveCount(0);
  }
  await desk.getByRole("button", { name: "Remove script.svg" }).click();
  await expect(desk.getByText("script.svg", { exact: true })).toHaveCount(0);
  await desk.getByLabel("Choose a logo").evaluate((input: HTMLInputElement) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(41_000_000)], "heavy.png"));
    input.files = transfer.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect(desk.getByRole("list", { name: "Logo" })).toContainText(
    "weighs 41.0 MB; at most 40.0 MB",
  );
  await desk
    .getByLabel("Choose pictures")
    .setInputFiles(Array.from({ length: 25 }, (_, n) => file(`${n}.png`, "")));
  await expect(desk.locator(".desk-file", { hasText: "more files" })).toContainText(
    "Not added: the desk holds 24 files.",
  );
  // Drawings are only ever shown as images: nothing of them becomes part of the page.
  await expect(desk.locator(".desk-file img")).toHaveCount(1);
  await expect(desk.locator(".desk-file circle")).toHaveCount(0);
  expect([alarms, outside]).toEqual([0, []]);
});
