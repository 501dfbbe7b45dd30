import type { Page } from "@playwright/test";

/** From a small phone held sideways to a desktop. */
const windows = [
  [568, 320],
  [667, 375],
  [740, 360],
  [844, 390],
  [390, 844],
  [820, 1180],
  [1024, 600],
  [1440, 900],
] as const;

/**
 * Runs inside the page. Controls in the first view that a press at their middle does not reach, because
 * something else lies there, seen or not.
 */
export function outOfReach(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    "a[href], button:not(:disabled), input:not([type=hidden], :disabled), select, textarea, summary",
  );
  return [...controls].flatMap((control) => {
    if (
      control.closest("[inert], .visually-hidden") ||
      !control.checkVisibility({ visibilityProperty: true })
    )
      return [];
    // A link may be broken over two lines. What is only for the ear, or scrolled away, cannot be pressed.
    const { left, top, width, height } = control.getClientRects()[0] ?? new DOMRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isCut = (element: Element | null): boolean => {
      if (!element || element === document.body) return false;
      const box = element.getBoundingClientRect();
      const isOutside = x < box.left || x > box.right || y < box.top || y > box.bottom;
      const { overflow } = getComputedStyle(element);
      return (overflow !== "visible" && isOutside) || isCut(element.parentElement);
    };
    const lies = document.elementFromPoint(x, y);
    if (width <= 1 || height <= 1 || !lies || isCut(control.parentElement)) return [];
    const label = (control as HTMLInputElement).labels?.[0];
    const isReached = control.contains(lies) || label?.contains(lies);
    // The open one of several tabs takes no press. From under a bar at the lower edge things scroll out.
    const isMeant =
      getComputedStyle(control).pointerEvents === "none" || lies.closest(".layout-compare-form");
    const short = (element: Element) => element.outerHTML.slice(0, 80).replaceAll(/\s+/g, " ");
    return isReached || isMeant ? [] : [`out of reach: ${short(control)} below ${short(lies)}`];
  });
}

/** In each of the windows, with a headline in the system's typeface, as long as ours has not arrived, and in ours. */
export async function outOfReachAnywhere(page: Page): Promise<string[]> {
  const found = [];
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    found.push(
      ...(await page.evaluate<string[]>(`["serif", ""].flatMap((face) => {
        document.documentElement.style.setProperty("--font-headline", face);
        return (${outOfReach})().map((line) => "${width} × ${height}, " + line);
      })`)),
    );
  }
  return found;
}
