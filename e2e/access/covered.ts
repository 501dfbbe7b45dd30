/**
 * Runs inside the page. Gives the focus to everything that can have it, one after the other, and
 * names what is then wholly hidden behind something that stays in place (2.4.11).
 */
export function covered(): string[] {
  document.documentElement.style.scrollBehavior = "auto";
  const focusable = [
    ...document.querySelectorAll<HTMLElement>(
      "a[href], button:not(:disabled), input:not([type=hidden], :disabled), select, textarea, summary, [tabindex='0']",
    ),
  ].filter((it) => it.checkVisibility({ visibilityProperty: true }) && !it.closest("[inert]"));
  const wrong: string[] = [];
  // Forwards things come into view from below, backwards from above, under what sticks there.
  for (const element of [...focusable, ...focusable.toReversed()]) {
    element.focus();
    if (document.activeElement !== element) continue;
    const boxes = [...element.getClientRects()].filter(
      ({ width, height }) => width > 1 && height > 1,
    );
    const points = boxes.flatMap(({ left, right, top, bottom }) =>
      [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
      ),
    );
    const isFree = points.some(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return (
        top !== null && (element.contains(top) || top.contains(element) || top.matches("label"))
      );
    });
    if (points.length > 0 && !isFree) wrong.push(`covered: ${element.outerHTML.slice(0, 80)}`);
  }
  return [...new Set(wrong)];
}
