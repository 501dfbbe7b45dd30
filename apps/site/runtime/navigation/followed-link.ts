/** A link by its address and its place among those with the same address: a page comes back as a copy. */
export type LinkPlace = { href: string; at: number };

const linksTo = (href: string) => [
  ...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`),
];

export function followedOf(link: HTMLAnchorElement): LinkPlace {
  const href = link.getAttribute("href") ?? "";
  return { href, at: linksTo(href).indexOf(link) };
}

export const linkFollowed = ({ href, at }: LinkPlace): HTMLAnchorElement | undefined =>
  linksTo(href)[at];
