import { upscaledInPage } from "@daylit/pictures/upscaled/upscaled-in-page.ts";
import type { Page } from "@playwright/test";

/** What a visitor meets before scrolling, on a phone and at a desk. */
export type AboveTheFold = {
  /** Whether the hero's one action stands whole on the first screen. */
  actionAt: { phone: boolean; desk: boolean };
  /** Height of everything above the hero in a window of 390 px. */
  phoneHeader: number;
  /** Words that the window's edge cuts, or that are broken into two lines, on a phone or at a desk. */
  cutWords: string[];
  /** Number of pictures that are drawn larger than their file at 1440 px. */
  upscaled: number;
};

export const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** The hero's button; in heroes that are a choice of ways, the first of them. */
const actionInView = () => {
  const hero = document.querySelector("main > :first-child");
  const action = hero?.querySelector(".button-primary") ?? hero?.querySelector("a");
  if (!action) return false;
  const { top, bottom, left, right } = action.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
};

/**
 * Words that stand outside the window, but not in a place that scrolls, and words of which a part is on
 * the next line. Addresses may break; behind a hyphen or a dash every word may.
 */
const wordsCut = () => {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const parent = node.parentElement;
    if (!parent?.checkVisibility() || parent.closest(".visually-hidden, option")) continue;
    for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s\-–—/]+/g)) {
      if (word.includes("@")) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      const lines = new Set(boxes.map(({ top }) => Math.round(top)));
      const outside = boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1);
      if (lines.size > 1 || (outside && !scrolls(parent))) found.add(word);
    }
  }
  return [...found];
};

export async function aboveTheFold(page: Page): Promise<AboveTheFold> {
  await page.setViewportSize(phone);
  const onPhone = await page.evaluate(actionInView);
  const phoneHeader = await page.evaluate(() =>
    Math.round(document.querySelector("main")?.getBoundingClientRect().top ?? 0),
  );
  const cutOnPhone = await page.evaluate(wordsCut);
  await page.setViewportSize(desk);
  const cutWords = [...new Set([...cutOnPhone, ...(await page.evaluate(wordsCut))])];
  const onDesk = await page.evaluate(actionInView);
  const { length: upscaled } = await page.evaluate(upscaledInPage);
  return { actionAt: { phone: onPhone, desk: onDesk }, phoneHeader, cutWords, upscaled };
}
