/** Runs inside the page. Elements that hide a part of their own words, and a page that is too wide. */
export function clipped(): string[] {
  const tooWide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const hides = (value: string) => value === "hidden" || value === "clip";
  const scrollerOf = (start: Element): Element | null => {
    for (let element: Element | null = start; element; element = element.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(element);
      if (/auto|scroll/.test(overflowX + overflowY)) return element;
    }
    return null;
  };
  const hasWords = (element: Element) =>
    element.matches("input, textarea, select") || (element.textContent?.trim() ?? "") !== "";
  const cut = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    if (!hides(overflowX) && !hides(overflowY)) return false;
    if (element.closest(".visually-hidden, [inert], svg") || !element.checkVisibility())
      return false;
    if (!hasWords(element) || element.clientHeight <= 1) return false;
    // Words that reach beyond the box, not a picture or a shadow that is cut on purpose.
    const box = element.getBoundingClientRect();
    const range = document.createRange();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const parent = currentNode.parentElement;
      if (!currentNode.textContent?.trim() || !parent?.checkVisibility()) continue;
      // Samples and drawings are looked at, not read.
      if (parent.closest(".visually-hidden, [inert], [aria-hidden=true], svg")) continue;
      // What can be scrolled to is not lost.
      if (scrollerOf(parent) !== scrollerOf(element)) continue;
      range.selectNodeContents(currentNode);
      const text = range.getBoundingClientRect();
      if (text.width === 0) continue;
      if (hides(overflowY) && text.bottom > box.bottom + 2) return true;
      if (hides(overflowX) && (text.right > box.right + 2 || text.left < box.left - 2)) return true;
    }
    return false;
  });
  /** The innermost of what reaches farthest, as long as nothing around it holds it back. */
  const farthest = () => {
    const held = (element: Element): boolean => {
      const around = element.parentElement;
      if (!around || around === document.body) return false;
      const { overflowX } = getComputedStyle(around);
      return overflowX !== "visible" || held(around);
    };
    const edge = document.documentElement.clientWidth;
    const reach = (element: Element) => element.getBoundingClientRect().right;
    return [...document.querySelectorAll("body *")]
      .filter((element) => reach(element) > edge + 0.5 && !held(element))
      .toSorted((a, b) => Math.round(reach(a) - reach(b)))
      .at(-1);
  };
  const short = (element?: Element) =>
    element?.outerHTML.slice(0, 90).replaceAll(/\s+/g, " ") ?? "something";
  return [
    ...(tooWide > 0 ? [`${tooWide} px too wide: ${short(farthest())}`] : []),
    ...cut.map((element) => `cut: ${short(element)}`),
  ];
}
