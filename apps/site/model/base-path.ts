/**
 * The site may stand below a path: SITE_ORIGIN=https://example.org/daylit. Everywhere in the code a
 * page or file is called by its path in the site; what becomes an address goes through `at`, and what
 * comes from the browser through `within`. Elements are placed by the JSX runtime (app/placed/), so
 * that nobody has to think of it.
 */
export function below(origin: string) {
  /** Without a slash at its end: "" or "/daylit". */
  const base = new URL(origin).pathname.replace(/\/+$/, "");

  /** Where a path of the site is; whatever else is left as it is. */
  const at = (address: string): string =>
    base && /^\/(?!\/)/.test(address) ? base + address : address;

  /** What the site calls a path that a browser tells; undefined if it is not in the site. */
  function within(path: string): string | undefined {
    if (!base) return path;
    if (path === base) return "/";
    return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
  }

  return { base, at, within };
}

export const { base, at, within } = below(process.env.SITE_ORIGIN || "http://localhost");
