import { expect, test } from "../support/browsers/shared-page.ts";
import { example, inEveryExample, openSamplePage, show } from "./support/sample-page.ts";

test.beforeEach(async ({ page }) => openSamplePage(page));

test("everything focusable gets a whole ring of 3 px", async ({ page }) => {
  await page.keyboard.press("Tab");
  const rings = await inEveryExample(page, () => {
    const reach = "a[href], button:enabled, input:enabled, select, textarea, summary, [tabindex]";
    const focusable = [...document.querySelectorAll<HTMLElement>(reach)].filter((element) =>
      element.checkVisibility(),
    );
    return focusable.map((element) => {
      element.focus();
      const style = getComputedStyle(element);
      const strong = style.outlineStyle === "solid" && Number.parseFloat(style.outlineWidth) >= 3;
      const room = 3 + Number.parseFloat(style.outlineOffset);
      const box = element.getBoundingClientRect();
      let cut = false;
      for (let up = element.parentElement; up; up = up.parentElement) {
        if (getComputedStyle(up).overflowX === "visible" || up === document.body) continue;
        const frame = up.getBoundingClientRect();
        cut ||= box.left - room < frame.left - 1 || box.right + room > frame.right + 1;
      }
      return `${strong && !cut ? "whole" : cut ? "cut" : "weak"}: ${element.outerHTML.slice(0, 60)}`;
    });
  });
  expect(rings.length).toBeGreaterThan(100);
  expect(rings.filter((line) => !/^[^:]+: whole: /.test(line))).toEqual([]);
});

test("targets are at least 24 px, buttons and fields 44 px tall but for the dense kit", async ({
  page,
}) => {
  const small = await inEveryExample(
    page,
    () => {
      const reach = "a[href], button, input, select, textarea, summary, .check";
      return [...document.querySelectorAll<HTMLElement>(reach)].flatMap((element) => {
        const style = getComputedStyle(element);
        const inText = style.display === "inline";
        if (inText || !element.checkVisibility() || element.matches(".visually-hidden")) return [];
        const box = element.getBoundingClientRect();
        const isDense = element.closest(".dense") !== null;
        // In the dense kit a box in a label is hit with it; one in a table has its margin alone.
        if (isDense && element.closest(".check > input, .segmented input")) return [];
        const margin = isDense ? 2 * Number.parseFloat(style.marginTop) : 0;
        const [width, height] = [box.width + margin, box.height + margin];
        const pressed =
          "button, .button, input:not([type=checkbox], [type=radio], [type=range]), select, textarea";
        const least = element.matches(pressed) && !isDense ? 44 : 24;
        return height >= least - 0.5 && width >= 24
          ? []
          : [`${element.outerHTML.slice(0, 60)} ${width}×${height}`];
      });
    },
    "open",
  );
  expect(small).toEqual([]);
});

test("accordion: one open at a time; tabs: one panel below the row", async ({ page }) => {
  await show(page, example("accordion/basic"));
  await page.getByText("Can I order for a wedding?").click();
  await expect(page.locator("details[open]")).toHaveCount(1);
  await expect(page.getByText("four weeks ahead")).toBeVisible();
  await show(page, example("tabs/basic"));
  const tops = await page
    .locator("summary")
    .evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await page.getByText("Weekly").click();
  await expect(page.getByText("One large loaf")).toBeVisible();
  await expect(page.getByText("A loaf each morning")).toBeHidden();
});

test("tabs by keyboard: Enter on the open one leaves its panel", async ({ page }) => {
  await show(page, example("tabs/basic"));
  await page.getByText("Weekly").click();
  await page.locator("summary", { hasText: "Weekly" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("details[open]")).toHaveCount(0);
  await expect(page.getByText("One large loaf")).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(page.getByText("A loaf each morning")).toBeVisible();
  await expect(page.getByText("One large loaf")).toBeHidden();
});

test("the links of a wide bar are there at once; a popover comes in", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await show(page, example("navbar/basic"));
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await show(page, example("popover/basic"));
  // Asked in the same moment: it lasts a fifth of a second.
  const moving = await page.evaluate(() => {
    document.querySelector<HTMLElement>("[popover]")?.showPopover();
    return document.getAnimations().length;
  });
  expect(moving).toBeGreaterThan(0);
});

test("controls that are no text fields keep their own shape", async ({ page }) => {
  await page.evaluate(() => {
    document.body.innerHTML = `<input type="color"><input type="image" alt="Go" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='60' height='30'/>">
      <input type="checkbox" role="switch"><input type="file"><div class="menu"><button type="submit">Sign out</button></div>`;
  });
  const width = async (selector: string) => (await page.locator(selector).boundingBox())?.width;
  expect(await width("[type=color]")).toBeLessThan(80);
  // As wide as its picture, once that is there.
  await expect.poll(() => width("[type=image]")).toBe(60);
  expect(await width("[role=switch]")).toBe(48);
  await expect(page.locator("[type=submit]")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  const edge = await page
    .locator("[type=file]")
    .evaluate((file) => getComputedStyle(file, "::file-selector-button").borderTopStyle);
  expect(edge).toBe("solid");
});

test("joined controls are round at the ends of their row and straight between", async ({
  page,
}) => {
  for (const [name, rows] of [
    ["joined/basic", ".input-group"],
    ["joined/segmented", ".segmented"],
  ] as const) {
    await show(page, example(name));
    for (const row of await page.locator(rows).all()) {
      const corners = await row.evaluate((each) =>
        [...each.children]
          .filter((child) => child.tagName !== "LEGEND")
          .map((child) => {
            const { borderTopLeftRadius, borderTopRightRadius } = getComputedStyle(child);
            return [borderTopLeftRadius, borderTopRightRadius].map((radius) => radius !== "0px");
          }),
      );
      expect(corners.flat().filter(Boolean)).toHaveLength(2);
      expect([corners[0]?.[0], corners.at(-1)?.[1]]).toEqual([true, true]);
    }
  }
});

test("figures in cards are whole, however narrow the card and large the text", async ({ page }) => {
  const figures = ["£18,220.10", "1,234,567,890.00 kr"];
  const stat = (figure: string) => `<dl class="stat"><dt>Takings</dt><dd>${figure}</dd></dl>`;
  const cards = figures
    .map(stat)
    .flatMap((inside) => [
      `<section class="card">${inside}</section>`,
      `<section class="card"><div class="flex">${inside}</div></section>`,
      `<section class="card"><div>${inside}</div></section>`,
      `<section class="card card-horizontal"><div class="card-body">${inside}</div></section>`,
    ]);
  const cut = await page.evaluate((html) => {
    document.body.innerHTML = html;
    const found: string[] = [];
    for (const text of ["100%", "200%"])
      for (const width of [160, 180, 224, 260, 320]) {
        document.documentElement.style.fontSize = text;
        for (const card of document.querySelectorAll<HTMLElement>(".card")) {
          card.style.inlineSize = `${width}px`;
          const words = document.createRange();
          const figure = card.querySelector("dd") as HTMLElement;
          words.selectNodeContents(figure);
          const isIn =
            words.getBoundingClientRect().right < card.getBoundingClientRect().right &&
            [card, figure].every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
          if (!isIn) found.push(`${figure.textContent}, ${width} px, ${text}: ${card.innerHTML}`);
        }
      }
    document.documentElement.style.fontSize = "";
    return found;
  }, cards.join(""));
  expect(cut).toEqual([]);
});

for (const width of [390, 820, 1440])
  test(`a sum in a card is in one line, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await show(page, example("stat/card"));
    const lines = await page
      .locator("dd")
      .evaluateAll((all) =>
        all.map((each) => each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight)),
      );
    expect(lines.map(Math.round)).toEqual([1, 1]);
  });

test("every required field has its star, and no other", async ({ page }) => {
  const input = '<input required aria-label="Field">';
  const starred = [
    `<div class="field"><label>Name</label>${input}</div>`,
    `<div class="field"><label>Price</label><div class="input-group"><span>£</span>${input}</div></div>`,
    `<div class="input-group"><label>Price</label>${input}</div>`,
    `<div class="field"><label>Town</label><daylit-combobox>${input}</daylit-combobox></div>`,
    `<label class="check"><input type="checkbox" required> I agree</label>`,
  ];
  const radio = '<label class="check"><input type="radio" name="a" required> One</label>';
  const plain = [starred[0], starred[1], starred[2]].map((html) => html?.replace(" required", ""));
  const stars = (all: unknown[]) =>
    page.evaluate((html) => {
      document.body.innerHTML = html;
      return [...document.querySelectorAll("label")].map(
        (label) => getComputedStyle(label, "::after").content,
      );
    }, all.join(""));
  expect(await stars(starred)).toEqual(starred.map(() => '" *" / ""'));
  const none = [...plain, `<fieldset class="field">${radio}${radio}</fieldset>`];
  expect(await stars(none)).toEqual(["none", "none", "none", "none", "none"]);
});

test("where one is and what leads nowhere can be seen", async ({ page }) => {
  await show(page, example("pagination/ends"));
  await expect(page.locator("[aria-disabled]")).toHaveCSS("border-top-style", "dashed");
  await page.evaluate(() => {
    document.body.innerHTML = `<a class="link-quiet" href="#" aria-current="page">Here</a>
      <ol class="breadcrumb"><li><a href="#">Home</a></li><li aria-current="page">Here</li></ol>`;
  });
  const line = await page
    .locator(".link-quiet")
    .evaluate((link) => getComputedStyle(link).textDecorationColor);
  expect(line).not.toMatch(/, 0\)$/);
  await expect(page.locator("li[aria-current]")).toHaveCSS("font-weight", "600");
});

test("the page behind a modal dialog does not scroll", async ({ page }) => {
  await show(page, example("dialog/modal"));
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", '<main class="section"></main>');
    document.querySelector("main")?.style.setProperty("height", "5000px");
    document.querySelector("dialog")?.showModal();
  });
  /** Turns the wheel there, `by` that much. */
  const turn = async (x: number, y: number, by: number) => {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, by);
  };
  const box = await page.getByRole("dialog").boundingBox();
  await turn(10, 10, 300);
  await turn((box?.x ?? 0) + 10, (box?.y ?? 0) + 10, 300);
  await page.keyboard.press("PageDown");
  await page.evaluate(() => document.querySelector("dialog")?.close());
  const still = page.evaluate(() => new Promise((done) => addEventListener("scrollend", done)));
  await turn(10, 10, 70);
  await still;
  expect(await page.evaluate(() => scrollY)).toBe(70);
});

test("popover and menu open beside their button; tooltip shows on focus", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const button = () => page.getByRole("button").first();
  for (const name of ["popover/basic", "menu/basic"]) {
    await show(page, example(name));
    await button().click();
    const [from, to] = [
      await button().boundingBox(),
      await page.locator("[popover]").boundingBox(),
    ];
    expect(Math.abs((to?.y ?? 0) - (from?.y ?? 0) - (from?.height ?? 0))).toBeLessThan(16);
    expect(Math.abs((to?.x ?? 0) - (from?.x ?? 0))).toBeLessThan(2);
  }
  // In the last corner of the window there is room above and to the other side.
  await button().evaluate((each) => {
    each.style.cssText = "position: fixed; inset: auto 0 0 auto";
  });
  const [corner, menu] = [
    await button().boundingBox(),
    await page.locator("[popover]").boundingBox(),
  ];
  expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeLessThanOrEqual(corner?.y ?? 0);
  await page.mouse.move(600, 500);
  await show(page, example("tooltip/basic"));
  await expect(page.getByRole("tooltip")).toBeHidden();
  await page.getByRole("button").focus();
  await expect(page.getByRole("tooltip")).toBeVisible();
});

test("a tooltip takes no room while hidden, is whole in a card and opens inside the window", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.mouse.move(195, 150);
  const tip = (place: string) =>
    `<span class="has-tooltip" style="position: absolute; ${place}"><button>Save</button><span class="tooltip" role="tooltip">Keeps what you have written so far</span></span>`;
  await page.evaluate(
    (html) => {
      document.body.innerHTML = html;
    },
    `${tip("inset: 0 auto auto 0")}${tip("inset: 0 0 auto auto")}${tip("inset: auto 0 0 auto")}
    <article class="card" style="margin: 200px 20px"><h2>Card</h2>${tip("inset: 0 auto auto 10px")}</article>`,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  for (const button of await page.getByRole("button").all()) {
    await button.focus();
    const words = page.getByRole("tooltip");
    await expect(words).toBeVisible();
    const seen = await words.evaluate((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return {
        inside: left >= 0 && right <= 390 && top >= 0 && bottom <= 600,
        top: middle === each,
      };
    });
    expect(seen).toEqual({ inside: true, top: true });
  }
});

test("what opens can have the focus in the same moment", async ({ page }) => {
  await page.evaluate(() => {
    document.body.innerHTML = `<details><summary>More</summary><input id="a"></details>
      <div popover><input id="b"></div><dialog><input><input id="c"></dialog>`;
  });
  const focused = await page.evaluate(() => {
    document.body.getBoundingClientRect();
    const of = (selector: string) => document.querySelector(selector) as HTMLElement;
    const reached = (id: string) => {
      of(`#${id}`).focus();
      return document.activeElement?.id;
    };
    (of("details") as HTMLDetailsElement).open = true;
    const first = reached("a");
    of("[popover]").showPopover();
    const second = reached("b");
    (of("dialog") as HTMLDialogElement).showModal();
    return [first, second, reached("c")];
  });
  expect(focused).toEqual(["a", "b", "c"]);
});

test("a chosen row of a table can be seen, in its first column too", async ({ page }) => {
  await page.evaluate(() => {
    const row = (chosen: boolean) => `<tr aria-selected="${chosen}"><td>One</td><td>Two</td></tr>`;
    document.body.innerHTML = `<div class="table-scroll table-sticky"><table><tbody>${row(true)}${row(false)}</tbody></table></div>`;
  });
  const [chosen, second, other] = await page
    .locator("td")
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).backgroundColor));
  expect(chosen).toBe(second);
  expect(chosen).not.toBe(other);
  await expect(page.locator("tr").first()).toHaveCSS("outline-style", "solid");
});

test("buttons and markers of a carousel have names", async ({ page }) => {
  await show(page, example("carousel/basic"));
  const session = await page.context().newCDPSession(page);
  const named = async (role: string) => {
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    return nodes.filter((node) => node.role?.value === role).map((node) => node.name?.value);
  };
  // Chromium adds what CSS generates to the tree after the first frame.
  await expect.poll(() => named("button")).toEqual(["Back", "Next"]);
  await expect.poll(() => named("link")).toEqual(["Picture 1", "Picture 2", "Picture 3"]);
});

test("an error appears once a field was left wrong, not before", async ({ page }) => {
  await show(page, example("form/hint"));
  const error = page.getByText("Enter an address such as");
  await expect(error).toBeHidden();
  await page.getByLabel("Email").fill("ada");
  await page.getByLabel("Guests").focus();
  await expect(error).toBeVisible();
});

test("whatever is written outside a layer wins", async ({ page }) => {
  await show(page, example("card/link"));
  await page.addStyleTag({ content: "a { color: rgb(1, 2, 3) } article { padding: 5px }" });
  await expect(page.getByRole("link")).toHaveCSS("color", "rgb(1, 2, 3)");
  await expect(page.locator(".card")).toHaveCSS("padding-top", "5px");
});

test("white text is readable on the brightest picture", async ({ page }) => {
  await show(page, example("section/media"));
  await page.locator(".section-media > *").evaluateAll((shapes) => {
    for (const shape of shapes) shape.setAttribute("fill", "#fff");
  });
  const shot = await page.locator(".section").screenshot();
  const luminance = await page.evaluate(
    async (data) => {
      const image = await createImageBitmap(await (await fetch(data)).blob());
      const canvas = new OffscreenCanvas(1, 1).getContext(
        "2d",
      ) as OffscreenCanvasRenderingContext2D;
      canvas.drawImage(image, 2 - image.width, 2 - image.height);
      const [value = 255] = canvas.getImageData(0, 0, 1, 1).data;
      return ((value / 255 + 0.055) / 1.055) ** 2.4;
    },
    `data:image/png;base64,${shot.toString("base64")}`,
  );
  expect(1.05 / (luminance + 0.05)).toBeGreaterThanOrEqual(4.5);
  await expect(page.locator(".section")).toHaveCSS("color", "rgb(255, 255, 255)");
});

test.describe("without script", () => {
  test("the phone menu is reachable, closes with Escape and is never taller than 80 % of the window", async ({
    browser,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 500 },
    });
    const page = await context.newPage();
    const links = Array.from({ length: 30 }, (_, i) => `<a href="#${i}">Link ${i}</a>`).join("");
    const html = example("navbar/basic").html.replace("</nav>", `${links}</nav>`);
    await openSamplePage(page);
    const style = await (await page.request.get(new URL("daylit.min.css", page.url()).href)).text();
    await page.setContent(`<!doctype html><html lang="en"><style>${style}</style>${html}`);
    await expect(page.getByRole("link", { name: "Bread" })).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("link", { name: "Bread" })).toBeVisible();
    const box = await page.getByRole("navigation").boundingBox();
    expect(box?.height).toBeLessThan(400.5);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: "Bread" })).toBeHidden();
    await page.setViewportSize({ width: 900, height: 500 });
    await expect(page.getByRole("link", { name: "Bread" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
    await context.close();
  });
});
