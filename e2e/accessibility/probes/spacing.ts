import type { CDPSession, Page } from "@playwright/test";
import { clipped } from "./clipped.ts";

/** What WCAG's 1.4.12 lets a reader ask for. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`;

/** What is cut or too wide once words are spaced wider; what is cut before that is cut on purpose. */
async function cutBySpacing(
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

/** Runs inside the page. Takes away the faces that are fetched: words must fit before they arrive. */
function removeFetchedFaces() {
  const isFetched = (rule?: CSSRule) =>
    rule instanceof CSSFontFaceRule && rule.style.getPropertyValue("src").includes("url(");
  const remove = (from: CSSStyleSheet | CSSGroupingRule) => {
    for (let index = from.cssRules.length - 1; index >= 0; index--) {
      const rule = from.cssRules[index];
      if (isFetched(rule)) from.deleteRule(index);
      else if (rule instanceof CSSGroupingRule) remove(rule);
    }
  };
  for (const sheet of document.styleSheets) remove(sheet);
}

/**
 * What is cut or too wide on the page that is open, for readers who space words wider, who enlarge the
 * page to 400 %, and who set their letters to twice the size. With `facesGo` the last is also asked
 * without the faces that the page fetched, which it has lost afterwards.
 */
export async function cutForReaders(
  page: Page,
  session: CDPSession,
  look: () => Promise<string[]> = () => page.evaluate(clipped),
  facesGo = true,
): Promise<string[]> {
  const found: string[] = [];
  const note = (how: string, lines: readonly string[]) =>
    found.push(...lines.map((line) => `${how}: ${line}`));
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.setViewportSize({ width: 390, height: 844 });
  note("spaced wider", await cutBySpacing(page, look));
  await page.setViewportSize({ width: 320, height: 568 });
  note("spaced wider at 320 px", await cutBySpacing(page, look));
  // 1280 × 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  note("at 400 %", await page.evaluate(clipped));
  await page.setViewportSize({ width: 390, height: 844 });
  await setLetters(session, 2);
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  if (size !== "32px") found.push(`letters of ${size} in place of 32px`);
  note("letters of twice the size", await look());
  if (facesGo) await page.evaluate(removeFetchedFaces);
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    note(`letters of twice the size, ${width} px`, await look());
  }
  await setLetters(session, 1);
  return found;
}
