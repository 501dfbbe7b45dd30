/**
 * Calls back with the path of a link that a pointer or the focus comes near. What a page loads
 * lazily besides its route is unknown to the router, so whoever knows it fetches it here.
 */
export function preloadOnIntent(preload: (path: string) => void) {
  if (typeof document === "undefined") return;
  const near = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
    if (link) preload(link.pathname);
  };
  for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, near);
}
