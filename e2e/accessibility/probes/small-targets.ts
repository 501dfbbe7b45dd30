/**
 * Runs inside the page. Targets of less than 24 × 24 px that have no such room to themselves (2.5.8).
 * Links in a line of text are excepted, as in the criterion, and so are controls that look as the
 * browser makes them.
 */
export function smallTargets(): string[] {
  const least = 24;
  const boxOf = (element: Element) => {
    const label = element.matches("input") ? element.closest("label") : null;
    return (label ?? element).getBoundingClientRect();
  };
  const isInText = (element: Element) => {
    if (getComputedStyle(element).display !== "inline") return false;
    const around = element.parentElement?.textContent?.trim().length ?? 0;
    return around > (element.textContent?.trim().length ?? 0);
  };
  const targets = [
    ...document.querySelectorAll(
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option]",
    ),
  ]
    .filter((it) => it.checkVisibility({ visibilityProperty: true }) && !it.closest("[inert]"))
    .map((element) => ({ element, box: boxOf(element) }))
    // What is only for the ear, or waits outside the view, is no target.
    .filter(({ box }) => box.width > 1 && box.height > 1 && box.right > 0 && box.bottom > 0);
  const distance = (x: number, y: number, { left, right, top, bottom }: DOMRect) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  // A link that goes on in the next line is not where the box around both lines is empty.
  const isNear = (x: number, y: number, { element, box }: (typeof targets)[number]) =>
    [...(element.matches("a") ? element.getClientRects() : [box])].some(
      (line) => distance(x, y, line) < least / 2,
    );
  return targets
    .filter(({ box }) => box.width < least || box.height < least)
    .filter(({ element }) => !isInText(element))
    .flatMap(({ element, box }) => {
      const x = (box.left + box.right) / 2;
      const y = (box.top + box.bottom) / 2;
      const near = targets.find(
        (other) =>
          !element.contains(other.element) &&
          !other.element.contains(element) &&
          isNear(x, y, other),
      );
      const size = `${Math.round(box.width)} × ${Math.round(box.height)}`;
      return near
        ? [
            `${size} ${element.outerHTML.slice(0, 70)} beside ${near.element.outerHTML.slice(0, 50)}`,
          ]
        : [];
    });
}
