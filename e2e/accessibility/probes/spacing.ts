import type { CDPSession, Page } from "@playwright/test";
import { clipped } from "./clipped.ts";

/** What WCAG's 1.4.12 lets a reader ask for. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`;

/** What is cut or too wide once words are spaced wider; what is cut before that is cut on purpose. */
export async function cutBySpacing(
  page: Page,
  look: () => Promise<string[]> = () => page.evaluate(clipped),
): Promise<string[]> {
  const before = new Set(await look());
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  const after = await look();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return after.filter((line) => !before.has(line));
}

/** The size of letters in the browser's own settings. A page that is open hears of it at once. */
export const setLetters = (session: CDPSession, times: 1 | 2) =>
  session.send("Page.setFontSizes", { fontSizes: { standard: 16 * times, fixed: 13 * times } });

/** What is cut or too wide at an address for those who set their letters to twice the size. */
export async function cutByLetters(
  page: Page,
  session: CDPSession,
  address: string,
  look: () => Promise<string[]> = () => page.evaluate(clipped),
): Promise<string[]> {
  await setLetters(session, 2);
  await page.goto(address);
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  const found = size === "32px" ? [] : [`letters of ${size} in place of 32px`];
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    found.push(...(await look()).map((line) => `letters of twice the size, ${width} px: ${line}`));
  }
  await setLetters(session, 1);
  return found;
}

/**
 * What is cut or too wide on the page that is open, for two kinds of readers: those who set their
 * letters to twice the size, and those who space them wider in the narrowest window.
 */
export async function cutForReaders(page: Page, session: CDPSession): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.setViewportSize({ width: 390, height: 844 });
  await setLetters(session, 2);
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  const large = size === "32px" ? await page.evaluate(clipped) : [`letters of ${size}`];
  await setLetters(session, 1);
  await page.setViewportSize({ width: 320, height: 568 });
  const spaced = await cutBySpacing(page);
  return [
    ...large.map((line) => `letters of twice the size: ${line}`),
    ...spaced.map((line) => `spaced wider at 320 px: ${line}`),
  ];
}
