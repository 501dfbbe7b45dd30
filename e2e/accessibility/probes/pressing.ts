import type { Page } from "@playwright/test";

/** What stands between one press and the next. */
const settled = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Runs inside the page. Whether the focus is on something that can be seen. */
const isSomewhere = () => {
  const { activeElement: at, body } = document;
  return at !== null && at !== body && at.checkVisibility({ visibilityProperty: true });
};

/**
 * Runs inside the page. Gives the focus to the next control that has not been pressed, in front of
 * everything if something is, and says what it is called. What leads elsewhere is kept for the end,
 * in the order that is given.
 */
const nextControl = ({ pressed, last }: { pressed: string[]; last: string[] }): string => {
  const rankOf = (name: string) => last.findIndex((words) => new RegExp(words).test(name));
  const front = [...document.querySelectorAll("dialog:modal")].at(-1);
  // Numbers, and what is said of the last press or of a copy of a copy, make no other control.
  const nameOf = (it: Element) =>
    `${it.localName} ${it.getAttribute("aria-label") ?? ((it as HTMLInputElement).labels?.[0] ?? it).textContent}`
      .replaceAll(/:.*|(, copy)+|[\d\s]+/gs, " ")
      .trim();
  const all = [
    ...(front ?? document).querySelectorAll<HTMLElement>(
      "button:not(:disabled), summary, input:is([type=checkbox], [type=radio]):not(:disabled), [role=option]",
    ),
  ].filter(
    (it) =>
      it.checkVisibility({ visibilityProperty: true }) &&
      !it.closest("[inert], [aria-hidden=true]") &&
      !pressed.includes(nameOf(it)),
  );
  const [next] = all.toSorted((a, b) => rankOf(nameOf(a)) - rankOf(nameOf(b)));
  next?.focus();
  return next && document.activeElement === next ? nameOf(next) : next ? `! ${nameOf(next)}` : "";
};

/**
 * Presses every control of a page by keyboard, those that come with another's press too, and names
 * those after which the focus was nowhere.
 */
export async function lostFocus(
  page: Page,
  again: () => Promise<unknown>,
  last: string[] = [],
  /** How long a press may take, in milliseconds. */
  patience = 5000,
) {
  const pressed: string[] = [];
  const lost: string[] = [];
  const { pathname } = new URL(page.url());
  for (;;) {
    const name = await page.evaluate(nextControl, { pressed, last });
    if (name === "") {
      const isInFront = await page.evaluate(() => document.querySelector("dialog:modal") !== null);
      if (!isInFront) break;
      await page.keyboard.press("Escape");
      await page.evaluate(settled);
      if (!(await page.evaluate(isSomewhere))) lost.push(`Escape, after ${pressed.at(-1)}`);
      if (await page.evaluate(() => document.querySelector("dialog:modal") !== null)) break;
      continue;
    }
    pressed.push(name.replace(/^! /, ""));
    if (name.startsWith("! ")) continue;
    await page.keyboard.press(/^(input|summary) /.test(name) ? "Space" : "Enter");
    await page.evaluate(settled).catch(() => page.waitForLoadState());
    // Another page may come after a while: then the focus is that page's affair.
    const isElsewhere = () => new URL(page.url()).pathname !== pathname;
    const isKept =
      isElsewhere() ||
      (await page.evaluate(isSomewhere).catch(() => false)) ||
      (await page
        .waitForFunction(isSomewhere, undefined, { timeout: patience })
        .catch(() => false));
    if (isElsewhere()) await again();
    else if (!isKept) lost.push(name);
  }
  return { pressed, lost };
}
