/**
 * The site may stand below a path: SITE_ORIGIN=https://example.org/daylit. Code names a page or file by
 * its path in the site; `withBase` turns it into an address, `stripBase` turns a path from the browser
 * back. The JSX runtime (model/base-path/runtime/) does this for attributes of elements.
 */
export function basePathOf(origin: string) {
  /** Without a slash at its end: "" or "/daylit". */
  const base = new URL(origin).pathname.replace(/\/+$/, "");

  /** Adds the base to a path of the site; other addresses stay as they are. */
  const withBase = (address: string): string =>
    base && /^\/(?!\/)/.test(address) ? base + address : address;

  /** Removes the base from a path of the browser; undefined if the path is not in the site. */
  function stripBase(path: string): string | undefined {
    if (!base) return path;
    if (path === base) return "/";
    return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
  }

  return { base, withBase, stripBase };
}

export const { base, withBase, stripBase } = basePathOf(
  process.env.SITE_ORIGIN || "http://localhost",
);
