/**
 * Runs inside the page. Buttons of one name beside each other: who listens to a list of buttons
 * cannot tell them apart. What stands in a group of its own name is told apart by that.
 */
export function ambiguousButtons(): string[] {
  const named =
    "fieldset, dialog, table, nav, [role=toolbar], [role=group], [role=radiogroup], [role=region], section[aria-labelledby], section[aria-label], aside[aria-label], article[aria-labelledby]";
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute("aria-labelledby")?.split(/\s+/);
    const text = ids
      ? ids.map((id) => document.getElementById(id)?.textContent).join(" ")
      : element.getAttribute("aria-label") ||
        [...element.querySelectorAll("img")].map(({ alt }) => alt).join(" ") + element.textContent;
    return (text ?? "").replaceAll(/\s+/g, " ").trim();
  };
  const places = new Map<Element | null, Map<string, number>>();
  for (const button of document.querySelectorAll("button, summary, [role=button]")) {
    if (!button.checkVisibility({ visibilityProperty: true })) continue;
    if (button.closest("[aria-hidden=true], [inert]")) continue;
    const around = button.closest(named);
    const names = places.get(around) ?? new Map<string, number>();
    places.set(around, names);
    names.set(nameOf(button), (names.get(nameOf(button)) ?? 0) + 1);
  }
  return [...places.values()]
    .flatMap((names) => [...names])
    .filter(([, count]) => count > 1)
    .map(([name, count]) => `${count} buttons “${name}”`);
}
