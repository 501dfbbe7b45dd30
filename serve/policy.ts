/**
 * The one definition of headers and redirects. The server reads it; the files for nginx, Caddy and
 * a CDN will be generated from it.
 */
export type HostKind = "site" | "client";

export type HeaderRule = {
  /** Paths it holds for. */
  when: RegExp;
  /** Hosts it holds for; all if not said. */
  on?: HostKind;
  headers: Readonly<Record<string, string>>;
};

export const headerRules: readonly HeaderRule[] = [
  {
    when: /./,
    headers: {
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Cache-Control": "no-cache",
    },
  },
  // Files whose name changes with their content never need to be asked for again.
  {
    when: /^\/assets\/.*-[\w-]{8}\.\w+$|^\/pictures\/.*\.[0-9a-f]{8}\.\w+$/,
    headers: { "Cache-Control": "public, max-age=31536000, immutable" },
  },
  // Samples, the layouts' own documents and the Markdown twins are parts of pages, not results.
  {
    when: /^\/(samples|view)\/|\.md$/,
    on: "site",
    headers: { "X-Robots-Tag": "noindex" },
  },
  // The gallery reads the clients' pages from the visitor's browser. A page has no file extension.
  // They load nothing but their own files, may be framed, and their forms go to an email program.
  {
    when: /^[^.]*$/,
    on: "client",
    headers: {
      "Access-Control-Allow-Origin": "*",
      "Content-Security-Policy":
        "default-src 'self'; object-src 'none'; base-uri 'none'; form-action mailto:",
    },
  },
];

/** Types that the library of types does not know, by ending or by the name of the file. */
export const contentTypes: Readonly<Record<string, string>> = {
  ".data": "text/x-script; charset=utf-8", // React Router's page data
  "feed.xml": "application/atom+xml; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
};

export const redirectStatus = 308;

/** Addresses that have moved: from → to. */
export const moved: Readonly<Record<string, string>> = {};

export function headersFor(path: string, host: HostKind): Record<string, string> {
  const rules = headerRules.filter(({ when, on = host }) => on === host && when.test(path));
  return Object.assign({}, ...rules.map(({ headers }) => headers));
}
