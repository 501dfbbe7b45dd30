import type { Page } from "@playwright/test";
import { expect, test } from "../support/browsers/shared-page.ts";
import { example, openSamplePage, show } from "./support/sample-page.ts";

test.beforeEach(async ({ page }) => openSamplePage(page));

/** HTML as others write it, in a page with nothing but the stylesheet. */
const put = (page: Page, html: string) =>
  page.evaluate((inside) => {
    document.body.innerHTML = inside;
  }, html);

/** Where the boxes of all elements that match stand. */
const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test("code scrolls instead of wrapping, and nothing wraps that was told not to", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await show(page, example("code/block"));
  const pre = page.locator("pre");
  expect(await pre.evaluate((each) => each.scrollWidth > each.clientWidth)).toBe(true);
  await put(
    page,
    `<div style="white-space: nowrap"><p>${"word ".repeat(60)}</p><h2>a b</h2></div>`,
  );
  for (const selector of ["p", "h2"])
    await expect(page.locator(selector)).toHaveCSS("text-wrap-mode", "nowrap");
  expect((await boxes(page, "p"))[0]?.height).toBeLessThan(40);
});

test("a wide table or code in tabs scrolls in its panel", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await show(page, example("tabs/wide"));
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 800 });
  for (const name of ["Departures", "By machine"]) {
    await page.getByText(name, { exact: true }).first().click({ force: true });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
});

test("attributes for alignment, width and height are obeyed", async ({ page }) => {
  await show(page, example("rendered/alignment"));
  await expect(page.locator("table")).toHaveCSS("width", "300px");
  const aligned = await page
    .locator("tr > :nth-child(2)")
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).textAlign));
  for (const align of aligned) expect(align).toMatch(/right|end/);
  await expect(page.locator("tbody td").first()).toHaveCSS("text-align", "start");
  await put(
    page,
    `<img alt="" height="40" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='400' height='200'/>">`,
  );
  await expect(page.locator("img")).toHaveCSS("height", "40px");
});

test("a table that only places things keeps its own measures, and its ink in the dark", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await show(page, example("rendered/e-mail"));
  const [outer, inner] = [page.locator("td").first(), page.locator("td td").first()];
  await expect(outer).toHaveCSS("padding", "0px");
  await expect(inner).toHaveCSS("padding", "12px");
  await expect(inner).toHaveCSS("border-bottom-width", "0px");
  const ink = await inner.evaluate((cell) => getComputedStyle(cell).color);
  const [red = 255] = ink.match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeLessThan(60);
});

test("on a phone email fits, and words of a table stay whole", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const cells = [1, 2, 3, 4, 5].map((n) => `<td><span>Table</span> Cell ${n}</td>`).join("");
  await put(
    page,
    `<main><table width="300" id="narrow"><tr><td>Cone</td></tr></table>
      <table width="100%"><tr><td align="center"><table width="600" cellpadding="8"><tr>
        <td>Your tickets are attached; show them on your phone at the gate.</td></tr></table></td></tr></table>
      <table><tr>${cells}</tr></table></main>`,
  );
  expect(await overflow(page)).toBe(0);
  await expect(page.locator("#narrow")).toHaveCSS("width", "300px");
  for (const { height } of await boxes(page, "span")) expect(height).toBeLessThan(30);
});

test("a cell's valign is obeyed", async ({ page }) => {
  await put(
    page,
    `<table role="presentation"><tr><td height="120" valign="bottom"><b>low</b></td><td><b>high</b></td></tr></table>`,
  );
  const [low, high] = await boxes(page, "b");
  expect((low?.top ?? 0) - (high?.top ?? 0)).toBeGreaterThan(80);
});

test("tasks keep their level, their number and a list without marks its edge", async ({ page }) => {
  const task = (words: string) => `<input type="checkbox" disabled> ${words}`;
  await put(
    page,
    `<main><ul><li>${task("a")}<ul><li>${task("b")}</li></ul></li></ul>
      <ol><li>${task("c")}</li></ol><div class="card"><ul class="list-plain"><li>${task("d")}</li></ul></div></main>`,
  );
  const [a, b, , d] = await boxes(page, "input");
  expect((b?.left ?? 0) - (a?.left ?? 0)).toBeGreaterThan(15);
  expect(
    await page.locator("ol > li").evaluate((item) => getComputedStyle(item).listStyleType),
  ).toBe("decimal");
  const [card] = await boxes(page, ".card");
  expect((d?.left ?? 0) - (card?.left ?? 0)).toBeGreaterThan(15);
});

test("a table's first column stays in sight, whether it has headings or cells", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const row = (n: number) =>
    `<tr><td><input type="checkbox" aria-label="${n}"></td>${"<td>A cell of some length</td>".repeat(9)}</tr>`;
  await put(
    page,
    `<div class="table-scroll table-sticky" tabindex="0"><table><thead><tr><th>Take</th>${"<th>Column</th>".repeat(9)}</tr></thead><tbody>${Array.from({ length: 40 }, (_, n) => row(n)).join("")}</tbody></table></div>`,
  );
  await page.locator(".table-sticky").evaluate((part) => part.scrollTo(400, 500));
  const [part] = await boxes(page, ".table-sticky");
  const [head] = await boxes(page, "thead th");
  expect(head?.top).toBeCloseTo(part?.top ?? 0, 0);
  // The headings that pass by are behind it.
  expect(
    await page
      .locator("thead th")
      .first()
      .evaluate((cell) => {
        const { left, top } = cell.getBoundingClientRect();
        return document.elementFromPoint(left + 5, top + 5) === cell;
      }),
  ).toBe(true);
  for (const { left } of await boxes(page, "tbody td:first-child"))
    expect(left).toBeCloseTo(part?.left ?? 0, 0);
});

test("badges stand in one line, and an icon does not break one", async ({ page }) => {
  await show(page, example("rendered/basic"));
  const badges = await boxes(page, "p a svg");
  expect(new Set(badges.map(({ top }) => top)).size).toBe(1);
  await put(
    page,
    `<p>Press <svg width="16" height="16"></svg> to fire</p><div><img alt="" width="90" height="60" src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=="></div>`,
  );
  expect((await boxes(page, "p"))[0]?.height).toBeLessThan(40);
  expect((await boxes(page, "div"))[0]?.height).toBe((await boxes(page, "img"))[0]?.height);
});

test("tasks have a box and no dot; nested lists keep the distance of their lines", async ({
  page,
}) => {
  await show(page, example("rendered/basic"));
  const marks = await page
    .locator("body > ul > li")
    .evaluateAll((items) => items.map((item) => getComputedStyle(item).listStyleType));
  expect(marks).toEqual(['""', '""', "disc", "disc"]);
  await put(page, "<ul><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li><li>e</li></ul>");
  const tops = await page.locator("li").evaluateAll((items) =>
    items.map((item) => {
      const range = document.createRange();
      range.selectNodeContents(item.firstChild as Node);
      return range.getBoundingClientRect().top;
    }),
  );
  const gaps = tops.slice(1).map((top, i) => Math.round(top - (tops[i] ?? 0)));
  expect(new Set(gaps).size).toBe(1);
});

test("a section’s heading keeps its distance, inside a header too", async ({ page }) => {
  await show(page, example("plain/basic"));
  const [, second] = await boxes(page, "h2");
  const [, before] = await boxes(page, "p");
  expect((second?.top ?? 0) - (before?.bottom ?? 0)).toBeGreaterThan(32);
});

test("a page without a class keeps off the edge, whatever it is mounted on", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const words = "<h1>Kiln</h1><p>Bread.</p>";
  for (const html of [
    `<main>${words}</main>`,
    `<div id="root"><main>${words}</main></div>`,
    `<div id="root"><header>Top</header><main>${words}</main><footer>End</footer></div>`,
    `<div id="__next">${words}</div>`,
    words,
  ]) {
    await put(page, html);
    const edges = (await boxes(page, "h1, p, header, footer")).map(({ left }) => left);
    expect(new Set(edges).size, html).toBe(1);
    expect(edges[0], html).toBeGreaterThan(100);
  }
  // In the body itself only where the page names no language (decision 006).
  await page.evaluate(() => document.documentElement.removeAttribute("lang"));
  for (const html of [
    "Loose words",
    '<div id="root">Loose words</div>',
    "<main>Loose words</main>",
  ]) {
    await put(page, html);
    const left = await page.evaluate(() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector("main, div") ?? document.body);
      return range.getBoundingClientRect().left;
    });
    expect(left, html).toBeGreaterThan(40);
  }
});

test("what is mounted in a page without a class is as wide as it asks to be", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const inside of ["", "<h1>Kiln</h1>"]) {
    await put(
      page,
      `${inside}<app-root style="display: block">Application</app-root>
        <iframe title="Map" style="inline-size: 100%; border: 0"></iframe>
        <canvas style="inline-size: 100%"></canvas><video style="inline-size: 100%"></video>`,
    );
    for (const { width } of await boxes(page, "app-root, iframe, canvas, video"))
      expect(width).toBe(1280);
  }
});

test("the paper that a page gives its body is the whole window’s", async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 400 });
  for (const [root, css] of [
    ["", "body { background: rgb(0, 0, 255) }"],
    ['data-theme="dark"', "body { background: rgb(0, 0, 255) }"],
    ["data-brand", "body { background-color: rgb(0, 0, 255) }"],
  ] as const) {
    await page.evaluate(
      ([attribute, style]) => {
        for (const name of ["data-theme", "data-brand"])
          document.documentElement.removeAttribute(name);
        if (attribute) {
          const [name = "", value = '""'] = attribute.split("=");
          document.documentElement.setAttribute(name, value.slice(1, -1));
        }
        document.body.innerHTML = `<style>${style}</style><p>Short</p>`;
      },
      [root, css] as const,
    );
    const shot = await page.screenshot({ clip: { x: 390, y: 390, width: 1, height: 1 } });
    const blue = await page.evaluate(
      async (data) => {
        const image = await createImageBitmap(await (await fetch(data)).blob());
        const canvas = new OffscreenCanvas(1, 1).getContext(
          "2d",
        ) as OffscreenCanvasRenderingContext2D;
        canvas.drawImage(image, 0, 0);
        return [...canvas.getImageData(0, 0, 1, 1).data];
      },
      `data:image/png;base64,${shot.toString("base64")}`,
    );
    expect(blue, root).toEqual([0, 0, 255, 255]);
  }
});

test("in a text alerts and cards keep the distance of paragraphs, in a section its gap", async ({
  page,
}) => {
  const box = '<div class="alert">Saved.</div><div class="card"><p>Rye</p></div><p>Bread.</p>';
  for (const around of [
    "<main>…</main>",
    '<article class="article">…',
    '<div class="container">…',
  ]) {
    await put(page, around.replace("…", box));
    const [alert, card, words] = await boxes(page, ".alert, .card, .card ~ p");
    expect((card?.top ?? 0) - (alert?.bottom ?? 0), around).toBeGreaterThan(16);
    expect((words?.top ?? 0) - (card?.bottom ?? 0), around).toBeGreaterThan(16);
  }
  await put(page, `<main class="section">${box}</main>`);
  const [alert, card] = await boxes(page, ".alert, .card");
  expect((card?.top ?? 0) - (alert?.bottom ?? 0)).toBe(32);
});

test("fields fill a card, and stand apart in a row without another class", async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  const field = '<div class="field"><label>Name</label><input></div>';
  for (const html of [
    `<form class="card form">${field}</form>`,
    `<div class="card"><form class="form">${field}</form></div>`,
    `<div class="card">${field}</div>`,
  ]) {
    await put(page, html);
    const [card, input] = await boxes(page, ".card, input");
    expect((card?.width ?? 0) - (input?.width ?? 0), html).toBeLessThan(52);
  }
  await page.setViewportSize({ width: 600, height: 800 });
  await put(page, `<div class="form-inline">${field}${field}</div>`);
  const [first, second] = await boxes(page, ".field");
  expect((second?.left ?? 0) - (first?.right ?? 0)).toBe(16);
});

test("lists without marks have an empty mark, which keeps their role in Safari", async ({
  page,
}) => {
  await put(
    page,
    `${["list-plain", "list-lines", "breadcrumb", "pagination", "steps", "timeline"]
      .map((name) => `<ul class="${name}"><li>One</li></ul>`)
      .join("")}<main><ul><li><input type="checkbox"> Task</li></ul></main>`,
  );
  const types = await page
    .locator("li")
    .evaluateAll((items) => items.map((item) => getComputedStyle(item).listStyleType));
  expect(types).toEqual(Array(7).fill('""'));
});

test("a long text has the rhythm of one, and a part its own density", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const words = '<h1>Kiln</h1><p id="p">Bread.</p>';
  for (const html of [`<main>${words}</main>`, `<article class="article">${words}</article>`]) {
    await put(page, html);
    await expect(page.locator("h1")).toHaveCSS("font-size", "40px");
  }
  await put(page, `<section class="section">${words}</section>`);
  await expect(page.locator("h1")).toHaveCSS("font-size", "60px");
  await show(page, example("rhythm/basic"));
  const [compact = 0, normal = 0, airy = 0] = await page
    .locator("tr:first-child > th")
    .evaluateAll((cells) =>
      cells.map((cell) => Number.parseFloat(getComputedStyle(cell).paddingTop)),
    );
  expect(normal - compact).toBeGreaterThan(3);
  expect(airy - normal).toBeGreaterThan(3);
});
