import type { Page } from "@playwright/test";

/** The narrowest, one between a phone and a desk, and a desk. */
const widths = [320, 820, 1280];

/** Runs inside the page. Words of headings, and of what is as large as one, that stand on two lines. */
export async function brokenInPage(): Promise<string[]> {
  await document.fonts.ready;
  const found = new Set<string>();
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const parent = node.parentElement;
    if (!parent?.checkVisibility() || parent.closest(".visually-hidden")) continue;
    const large = Number.parseFloat(getComputedStyle(parent).fontSize) >= 24;
    if (!large && !parent.closest("h1, h2, h3, h4")) continue;
    // Addresses may break, and so may every word behind a hyphen or a dash.
    for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s\u00ad\-–—/]+/g)) {
      if (/@|\.example/.test(word)) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1)
        found.add(`${parent.tagName} ${parent.className}: ${word}`);
    }
  }
  return [...found];
}

/** The page's broken words at every width, each with the width. */
export async function brokenWords(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await page.evaluate(brokenInPage)).map((word) => `${width} px: ${word}`));
  }
  return found;
}

const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** Pictures keep their places without being fetched. */
export const withoutPictures = (page: Page) =>
  page.route(/\.(avif|webp|jpe?g|png|svg)$/, (route) =>
    route.fulfill({ contentType: "image/gif", body: pixel }),
  );
