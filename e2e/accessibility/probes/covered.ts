/**
 * Runs inside the page. Gives the focus to everything that can have it, one after the other, and
 * names what is then wholly hidden behind something else, or outside the window (2.4.11).
 */
export function covered(): string[] {
  const root = document.documentElement;
  const before = root.style.scrollBehavior;
  root.style.scrollBehavior = "auto";
  const focusable = [
    ...document.querySelectorAll<HTMLElement>(
      "a[href], button:not(:disabled), input:not([type=hidden], :disabled), select, textarea, summary, [tabindex='0']",
    ),
  ].filter((it) => it.checkVisibility({ visibilityProperty: true }) && !it.closest("[inert]"));
  // A control that is only for the ear lends its place to its label.
  const seenOf = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const label = (element as HTMLInputElement).labels?.[0];
    return label && (width <= 1 || height <= 1 || element.closest("label")) ? label : element;
  };
  const shares = [0.1, 0.5, 0.9];
  const isHidden = (element: Element) => {
    const seen = seenOf(element);
    // Of what is taller than the window, only what is in the window.
    const points = [...seen.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, top, right, bottom }) => {
        const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
        return {
          x,
          y,
          width: Math.min(right, innerWidth) - x,
          height: Math.min(bottom, innerHeight) - y,
        };
      })
      .flatMap(({ x, y, width, height }) =>
        shares.flatMap((a) => shares.map((b) => [x + width * a, y + height * b] as const)),
      );
    const isFree = points.some(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (seen.contains(top) || top.contains(seen));
    });
    return points.length > 0 && !isFree;
  };
  const wrong: string[] = [];
  // Forwards things come into view from below, backwards from above, under what sticks there.
  for (const element of [...focusable, ...focusable.toReversed()]) {
    element.focus();
    if (document.activeElement === element && isHidden(element))
      wrong.push(`covered: ${element.outerHTML.slice(0, 80)}`);
  }
  root.style.scrollBehavior = before;
  return [...new Set(wrong)];
}
