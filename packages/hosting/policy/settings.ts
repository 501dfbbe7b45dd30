/**
 * What the operator of the site may set, all of it optional, read from the environment and checked
 * here, once. `npm start`, the tests and development stand on localhost and say so; a build for the
 * public that has not been told its origin stops instead of naming localhost in every canonical.
 */
export type Settings = {
  /** Scheme, host and port, without a path: "https://example.org". */
  origin: string;
  /** The path the site stands below, without a slash at its end: "" or "/daylit". */
  base: string;
  /** The clients' sites are hosts below this name. */
  clientsDomain: string;
  /** Where enquiries go. */
  email?: string;
  /** The studio's pages elsewhere. */
  social: readonly string[];
  /** For how long a network in front may give pages away unasked; see bench/cdn. Not said if not set. */
  edgeSeconds?: number;
  /** Where browsers report what the security policy stopped. Nobody is asked to report if not set. */
  reporting?: string;
};

export type Environment = Readonly<Record<string, string | undefined>>;

export const settingNames = [
  "SITE_ORIGIN",
  "CLIENTS_DOMAIN",
  "STUDIO_EMAIL",
  "STUDIO_SOCIAL",
  "REPORT_TO",
  "EDGE_SECONDS",
  "ALLOW_LOCALHOST",
] as const;

export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(`The settings cannot be used:\n${problems.map((problem) => `- ${problem}`).join("\n")}`);
    this.name = "SettingsError";
  }
}

export const localOrigin = "http://localhost:4173";

const isLocal = (hostname: string) =>
  /(^|\.)localhost$/.test(hostname) || /^127\.|^\[::1\]$|^0\.0\.0\.0$/.test(hostname);

const domainShape = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9-]{1,63}$/;
const emailShape = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;
const baseShape = /^(\/[A-Za-z0-9._~-]+)*$/;

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
  const value = (name: (typeof settingNames)[number]) => environment[name]?.trim() || undefined;
  const { origin, base, hostname } = readOrigin(value("SITE_ORIGIN") ?? localOrigin, problems);

  const clientsDomain = value("CLIENTS_DOMAIN") ?? hostname;
  if (value("CLIENTS_DOMAIN") && !domainShape.test(clientsDomain))
    problems.push(
      `CLIENTS_DOMAIN is "${clientsDomain}": it must be a host name in small letters, such as clients.example.org`,
    );

  const email = value("STUDIO_EMAIL");
  if (email && !emailShape.test(email))
    problems.push(`STUDIO_EMAIL is "${email}": it must be an address such as hello@example.org`);

  const social = list(value("STUDIO_SOCIAL") ?? "");
  for (const address of social) readUrl("STUDIO_SOCIAL", address, ["https:"], problems);

  const reporting = value("REPORT_TO");
  if (reporting) readUrl("REPORT_TO", reporting, ["https:"], problems);

  const edge = value("EDGE_SECONDS");
  if (edge && !/^\d{1,8}$/.test(edge))
    problems.push(`EDGE_SECONDS is "${edge}": it must be a whole number of seconds`);
  const edgeSeconds = edge ? Number(edge) : undefined;

  if (problems.length > 0) throw new SettingsError(problems);
  return { origin, base, clientsDomain, email, social, edgeSeconds, reporting };
}

/** For a build that is meant for the public: its origin must not be this machine unless told so. */
export function readProductionSettings(environment: Environment = process.env): Settings {
  const settings = readSettings(environment);
  if (isLocal(new URL(settings.origin).hostname) && environment.ALLOW_LOCALHOST !== "1")
    throw new SettingsError([
      `${environment.SITE_ORIGIN ? `SITE_ORIGIN is "${environment.SITE_ORIGIN}"` : "SITE_ORIGIN is not set"}: canonical addresses, the sitemap, social pictures and the clients' frames would point to this machine. Say where the site will stand (SITE_ORIGIN=https://example.org npm run build), or that it stays here (ALLOW_LOCALHOST=1)`,
    ]);
  return settings;
}
