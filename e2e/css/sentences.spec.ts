import { expect, test } from "@playwright/test";
import { readParts } from "daylit/internal/tools/reference/reference.ts";
import { classEntries } from "daylit/internal/tools/reference/style-data.ts";
import { example, openSamplePage, show } from "./support/sample-page.ts";

/** Words with and without a space before an inline element. */
const sentence =
  'Day<b>lit</b>: read <a href="#terms">our terms</a> of <time>1 May</time>, <em>all</em> of them.';
const withoutLink = sentence.replace(/<\/?a\b[^>]*>/g, "");

/** Classes whose children are items in a row, column or grid: a sentence in them is one item. */
const containers = `accordion avatar-group breadcrumb button-group card card-body card-horizontal
  card-plain carousel dialog-footer dialog-header field field-floating figure-aside flex flex-aside
  flex-column form form-inline gallery gap-m gap-l gap-xl gap-s grid grid-1-2 grid-1-3 grid-1-4
  grid-1-5 grid-1-6 grid-auto input-group list-facts navbar navbar-menu pagination rating section
  segmented shell shell-bar shell-main shell-side spy stagger steps tabs toasts`;
/** Classes for elements that hold no words, or a letter or two, or cut them on purpose. */
const wordless = `avatar avatar-l card-media close drop has-tooltip indicator indicator-mark one-time
  section-media select skeleton switch tooltip truncate visually-hidden`;
const left = new Set(`${containers} ${wordless}`.split(/\s+/));
const classes = classEntries(readParts())
  .map(({ name }) => name)
  .filter((name) => !left.has(name) && !/^(hide|show)-|-toggle$/.test(name));

/** Elements and places that have a look without a class of their own. */
const places = {
  ".check": `<label class="check"><input type="checkbox"> ${sentence}</label>`,
  summary: `<details><summary>${sentence}</summary></details>`,
  "summary in tabs": `<div class="tabs"><details open><summary>${sentence}</summary></details></div>`,
  button: `<button>${withoutLink}</button>`,
  "busy button": `<button aria-busy="true">${sentence}</button>`,
  "switch in a check": `<label class="check"><input class="switch" type="checkbox" role="switch"> ${sentence}</label>`,
  label: `<div class="field"><label for="i">${sentence}</label><input id="i" required></div>`,
  legend: `<fieldset><legend>${sentence}</legend></fieldset>`,
  "table head": `<table><thead><tr><th>${sentence}</th></tr></thead></table>`,
  "sorted column": `<table><tr><th aria-sort="ascending"><button class="button-quiet">${sentence}</button></th></tr></table>`,
  caption: `<table><caption>${sentence}</caption><tr><td>1</td></tr></table>`,
  figcaption: `<figure><figcaption>${sentence}</figcaption></figure>`,
  "list item": `<ul class="list-check"><li>${sentence}</li></ul>`,
  fact: `<dl class="list-facts"><dt>A</dt><dd>${sentence}</dd></dl>`,
  step: `<ol class="steps"><li>${sentence}</li></ol>`,
  event: `<ol class="timeline"><li>${sentence}</li></ol>`,
  crumb: `<ol class="breadcrumb"><li>${sentence}</li></ol>`,
  "numbered page": `<ol class="pagination"><li><a href="#2">${withoutLink}</a></li></ol>`,
  "link in a menu": `<div class="menu"><button>${sentence}</button></div>`,
  "link in a bar": `<nav class="navbar-menu"><a href="#2">${withoutLink}</a></nav>`,
  "link in a sidebar": `<nav class="shell-side"><a href="#2">${withoutLink}</a></nav>`,
  "word beside a field": `<div class="input-group"><span>${sentence}</span><input></div>`,
  segment: `<div class="segmented"><label><input type="radio"> ${sentence}</label></div>`,
  toast: `<div class="toasts"><div class="alert">${sentence} <button class="close"></button></div></div>`,
  tooltip: `<span class="has-tooltip"><button autofocus>A</button><span class="tooltip">${sentence}</span></span>`,
  quote: `<figure class="quote"><blockquote>${sentence}</blockquote></figure>`,
  counted: `<dl class="stat"><dt>${sentence}</dt><dd>1</dd></dl>`,
};
const cases: Record<string, string> = {
  ...Object.fromEntries(
    classes.map((name) => [`.${name}`, `<div class="${name}">${sentence}</div>`]),
  ),
  ...places,
};

/** In the page: the pieces of the sentence in the order of the source, each with its boxes. */
function torn(html: string): string {
  document.body.innerHTML = `<main class="wrap">${html}</main>`;
  for (const part of document.querySelectorAll(".error, .valid, .tooltip, .shell-side"))
    part.setAttribute("style", "display: block; visibility: visible");
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const boxes: DOMRect[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.trim() || node.textContent === "A" || node.textContent === "1") continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    boxes.push(...[...range.getClientRects()].filter(({ width }) => width > 0));
  }
  if (boxes.length < 7) return `only ${boxes.length} boxes`;
  for (const [index, box] of boxes.entries()) {
    const last = boxes[index - 1];
    if (!last) continue;
    const height = Math.min(box.height, last.height);
    const down = (box.top + box.bottom - last.top - last.bottom) / 2;
    if (down > height * 0.6) continue;
    // On the same line the next piece follows at once: a space belongs to the piece before it.
    const space = box.left - last.right;
    if (Math.abs(down) > height * 0.4 || Math.abs(space) > 1.5)
      return `piece ${index} is ${space.toFixed(0)} px on, ${down.toFixed(0)} px down`;
  }
  return "";
}

/** In the page: how many lines the pieces of the sentence take. */
function lines(): number {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector(".wrap") as Element);
  const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
  const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(middle);
  return Math.max(...tops) - Math.min(...tops);
}

for (const width of [1440, 320])
  test(`a sentence flows as text in every component, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openSamplePage(page);
    const faults: string[] = [];
    for (const [name, html] of Object.entries(cases)) {
      const fault = await page.evaluate(torn, html);
      if (fault) faults.push(`${name}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });

test("a short sentence in an alert, a check or a disclosure is one line", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSamplePage(page);
  for (const name of [".alert", ".check", "summary", ".button", ".link-arrow", "step"]) {
    await page.evaluate(torn, cases[name] ?? "");
    expect(await page.evaluate(lines), name).toBeLessThan(12);
  }
});

test("the box of a check stands beside the first line, a switch has its room", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await openSamplePage(page);
  for (const name of [".check", "switch in a check"]) {
    await page.evaluate(torn, cases[name] ?? "");
    const [box, words] = await page.evaluate(() => {
      const range = document.createRange();
      range.selectNode(document.querySelector("b") as Element);
      const input = document.querySelector("input")?.getBoundingClientRect();
      return [input, range.getBoundingClientRect()] as const;
    });
    const middle = (rect: DOMRect | undefined) => (rect?.top ?? 0) + (rect?.height ?? 0) / 2;
    expect(Math.abs(middle(box) - middle(words)), name).toBeLessThan(3);
    const left = await page.evaluate(() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector(".check") as Element);
      const rects = [...range.getClientRects()].filter(({ height }) => height < 24);
      return Math.min(...rects.map((rect) => rect.left));
    });
    expect(left - (box?.right ?? 0), name).toBeGreaterThan(6);
  }
});

test("the mark of a disclosure stands at the end of its line and never on its words", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await openSamplePage(page);
  await show(page, example("disclosure/sentence"));
  const room = await page.locator("summary").evaluate((summary) => {
    const range = document.createRange();
    range.selectNodeContents(summary);
    const words = Math.max(...[...range.getClientRects()].map(({ right }) => right));
    return summary.getBoundingClientRect().right - words;
  });
  expect(room).toBeGreaterThanOrEqual(24);
});
