import { contentSecurityPolicy, type DocumentKind } from "../csp.ts";
import type { Published } from "../host-files/listing.ts";
import { hashed, missing, page, picture } from "./fixture.ts";

export type ServerName = "own" | "nginx" | "caddy" | "apache";

/** One line of the table: what is asked, and what every server must answer. */
export type Expectation = {
  what: string;
  /** Below the base, if the site has one, unless it is a client's. */
  path: string;
  client?: true;
  method?: string;
  /** Headers of the request. */
  sends?: Record<string, string>;
  status: number | readonly number[];
  /** Headers of the answer; null: not there. */
  headers?: Record<string, string | RegExp | null>;
  location?: string;
  body?: string;
  /** What a server does in its own way. */
  unlike?: Partial<Record<ServerName, Partial<Expectation>>>;
};

const lasting = "public, max-age=31536000, immutable";

const documents = (published: Published): Expectation[] => {
  const policy = (kind: DocumentKind) => contentSecurityPolicy(kind, published.policy);
  const guarded = (kind: DocumentKind) => ({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    "content-security-policy": policy(kind),
    "permissions-policy": /camera=\(\)/,
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
  });
  const sitePage = {
    ...guarded("page"),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-robots-tag": null,
  };
  const part = (kind: DocumentKind) => ({ ...guarded(kind), "x-robots-tag": "noindex" });
  return [
    { what: "the landing page", path: "/", status: 200, headers: sitePage, body: page },
    { what: "a page", path: "/documentation", status: 200, headers: sitePage, body: page },
    { what: "a deeper page", path: "/documentation/theming", status: 200, headers: sitePage },
    { what: "a page with a query", path: "/documentation?a=1&b=%2F", status: 200, body: page },
    { what: "a capital of its own", path: "/stylesheet/subHead", status: 200, headers: sitePage },
    { what: "a sample", path: "/samples/card/row", status: 200, headers: part("sample") },
    {
      what: "a sample by its file",
      path: "/samples/card/row.html",
      status: 200,
      headers: part("sample"),
    },
    {
      what: "a sample with a capital of its own, by its file",
      path: "/samples/subHead/basic.html",
      status: 200,
      headers: part("sample"),
    },
    { what: "a layout", path: "/view/arch-0001", status: 200, headers: part("layout"), body: page },
    {
      what: "a layout by its file",
      path: "/view/arch-0001.html",
      status: 200,
      headers: part("layout"),
    },
    { what: "the composer", path: "/compose", status: 200, headers: sitePage },
    {
      what: "the document that the composer draws into",
      path: "/compose/page.html",
      status: 200,
      headers: part("layout"),
    },
    {
      what: "a client's page",
      path: "/",
      client: true,
      status: 200,
      headers: { ...guarded("client"), "access-control-allow-origin": "*" },
      body: page,
    },
    { what: "a client's other page", path: "/how-it-works", client: true, status: 200, body: page },
    {
      what: "a client's file",
      path: "/style.css",
      client: true,
      status: 200,
      headers: { "access-control-allow-origin": null },
    },
    { what: "a client's missing page", path: "/nothing", client: true, status: 404, body: missing },
    {
      what: "nothing",
      path: "/nothing",
      status: 404,
      headers: sitePage,
      body: missing,
    },
    { what: "nothing, deeper", path: "/documentation/nothing/at/all", status: 404, body: missing },
    { what: "the page for nothing", path: "/404", status: 404, body: missing },
    { what: "the file for nothing", path: "/404.html", status: 404, body: missing },
    {
      what: "a hashed file that is gone",
      path: "/assets/entry-gone1234.js",
      status: 404,
      headers: { "cache-control": "no-cache" },
    },
    {
      what: "a layout that is not there",
      path: "/view/nothing.html",
      status: 404,
      headers: { "x-robots-tag": null, "content-security-policy": policy("page") },
      body: missing,
    },
    { what: "a folder", path: "/assets", status: 404 },
    { what: "a folder with a slash", path: "/fonts/", status: 404 },
  ];
};

const spellings: [asked: string, location: string][] = [
  ["/documentation/", "/documentation"],
  ["/Documentation", "/documentation"],
  ["/DOCUMENTATION/Theming/?a=1&b=%2F", "/documentation/theming?a=1&b=%2F"],
  ["/documentation/index.html", "/documentation"],
  ["/documentation.html", "/documentation"],
  ["/index.html", "/"],
  ["//documentation", "/documentation"],
  ["/documentation//theming", "/documentation/theming"],
  ["/stylesheet/subhead", "/stylesheet/subHead"],
  ["/stylesheet/SUBHEAD/", "/stylesheet/subHead"],
  ["/samples/Card/row", "/samples/card/row"],
  ["/Feed.xml", "/feed.xml"],
];

/** mod_speling finds other cases, with a status of its own and after the slash has been taken away. */
const caseByModule = { apache: { status: [301, 308], location: undefined } };

const redirects: Expectation[] = [
  ...spellings.map(([path, location]) => ({
    what: "a spelling",
    path,
    location,
    status: 308,
    unlike: /[A-Z]/.test(path) ? caseByModule : undefined,
  })),
  {
    what: "a client's spelling",
    path: "/How-it-works/",
    client: true,
    location: "/how-it-works",
    status: 308,
    unlike: caseByModule,
  },
  {
    what: "a client's landing page by its file",
    path: "/index.html",
    client: true,
    location: "/",
    status: 308,
  },
];

const types: Record<string, string> = {
  [hashed]: "text/javascript; charset=utf-8",
  "/assets/preview.png": "image/png",
  [picture]: "image/webp",
  "/fonts/text.woff2": "font/woff2",
  "/manifest.webmanifest": "application/manifest+json; charset=utf-8",
  "/documentation/theming.md": "text/markdown; charset=utf-8",
  "/feed.xml": "application/atom+xml; charset=utf-8",
  "/sitemap.xml": "application/xml; charset=utf-8",
  "/catalogue.json": "application/json; charset=utf-8",
  "/view/arch-0001.css": "text/css; charset=utf-8",
  "/.well-known/security.txt": "text/plain; charset=utf-8",
};

const files: Expectation[] = [
  ...Object.entries(types).map(([path, type]) => ({
    what: "a type",
    path,
    status: 200,
    headers: { "content-type": type, "x-content-type-options": "nosniff" },
  })),
  ...[hashed, picture].map((path) => ({
    what: "a name with a hash lasts",
    path,
    status: 200,
    headers: { "cache-control": lasting, "cross-origin-resource-policy": "cross-origin" },
  })),
  ...["/assets/preview.png", "/service-worker.js", "/feed.xml"].map((path) => ({
    what: "any other name is asked for again",
    path,
    status: 200,
    headers: { "cache-control": "no-cache", "content-security-policy": null },
  })),
  {
    what: "a twin is no result",
    path: "/documentation/theming.md",
    status: 200,
    headers: { "x-robots-tag": "noindex" },
  },
  {
    what: "gzip",
    path: "/documentation",
    sends: { "Accept-Encoding": "gzip" },
    status: 200,
    headers: {
      "content-encoding": "gzip",
      vary: "Accept-Encoding",
      "content-type": "text/html; charset=utf-8",
    },
  },
  {
    what: "gzip of a script",
    path: hashed,
    sends: { "Accept-Encoding": "gzip" },
    status: 200,
    headers: {
      "content-encoding": "gzip",
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": lasting,
    },
  },
  {
    what: "gzip of the page for nothing",
    path: "/nothing",
    sends: { "Accept-Encoding": "gzip" },
    status: 404,
    headers: { "content-encoding": "gzip" },
  },
  {
    what: "as it is",
    path: "/documentation",
    status: 200,
    headers: { "content-encoding": null, vary: "Accept-Encoding" },
  },
  { what: "a compressed file by itself", path: "/documentation/index.html.gz", status: 404 },
  {
    what: "a part",
    path: "/assets/preview.png",
    sends: { Range: "bytes=2-4" },
    status: 206,
    headers: { "content-range": "bytes 2-4/10" },
    body: "234",
  },
  {
    what: "the rest",
    path: "/assets/preview.png",
    sends: { Range: "bytes=-3" },
    status: 206,
    body: "789",
  },
  {
    what: "a part that is not there",
    path: "/assets/preview.png",
    sends: { Range: "bytes=20-30" },
    status: 416,
    headers: { "content-range": "bytes */10" },
    unlike: { apache: { headers: {} } },
  },
  {
    what: "HEAD",
    path: "/documentation",
    method: "HEAD",
    status: 200,
    headers: { "content-length": String(page.length), "cache-control": "no-cache" },
    body: "",
  },
  { what: "HEAD of nothing", path: "/nothing", method: "HEAD", status: 404, body: "" },
  ...["POST", "PUT", "DELETE", "PATCH"].map((method) => ({
    what: method,
    path: "/documentation",
    method,
    status: 405,
  })),
];

const outside = [
  "/../outside.txt",
  "/%2e%2e/outside.txt",
  "/..%2foutside.txt",
  "/%2e%2e%2foutside.txt",
  "/..%5coutside.txt",
  "/assets/../../outside.txt",
  "/assets/%2e%2e/%2e%2e/outside.txt",
  "/%252e%252e/outside.txt",
  "/.%2e/outside.txt",
  "//outside.txt",
  "/outside.txt%00.html",
  "/index.html%00",
  "/.env",
  "/%2eenv",
  "/.git/config",
  "/.policy.json",
  "/_headers",
  "/%zz",
];

/** Refused or not found, whichever a server prefers; its content is never given away. */
const traversal: Expectation[] = outside.map((path) => ({
  what: "nothing outside and nothing hidden",
  path,
  status: [400, 403, 404],
  // Doubled slashes are taken away before anything is looked for.
  unlike: path.startsWith("//") ? { apache: { status: [308, 404] } } : undefined,
}));

export const table = (published: Published): Expectation[] => [
  ...documents(published),
  ...redirects,
  ...files,
  ...traversal,
];
