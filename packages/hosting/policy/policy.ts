/**
 * The one definition of headers and redirects. The preview server reads it; the files for nginx, Caddy
 * and every other host are made from it (host-files/). A file of a build belongs to exactly one kind,
 * by its name, and a kind has one set of headers: so hosts that know only patterns can have it too.
 */
import { contentSecurityPolicy, type DocumentKind, type PolicyInput } from "./csp.ts";
import { localOrigin } from "./settings.ts";

export type { PolicyInput } from "./csp.ts";

export type HostKind = "site" | "client";

/** First match counts. Written so that JavaScript, PCRE and RE2 read them alike. */
const kinds = {
  site: [
    // A worker has the policy of its own file, not that of the page.
    ["server-worker", /^\/assets\/server-worker-[A-Za-z0-9_-]{8}\.js$/],
    // A name that changes with the content.
    ["lasting", /^\/(assets\/.*-[A-Za-z0-9_-]{8}|pictures\/.*\.[0-9a-f]{8})\.[A-Za-z0-9]+$/],
    ["sample", /^\/samples\/.*\.html$/],
    // Also the document that the composer draws into: no script of its own either.
    ["layout", /^\/(view\/.*|compose\/page)\.html$/],
    // They publish to hosts, which no other page may.
    ["composer", /^\/(compose|update)\/index\.html$/],
    ["page", /\.html$/],
    // Parts of pages, not results of a search.
    ["part", /^\/(samples|view|compose)\/|\.md$/],
    ["file", /^/],
  ],
  client: [
    ["lasting", /^\/(assets\/.*-[A-Za-z0-9_-]{8}|pictures\/.*\.[0-9a-f]{8})\.[A-Za-z0-9]+$/],
    ["page", /\.html$/],
    ["file", /^/],
  ],
} as const satisfies Record<HostKind, readonly (readonly [string, RegExp])[]>;

export type FileKind = (typeof kinds)["site"][number][0];

export const kindPatterns = (host: HostKind): readonly (readonly [FileKind, RegExp])[] =>
  kinds[host];

/** The kind of a file, by its name in the build with a slash before it. */
export function kindOf(file: string, host: HostKind): FileKind {
  return kindPatterns(host).find(([, pattern]) => pattern.test(file))?.[0] ?? "file";
}

/** Whether the name of a file changes with its content. */
export const isLasting = (file: string, host: HostKind): boolean =>
  ["lasting", "server-worker"].includes(kindOf(file, host));

/** What none of our pages asks for, so that nothing that gets into one can. */
const permissions = [
  "accelerometer",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
  "xr-spatial-tracking",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

const year = 31_536_000;

type Headers = Record<string, string>;

const always = ({ origin, reporting }: PolicyInput): Headers => ({
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // Not for the hosts below this one: which those are is not ours to know.
  ...(origin.startsWith("https:") && { "Strict-Transport-Security": `max-age=${year}` }),
  ...(reporting && { "Reporting-Endpoints": `violations="${reporting}"` }),
});

const asked: Headers = { "Cache-Control": "no-cache" };
const lasting: Headers = { "Cache-Control": `public, max-age=${year}, immutable` };
/** Samples have no origin of their own, the gallery another: what they show comes from elsewhere. */
const anywhere: Headers = { "Cross-Origin-Resource-Policy": "cross-origin" };
const ownPagesOnly: Headers = { "Cross-Origin-Resource-Policy": "same-origin" };
const notAResult: Headers = { "X-Robots-Tag": "noindex" };

/** Browsers ask for pages again; a network in front that is emptied with every deploy needn’t. */
const atTheEdge = ({ edgeSeconds }: PolicyInput): Headers =>
  edgeSeconds ? { "CDN-Cache-Control": `max-age=${edgeSeconds}` } : {};

const document = (kind: DocumentKind, input: PolicyInput): Headers => ({
  ...atTheEdge(input),
  "Content-Security-Policy": contentSecurityPolicy(kind, input),
  "Permissions-Policy": permissions,
});

type Makers = Readonly<Record<FileKind, (input: PolicyInput) => Headers>>;

const pageHeaders = (kind: "page" | "composer", input: PolicyInput): Headers => ({
  ...asked,
  ...document(kind, input),
  ...ownPagesOnly,
  "Cross-Origin-Opener-Policy": "same-origin",
});

const makers: Readonly<Record<HostKind, Makers>> = {
  site: {
    "server-worker": (input) => ({
      ...lasting,
      "Content-Security-Policy": contentSecurityPolicy("server-worker", input),
      ...ownPagesOnly,
    }),
    lasting: () => ({ ...lasting, ...anywhere }),
    page: (input) => pageHeaders("page", input),
    composer: (input) => pageHeaders("composer", input),
    sample: (input) => ({
      ...asked,
      ...document("sample", input),
      ...ownPagesOnly,
      ...notAResult,
    }),
    layout: (input) => ({
      ...asked,
      ...document("layout", input),
      ...ownPagesOnly,
      ...notAResult,
    }),
    part: () => ({ ...asked, ...anywhere, ...notAResult }),
    file: () => ({ ...asked, ...anywhere }),
  },
  client: {
    lasting: () => ({ ...lasting, ...anywhere }),
    // The gallery reads the clients' pages from the visitor's browser.
    page: (input) => ({
      ...asked,
      ...document("client", input),
      ...anywhere,
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Opener-Policy": "same-origin",
    }),
    composer: () => asked,
    "server-worker": () => asked,
    sample: () => asked,
    layout: () => asked,
    part: () => asked,
    file: () => ({ ...asked, ...anywhere }),
  },
};

/** Every header of a kind of file, on a kind of host. */
export function headersOf(kind: FileKind, host: HostKind, input: PolicyInput): Headers {
  return { ...always(input), ...makers[host][kind](input) };
}

/** A build on this machine that says nothing of its scripts. */
const localInput: PolicyInput = { origin: localOrigin, clientsDomain: "localhost" };

/** The headers of a file, by its name in the build with a slash before it. */
export const headersFor = (file: string, host: HostKind, input = localInput): Headers =>
  headersOf(kindOf(file, host), host, input);

export const redirectStatus = 308;

/** Addresses that have moved: from → to. */
export const moved: Readonly<Record<string, string>> = {};

/** The inline scripts of a build, which its policy names; written to build.json. */
export type BuildPolicy = Pick<PolicyInput, "scriptHashes" | "sampleHashes" | "trustedTypes">;
