/**
 * The operator's settings, all optional. The build reads them from the environment, checks them and
 * writes them into build.json; every later command reads them there. `npm start`, the tests and
 * development are for localhost; a build for the public stops if it does not know its origin.
 */
export type Settings = {
  /** Scheme, host and port, without a path: "https://example.org". */
  origin: string;
  /** The path of the site's root, without a slash at its end: "" or "/daylit". */
  base: string;
  /** The clients' sites are hosts below this name. */
  clientsDomain: string;
  /** Where enquiries go. */
  email?: string;
  /** Where security faults are reported; without one there is no security.txt. */
  securityContact?: string;
  /** The repository on the web, for "Edit this page"; without one no page offers it. */
  source?: string;
  /** The studio's pages elsewhere. */
  social: readonly string[];
  /** The id of this site at Netlify (OAuth), for a sign-in by a button; without one owners paste a token. */
  netlifyClient?: string;
  /** Seconds for which a CDN may keep a page; no header if not set. */
  edgeSeconds?: number;
  /** Where browsers report policy violations and uncaught errors; nothing is reported if not set. */
  reporting?: string;
  /** The folder of the releases on the server: the root in the files for nginx, Caddy and Apache. */
  releases: string;
};

export type Environment = Readonly<Record<string, string | undefined>>;

export const settingNames = [
  "SITE_ORIGIN",
  "CLIENTS_DOMAIN",
  "STUDIO_EMAIL",
  "SECURITY_CONTACT",
  "SOURCE_URL",
  "STUDIO_SOCIAL",
  "NETLIFY_CLIENT_ID",
  "REPORT_TO",
  "EDGE_SECONDS",
  "RELEASES",
  "ALLOW_LOCALHOST",
] as const;

type SettingName = (typeof settingNames)[number];

/** The settings that each variable determines. */
const fieldsOf: Partial<Record<SettingName, readonly (keyof Settings)[]>> = {
  SITE_ORIGIN: ["origin", "base"],
  CLIENTS_DOMAIN: ["clientsDomain"],
  STUDIO_EMAIL: ["email"],
  SECURITY_CONTACT: ["securityContact"],
  SOURCE_URL: ["source"],
  STUDIO_SOCIAL: ["social"],
  NETLIFY_CLIENT_ID: ["netlifyClient"],
  REPORT_TO: ["reporting"],
  EDGE_SECONDS: ["edgeSeconds"],
  RELEASES: ["releases"],
};

export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    const lines = problems.map((problem) => `- ${problem}`).join("\n");
    super(problems.length === 1 ? problems[0] : `The settings cannot be used:\n${lines}`);
    this.name = "SettingsError";
  }
}

export const localOrigin = "http://localhost:4173";

const isLocal = (hostname: string) =>
  /(^|\.)localhost$/.test(hostname) || /^127\.|^\[::1\]$|^0\.0\.0\.0$/.test(hostname);

const domainShape = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9-]{1,63}$/;
const emailShape = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;
const baseShape = /^(\/[A-Za-z0-9._~-]+)*$/;
const folderShape = /^(\/[A-Za-z0-9._-]+)+$/;

function readUrl(name: string, text: string, schemes: readonly string[], problems: string[]) {
  const url = URL.parse(text);
  const wanted = schemes.map((scheme) => `${scheme}//`).join(" or ");
  if (!url || !schemes.includes(url.protocol))
    problems.push(`${name} is "${text}": it must be a whole address that begins with ${wanted}`);
  else if (url.username || url.password)
    problems.push(`${name} must not hold a user name or a password`);
  else return url;
}

function readOrigin(text: string, problems: string[]) {
  const url = readUrl("SITE_ORIGIN", text, ["https:", "http:"], problems);
  if (!url) return { origin: localOrigin, base: "", hostname: "localhost" };
  const base = url.pathname.replace(/\/+$/, "");
  if (url.search || url.hash)
    problems.push(`SITE_ORIGIN is "${text}": it must not hold a query or a fragment`);
  if (!baseShape.test(base))
    problems.push(
      `SITE_ORIGIN is "${text}": the path may hold letters, digits, ".", "_", "~" and "-" only`,
    );
  return { origin: url.origin, base, hostname: url.hostname.replace(/\.$/, "") };
}

const list = (text: string) => text.split(/[\s,]+/).filter(Boolean);

/** Reads and checks them all, and names everything that is wrong at once. */
export function readSettings(environment: Environment = process.env): Settings {
  const problems: string[] = [];
  const value = (name: SettingName) => environment[name]?.trim() || undefined;
  const { origin, base, hostname } = readOrigin(value("SITE_ORIGIN") ?? localOrigin, problems);

  const clientsDomain = value("CLIENTS_DOMAIN") ?? hostname;
  if (value("CLIENTS_DOMAIN") && !domainShape.test(clientsDomain))
    problems.push(
      `CLIENTS_DOMAIN is "${clientsDomain}": it must be a host name in small letters, such as clients.example.org`,
    );

  const readEmail = (name: SettingName) => {
    const email = value(name);
    if (email && !emailShape.test(email))
      problems.push(`${name} is "${email}": it must be an address such as hello@example.org`);
    return email;
  };
  const email = readEmail("STUDIO_EMAIL");
  const securityContact = readEmail("SECURITY_CONTACT");

  const repository = value("SOURCE_URL");
  const source = repository && readUrl("SOURCE_URL", repository, ["https:"], problems)?.href;

  const social = list(value("STUDIO_SOCIAL") ?? "");
  for (const address of social) readUrl("STUDIO_SOCIAL", address, ["https:"], problems);

  const netlifyClient = value("NETLIFY_CLIENT_ID");
  if (netlifyClient && !/^[\w-]{8,200}$/.test(netlifyClient))
    problems.push(
      `NETLIFY_CLIENT_ID is "${netlifyClient}": it must be the id that Netlify shows for an OAuth application`,
    );

  const report = value("REPORT_TO");
  const reporting = report && readUrl("REPORT_TO", report, ["https:"], problems)?.href;

  const edge = value("EDGE_SECONDS");
  if (edge && !/^\d{1,8}$/.test(edge))
    problems.push(`EDGE_SECONDS is "${edge}": it must be a whole number of seconds`);
  const edgeSeconds = edge ? Number(edge) : undefined;

  const releases = value("RELEASES") ?? "/srv/daylit";
  if (!folderShape.test(releases))
    problems.push(
      `RELEASES is "${releases}": it must be a whole path on the server, such as /srv/daylit`,
    );

  if (problems.length > 0) throw new SettingsError(problems);
  return {
    ...{ origin, base, clientsDomain, email, securityContact, source, netlifyClient },
    ...{ social, edgeSeconds, reporting, releases },
  };
}

/** Refuses an environment that contradicts a finished build: it would change half of the site. */
export function refuseContradiction(built: Settings, environment: Environment): void {
  const here = readSettings(environment);
  const text = (settings: Settings, name: SettingName) =>
    fieldsOf[name]?.map((field) => settings[field] ?? "").join("") || "nothing";
  const problems = settingNames
    .filter((name) => environment[name]?.trim() && text(here, name) !== text(built, name))
    .map(
      (name) =>
        `${name} says ${text(here, name)}, but this build was made with ${text(built, name)}: build again, or unset ${name}`,
    );
  if (problems.length > 0) throw new SettingsError(problems);
}

/** Whether the origin is this machine and nothing says that it should be. */
export const isUnwantedLocalhost = ({ origin }: Settings, environment: Environment) =>
  isLocal(new URL(origin).hostname) && environment.ALLOW_LOCALHOST !== "1";

/** For a build that is meant for the public: its origin must not be this machine unless told so. */
export function readProductionSettings(environment: Environment = process.env): Settings {
  const settings = readSettings(environment);
  if (isUnwantedLocalhost(settings, environment))
    throw new SettingsError([
      `${environment.SITE_ORIGIN ? `SITE_ORIGIN is "${environment.SITE_ORIGIN}"` : "SITE_ORIGIN is not set"}: canonical addresses, the sitemap, social pictures and the clients' frames would point to this machine. Say where the site will stand (SITE_ORIGIN=https://example.org npm run build), or that it stays here (ALLOW_LOCALHOST=1)`,
    ]);
  return settings;
}
