/**
 * Runs inside the page, so it uses nothing from outside. Links of one name that lead to different
 * places (2.4.9). A navigation has a name that tells its links from others, so each is looked at by
 * itself.
 */
export function ambiguousLinks(): string[] {
  const nameOf = (link: HTMLAnchorElement): string => {
    const ids = link.getAttribute("aria-labelledby")?.split(/\s+/);
    const text = ids
      ? ids.map((id) => document.getElementById(id)?.textContent).join(" ")
      : link.getAttribute("aria-label") ||
        [...link.querySelectorAll("img")].map(({ alt }) => alt).join(" ") + link.textContent;
    return (text ?? "").replaceAll(/\s+/g, " ").trim();
  };
  const places = new Map<Element | null, Map<string, Set<string>>>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]")) {
    if (!link.checkVisibility() || link.closest("[aria-hidden=true], [inert]")) continue;
    const around = link.closest("nav, header, footer, aside");
    const names = places.get(around) ?? new Map<string, Set<string>>();
    places.set(around, names);
    const name = nameOf(link);
    if (name) names.set(name, (names.get(name) ?? new Set()).add(link.href));
  }
  return [...places.values()]
    .flatMap((names) => [...names])
    .filter(([, addresses]) => addresses.size > 1)
    .map(([name, addresses]) => `“${name}” leads to ${[...addresses].slice(0, 3).join(" and ")}`);
}
