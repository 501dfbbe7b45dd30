/** Runs inside the page. What in a bar leaves the window, or runs into its neighbour. */
export function crowded(bar: string): string[] {
  const short = (element: Element) => element.outerHTML.slice(0, 80);
  const shown = [...document.querySelectorAll<HTMLElement>(`${bar} a, ${bar} button`)]
    .filter((it) => it.checkVisibility({ visibilityProperty: true }) && !it.closest("[popover]"))
    .map((it) => ({ it, box: it.getBoundingClientRect() }));
  return shown.flatMap(({ it, box }, index) => {
    const meets = shown
      .slice(0, index)
      .find(
        ({ box: { left, right, top, bottom } }) =>
          left < box.right - 1 &&
          right > box.left + 1 &&
          top < box.bottom - 1 &&
          bottom > box.top + 1,
      );
    return [
      ...(box.left < -1 || box.right > document.documentElement.clientWidth + 1
        ? [`outside the window: ${short(it)}`]
        : []),
      ...(meets ? [`runs into a neighbour: ${short(it)}`] : []),
    ];
  });
}
