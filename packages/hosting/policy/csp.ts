/**
 * The Content-Security-Policy of every kind of document, and of the one worker that has its own. A kind
 * that is not named here cannot run anything, and needs none.
 */
export type DocumentKind = "page" | "composer" | "server-worker" | "sample" | "layout" | "client";

export type PolicyInput = {
  /** Scheme, host and port of the site. */
  origin: string;
  clientsDomain: string;
  /**
   * The inline scripts of the site's pages ("sha256-…"), the same few on all of them. Without them
   * (a build that has not counted them) a page may be framed by nobody else, and no more is said.
   */
  scriptHashes?: readonly string[];
  /** The inline script of the samples. */
  sampleHashes?: readonly string[];
  /** Names of the policies through which the pages make scripts' addresses and markup. */
  trustedTypes?: readonly string[];
  /** Seconds for which a network in front may give a page away unasked. */
  edgeSeconds?: number;
  /** Where violations are reported; nowhere if not said. */
  reporting?: string;
};

type Directives = Readonly<Record<string, readonly string[]>>;

const none = ["'none'"];
const self = ["'self'"];

/** On this machine the port is that of the request. */
const anyPort = (origin: string) =>
  origin.replace(/^(https?:\/\/[\w.-]*localhost)(:\d+)?$/, "$1:*");

const clientHosts = ({ origin, clientsDomain }: PolicyInput) =>
  anyPort(`${new URL(origin).protocol}//_.${clientsDomain}`).replace("//_.", "//*.");

const quoted = (hashes: readonly string[] = []) => hashes.map((hash) => `'${hash}'`);

function pageDirectives(input: PolicyInput): Directives {
  const framing = { "object-src": none, "base-uri": none, "frame-ancestors": self };
  if (!input.scriptHashes) return framing;
  const clients = clientHosts(input);
  return {
    "default-src": none,
    "script-src": [...self, ...quoted(input.scriptHashes)],
    "style-src": self,
    "img-src": [...self, "data:", "blob:", clients],
    "font-src": self,
    // Errors are reported by the page itself (apps/site/runtime/start/report-errors.ts).
    "connect-src": [
      ...self,
      clients,
      ...(input.reporting ? [new URL(input.reporting).origin] : []),
    ],
    "frame-src": [...self, "blob:", clients],
    "worker-src": self,
    "manifest-src": self,
    "form-action": self,
    ...framing,
    "require-trusted-types-for": ["'script'"],
    "trusted-types": input.trustedTypes?.length ? input.trustedTypes : none,
  };
}

/** Hosts that everybody reaches at the same address (packages/publish has a test that these are they). */
export const publishOrigins = [
  "https://api.netlify.com",
  "https://api.github.com",
  "https://codeberg.org",
];

/** Composer and quick update publish to hosts; every other server is asked by a worker (below). */
function composerDirectives(input: PolicyInput): Directives {
  const page = pageDirectives(input);
  const known = page["connect-src"];
  return known ? { ...page, "connect-src": [...known, ...publishOrigins] } : page;
}

/**
 * The worker that asks servers whose address a visitor has typed: their own site, web host or storage.
 * It can do nothing else, and the page that starts it can't connect there itself.
 */
const serverWorkerDirectives = ({ origin }: PolicyInput): Directives => ({
  "default-src": none,
  "script-src": self,
  "connect-src": origin.startsWith("https:") ? ["https:"] : ["https:", "http:"],
  "require-trusted-types-for": ["'script'"],
  "trusted-types": none,
});

/**
 * A sample is a document without an origin that shows markup which a visitor may have typed. It takes
 * the one stylesheet and pictures that are in the markup, and loads no other file. WebKit does not
 * take 'self' for a document without an origin, so the origin is named as well.
 */
function sampleDirectives(input: PolicyInput): Directives {
  if (!input.sampleHashes) return { "frame-ancestors": self };
  const home = anyPort(input.origin);
  return {
    "default-src": none,
    "script-src": quoted(input.sampleHashes),
    // Examples set custom properties in style attributes: they are what is shown.
    "style-src": [...self, home, "'unsafe-inline'"],
    "img-src": [...self, home, "data:"],
    "font-src": [...self, home],
    "form-action": none,
    "base-uri": none,
    "frame-ancestors": self,
    sandbox: ["allow-scripts", "allow-forms"],
  };
}

/** A layout's document has no script at all. In the composer it shows the visitor's own pictures. */
const layoutDirectives: Directives = {
  "default-src": none,
  "style-src": self,
  "img-src": [...self, "data:", "blob:"],
  "font-src": self,
  "media-src": self,
  "form-action": self,
  "base-uri": none,
  "frame-ancestors": self,
};

/**
 * A client's site loads nothing but its own files; its forms go to an email program. The gallery
 * frames it.
 */
const clientDirectives = ({ origin }: PolicyInput): Directives => ({
  "default-src": none,
  "script-src": self,
  "style-src": self,
  "img-src": [...self, "data:"],
  "font-src": self,
  "connect-src": self,
  "worker-src": self,
  "manifest-src": self,
  "object-src": none,
  "base-uri": none,
  "form-action": [...self, "mailto:"],
  "frame-ancestors": [...self, anyPort(origin)],
  "require-trusted-types-for": ["'script'"],
  // packages/site-engine/export/browser/register.js gives the worker's address under this name.
  "trusted-types": ["daylit-site"],
});

const directivesOf: Readonly<Record<DocumentKind, (input: PolicyInput) => Directives>> = {
  page: pageDirectives,
  composer: composerDirectives,
  "server-worker": serverWorkerDirectives,
  sample: sampleDirectives,
  layout: () => layoutDirectives,
  client: clientDirectives,
};

const written = (directives: Directives, reporting?: string) =>
  [
    ...Object.entries(directives).map(([name, values]) => [name, ...values].join(" ")),
    ...(reporting ? [`report-uri ${reporting}`, "report-to violations"] : []),
  ].join("; ");

export const contentSecurityPolicy = (kind: DocumentKind, input: PolicyInput) =>
  written(directivesOf[kind](input), input.reporting);

/** As a meta element can say it, for hosts without headers: without what only a header can. */
export const metaPolicy = (kind: DocumentKind, input: PolicyInput) =>
  written(
    Object.fromEntries(
      Object.entries(directivesOf[kind](input)).filter(
        ([name]) => !["frame-ancestors", "sandbox"].includes(name),
      ),
    ),
  );
