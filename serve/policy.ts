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

/** Types that the library of types does not know. */
export const contentTypes: Readonly<Record<string, string>> = {
  ".data": "text/x-script; charset=utf-8", // React Router's page data
};

export const redirectStatus = 308;

/** Addresses that have moved: from → to. */
export const moved: Readonly<Record<string, string>> = {};

export function headersFor(path: string, host: HostKind): Record<string, string> {
  const rules = headerRules.filter(({ when, on = host }) => on === host && when.test(path));
  return Object.assign({}, ...rules.map(({ headers }) => headers));
}
