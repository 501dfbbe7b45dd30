import { expect, test } from "vitest";
import { metaPolicy, type PolicyInput, publishOrigins } from "./csp.ts";
import { headersFor, kindOf } from "./policy.ts";

const input: PolicyInput = {
  origin: "https://example.org",
  clientsDomain: "clients.example.org",
  scriptHashes: ["sha256-one", "sha256-two"],
  sampleHashes: ["sha256-frame"],
  trustedTypes: ["daylit"],
};
const policy = (file: string, host: "site" | "client" = "site", with_: PolicyInput = input) =>
  headersFor(file, host, with_)["Content-Security-Policy"] ?? "";
const directive = (text: string, name: string) =>
  text.split("; ").find((part) => part === name || part.startsWith(`${name} `));

test("every file has one kind", () => {
  const kinds = {
    "/index.html": "page",
    "/404.html": "page",
    "/samples/card/row.html": "sample",
    "/view/arch-0001.html": "layout",
    "/compose/index.html": "composer",
    "/update/index.html": "composer",
    "/compose/page.html": "layout",
    "/compose/food-0001-1.json": "part",
    "/view/arch-0001.css": "part",
    "/stylesheet/card.md": "part",
    "/assets/entry-Ab12_-x9.js": "lasting",
    "/assets/server-worker-Ab12_-x9.js": "server-worker",
    "/pictures/bread.0a1b2c3d.webp": "lasting",
    "/assets/preview.png": "file",
    "/service-worker.js": "file",
  };
  for (const [file, kind] of Object.entries(kinds)) expect(kindOf(file, "site"), file).toBe(kind);
  expect(kindOf("/samples/x.html", "client")).toBe("page");
});

/** What each of our pages says but for `connect-src`, in this order. */
const ours = (connect: string) => [
  "default-src 'none'",
  "script-src 'self' 'sha256-one' 'sha256-two'",
  "style-src 'self'",
  "img-src 'self' data: blob: https://*.clients.example.org",
  "font-src 'self'",
  `connect-src ${connect}`,
  "frame-src 'self' blob: https://*.clients.example.org",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types daylit",
];

test.each([
  ["page", "/about/index.html", "site", ours("'self' https://*.clients.example.org")],
  [
    "composer",
    "/compose/index.html",
    "site",
    ours(
      "'self' https://*.clients.example.org https://api.netlify.com https://api.github.com https://codeberg.org",
    ),
  ],
  [
    "worker that asks owners’ servers",
    "/assets/server-worker-Ab12_-x9.js",
    "site",
    [
      "default-src 'none'",
      "script-src 'self'",
      "connect-src https:",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ],
  ],
  [
    "sample",
    "/samples/card/row.html",
    "site",
    [
      "default-src 'none'",
      "script-src 'sha256-frame'",
      "style-src 'self' https://example.org 'unsafe-inline'",
      "img-src 'self' https://example.org data:",
      "font-src 'self' https://example.org",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
      "sandbox allow-scripts allow-forms",
    ],
  ],
  [
    "layout",
    "/view/arch-0001.html",
    "site",
    [
      "default-src 'none'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "media-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ],
  ],
  [
    "client",
    "/index.html",
    "client",
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self' mailto:",
      "frame-ancestors 'self' https://example.org",
      "require-trusted-types-for 'script'",
      "trusted-types daylit-site",
    ],
  ],
] as const)("the whole policy of a %s", (_, file, host, directives) => {
  expect(policy(file, host).split("; ")).toEqual(directives);
});

test("a build that has not counted its scripts may be framed by itself alone all the same", () => {
  const { scriptHashes: _, sampleHashes: __, ...uncounted } = input;
  for (const file of ["/index.html", "/samples/card/row.html", "/view/arch-0001.html"])
    expect(policy(file, "site", uncounted), file).toContain("frame-ancestors 'self'");
  expect(policy("/index.html", "site", uncounted)).not.toContain("script-src");
});

test("the composer alone may call hosts, and differs from a page in nothing else", () => {
  const [page, composer] = [policy("/about/index.html"), policy("/compose/index.html")];
  expect(directive(composer, "connect-src")).toBe(
    [directive(page, "connect-src"), ...publishOrigins].join(" "),
  );
  const rest = (text: string) => text.replace(/connect-src [^;]*; /, "");
  expect(rest(composer)).toBe(rest(page));
  const local = { ...input, origin: "http://localhost:4173", clientsDomain: "localhost" };
  expect(
    directive(policy("/assets/server-worker-Ab12_-x9.js", "site", local), "connect-src"),
  ).toMatch(/ http:$/);
});

test("on this machine the clients have the port of the request", () => {
  const local = { ...input, origin: "http://localhost:4173", clientsDomain: "localhost" };
  expect(directive(policy("/index.html", "site", local), "frame-src")).toBe(
    "frame-src 'self' blob: http://*.localhost:*",
  );
  expect(directive(policy("/index.html", "client", local), "frame-ancestors")).toBe(
    "frame-ancestors 'self' http://localhost:*",
  );
});

test("violations are reported only where REPORT_TO is set", () => {
  expect(headersFor("/index.html", "site", input)["Reporting-Endpoints"]).toBeUndefined();
  expect(policy("/index.html")).not.toContain("report");
  const reporting = { ...input, reporting: "https://reports.example/csp" };
  expect(headersFor("/index.html", "site", reporting)["Reporting-Endpoints"]).toBe(
    'violations="https://reports.example/csp"',
  );
  expect(policy("/index.html", "site", reporting)).toMatch(
    /report-uri https:\/\/reports\.example\/csp; report-to violations$/,
  );
});

test("a page may connect to the address of reports, and only where there is one", () => {
  const reporting = { ...input, reporting: "https://reports.example/errors?site=1" };
  expect(directive(policy("/index.html", "site", reporting), "connect-src")).toBe(
    "connect-src 'self' https://*.clients.example.org https://reports.example",
  );
  for (const file of ["/samples/card/row.html", "/view/arch-0001.html"])
    expect(policy(file, "site", reporting)).not.toContain("connect-src");
});

test("only behind TLS are browsers told to stay there", () => {
  const told = (origin: string) =>
    headersFor("/index.html", "site", { ...input, origin })["Strict-Transport-Security"];
  expect(told("https://example.org")).toBe("max-age=31536000");
  expect(told("http://localhost:4173")).toBeUndefined();
});

test("a CDN may keep pages where EDGE_SECONDS is set", () => {
  const header = (edgeSeconds?: number) =>
    headersFor("/index.html", "site", { ...input, edgeSeconds })["CDN-Cache-Control"];
  expect(header()).toBeUndefined();
  expect(header(60)).toBe("max-age=60");
});

test("what a meta element cannot say is left out of it", () => {
  expect(metaPolicy("page", input)).not.toContain("frame-ancestors");
  expect(metaPolicy("sample", input)).not.toContain("sandbox");
  expect(metaPolicy("page", input)).toContain("script-src 'self' 'sha256-one'");
});
