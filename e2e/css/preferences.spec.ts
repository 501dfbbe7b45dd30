import type { Page } from "@playwright/test";
import { expect, test } from "../support/browsers/shared-page.ts";
import { example, inEveryExample, openSamplePage, show } from "./support/sample-page.ts";

test.beforeEach(async ({ page }) => openSamplePage(page));

test("nothing moves under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const moving = await inEveryExample(page, () =>
    [...document.querySelectorAll("*")].flatMap((element) =>
      [undefined, "::before", "::after", "::details-content"].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const still =
          style.animationName === "none" && /^(0s(, )?)+$/.test(style.transitionDuration);
        const seen = style.opacity === "1" && style.visibility === "visible";
        return still && (seen || element.matches(".tooltip, .visually-hidden"))
          ? []
          : [`${element.outerHTML.slice(0, 60)} ${pseudo ?? ""}`];
      }),
    ),
  );
  expect(moving).toEqual([]);
});

test("motion is there when it is wanted, in the minified file too", async ({ page }) => {
  await show(page, example("reveal/basic"));
  const reveal = page.locator(".reveal");
  await expect(reveal).toHaveCSS("animation-name", "reveal");
  await expect(reveal).toHaveCSS("animation-timeline", "view()");
  await show(page, example("busy/basic"));
  const turning = await page
    .getByRole("button")
    .evaluate((button) => getComputedStyle(button, "::before").animationName);
  expect(turning).toBe("turn");
});

/** What the reader sees of an element, as picture bytes. */
const picture = async (page: Page, selector: string) =>
  (await page.locator(selector).first().screenshot({ animations: "disabled" })).toString("base64");

test("forced colours: ticks, switches, edges, the current page and rings can be seen", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await show(page, example("form/choices"));
  expect(await picture(page, "[type=checkbox]:checked")).not.toBe(
    await picture(page, "[type=checkbox]:not(:checked, :disabled)"),
  );
  await show(page, example("switch/basic"));
  expect(await picture(page, ".switch:checked")).not.toBe(
    await picture(page, ".switch:not(:checked)"),
  );
  await show(page, example("button/variants"));
  for (const button of await page.getByRole("button").all()) {
    await button.focus();
    await page.keyboard.press("Shift");
    const look = await button.evaluate((element) => {
      const style = getComputedStyle(element);
      return { ring: style.outlineStyle + style.outlineWidth, edge: style.borderTopColor };
    });
    expect(look.ring).toBe("solid3px");
    const page0 = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(look.edge).not.toBe(page0);
  }
  await show(page, example("pagination/basic"));
  const [current, other] = await page
    .getByRole("link", { name: /^[12]$/ })
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
  expect(current).not.toBe(other);
});

test("forced colours: chosen and not chosen differ", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  const same: string[] = [];
  for (const [yes, no] of [
    ['<button aria-pressed="true">Day</button>', '<button aria-pressed="false">Day</button>'],
    ['<button aria-selected="true">Day</button>', '<button aria-selected="false">Day</button>'],
    ['<a href="#" aria-current="page">Day</a>', '<a href="#">Day</a>'],
    [
      '<table><tr aria-selected="true"><td>Day</td></tr></table>',
      '<table><tr aria-selected="false"><td>Day</td></tr></table>',
    ],
    ['<input type="checkbox" checked>', '<input type="checkbox">'],
    ['<input type="radio" checked>', '<input type="radio">'],
    ['<input type="checkbox" role="switch" checked>', '<input type="checkbox" role="switch">'],
    [
      '<p class="segmented"><label><input type="radio" checked> Day</label></p>',
      '<p class="segmented"><label><input type="radio"> Day</label></p>',
    ],
    [
      '<nav class="shell-side"><a href="#" aria-current="page">Day</a></nav>',
      '<nav class="shell-side"><a href="#">Day</a></nav>',
    ],
    [
      '<ol class="steps"><li aria-current="step">Day</li></ol>',
      '<ol class="steps"><li>Day</li></ol>',
    ],
  ]) {
    const pictures: string[] = [];
    for (const html of [yes, no]) {
      await page.evaluate((inside = "") => {
        document.body.innerHTML = `<div id="it">${inside}</div>`;
      }, html);
      pictures.push(await picture(page, "#it"));
    }
    if (pictures[0] === pictures[1]) same.push(`${yes}`);
  }
  expect(same).toEqual([]);
});

test("forced colours: a disabled primary button does not look like one that works", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await page.evaluate(() => {
    document.body.innerHTML = `<button class="button-primary">Pay</button>
      <button class="button-primary" disabled>Pay</button>
      <a class="button button-primary" aria-disabled="true">Pay</a>
      <fieldset disabled><button class="button-primary">Pay</button></fieldset>`;
  });
  const [works, ...rest] = await page
    .locator(".button-primary")
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
  expect(rest).toHaveLength(3);
  expect(rest).not.toContain(works);
});

test("more contrast: soft ink, lines and edges become full ink", async ({ page }) => {
  const colors = () =>
    page.evaluate(() => {
      const of = (selector: string, property: string) =>
        getComputedStyle(document.querySelector(selector) as Element).getPropertyValue(property);
      return [of("html", "color"), of(".hint", "color"), of("input", "border-top-color")];
    });
  await show(page, example("form/hint"));
  expect(new Set(await colors()).size).toBe(3);
  await page.emulateMedia({ contrast: "more" });
  expect(new Set(await colors())).toEqual(new Set(["rgb(0, 0, 0)"]));
});

test("on paper: black on white, no bar, addresses behind links, panels unfolded", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.evaluate(() => {
    document.body.innerHTML = `<header class="navbar"><a href="#">Bar</a></header>
      <p>See <a href="https://kiln.example/">the kiln</a>.</p>
      <details><summary>More</summary><p id="folded">Folded</p></details>
      <div data-theme="dark"><article class="card">Dark</article></div><input type="submit">
      <table><tr><th aria-sort="none"><button class="button-quiet">Town</button></th></tr></table>`;
  });
  await expect(page.getByText("Town")).toBeVisible();
  await expect(page.locator(".navbar")).toBeHidden();
  await expect(page.locator("#folded")).toBeVisible();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.locator("[type=submit]")).toBeHidden();
  const [paper, ink] = await page.locator(".card").evaluate((card) => {
    const style = getComputedStyle(card);
    return [style.backgroundColor, style.color].map((color) => Number(/\d+/.exec(color)));
  });
  expect(paper).toBeGreaterThan(230);
  expect(ink).toBeLessThan(60);
  const address = await page
    .getByRole("link")
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(address).toContain("https://kiln.example/");
});

test("right to left mirrors every box by dir alone", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const odd = await inEveryExample(page, () => {
    const all = document.body.querySelectorAll<HTMLElement>("*:not(svg *, option, datalist)");
    const boxes = [...all].filter(
      (box) =>
        box.checkVisibility() && !["inline", "contents"].includes(getComputedStyle(box).display),
    );
    const measure = (dir: string) => {
      document.documentElement.dir = dir;
      return boxes.map((box) => box.getBoundingClientRect());
    };
    const [ltr, rtl] = [measure("ltr"), measure("rtl")];
    document.documentElement.dir = "";
    const width = document.documentElement.clientWidth;
    return boxes
      .filter((_, i) => Math.abs(width - (ltr[i]?.right ?? 0) - (rtl[i]?.left ?? 0)) > 2)
      .map((box) => box.outerHTML.slice(0, 70));
  });
  expect(odd).toEqual([]);
});
