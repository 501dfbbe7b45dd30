/**
 * Runs inside the page, so it uses nothing from outside. A control's name holds the words that are
 * seen on it, in their order and without others in between (2.5.3): who speaks to the machine says
 * what is to be seen.
 */
export function labelsNotInName(): string[] {
  // Signs are not words: an anchor's # and a key's / need not be part of a name.
  const words = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  const textOf = (element: Element, counts: (parent: Element) => boolean): string => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let text = "";
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && counts(parent)) text += ` ${walker.currentNode.textContent}`;
    }
    return text;
  };
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const seen = (element: Element) =>
    textOf(element, (it) => isShown(it) && !it.closest("[aria-hidden=true], .visually-hidden"));
  const said = (element: Element): string => {
    const ids = element.getAttribute("aria-labelledby")?.split(/\s+/);
    if (ids) return ids.map((id) => document.getElementById(id)?.textContent).join(" ");
    return (
      element.getAttribute("aria-label") ||
      textOf(element, (it) => isShown(it) && !it.closest("[aria-hidden=true]"))
    );
  };
  return [...document.querySelectorAll("a[href], button, summary, [role=button]")]
    .filter((it) => isShown(it) && !it.closest("[aria-hidden=true], [inert]"))
    .map((it) => [words(seen(it)), words(said(it))] as const)
    .filter(([label, name]) => !name.includes(label))
    .map(([label, name]) => `“${label}” is seen, “${name}” is said`);
}
