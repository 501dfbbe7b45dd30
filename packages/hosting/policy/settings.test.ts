import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  readProductionSettings,
  readSettings,
  refuseContradiction,
  SettingsError,
  settingNames,
} from "./settings.ts";

test("nothing has to be set: the site stands on this machine, its clients below it", () => {
  expect(readSettings({})).toEqual({
    origin: "http://localhost:4173",
    base: "",
    clientsDomain: "localhost",
    email: undefined,
    social: [],
    edgeSeconds: undefined,
    reporting: undefined,
    releases: "/srv/daylit",
  });
  expect(readSettings({ SITE_ORIGIN: "  " }).origin).toBe("http://localhost:4173");
});

test("an origin may have a path; the clients stand below its host or below a name of their own", () => {
  for (const SITE_ORIGIN of ["https://example.org/daylit", "https://example.org/daylit/"])
    expect(readSettings({ SITE_ORIGIN })).toMatchObject({
      origin: "https://example.org",
      base: "/daylit",
      clientsDomain: "example.org",
    });
  expect(
    readSettings({ SITE_ORIGIN: "https://example.org", CLIENTS_DOMAIN: "clients.example.net" }),
  ).toMatchObject({ base: "", clientsDomain: "clients.example.net" });
});

test("the studio's addresses are taken as they are", () => {
  expect(
    readSettings({
      STUDIO_EMAIL: "hello@example.org",
      SECURITY_CONTACT: "security@example.org",
      SOURCE_URL: "https://code.example.org/daylit",
      STUDIO_SOCIAL: "https://a.example/daylit, https://b.example/@daylit",
      REPORT_TO: "https://reports.example/csp",
    }),
  ).toMatchObject({
    email: "hello@example.org",
    securityContact: "security@example.org",
    source: "https://code.example.org/daylit",
    social: ["https://a.example/daylit", "https://b.example/@daylit"],
    reporting: "https://reports.example/csp",
  });
});

const wrong: [environment: Record<string, string>, says: RegExp][] = [
  [{ SITE_ORIGIN: "example.org" }, /SITE_ORIGIN is "example\.org": it must be a whole address/],
  [{ SITE_ORIGIN: "ftp://example.org" }, /begins with https:\/\/ or http:\/\//],
  [{ SITE_ORIGIN: "https://me:secret@example.org" }, /must not hold a user name/],
  [{ SITE_ORIGIN: "https://example.org/?a" }, /must not hold a query/],
  [{ SITE_ORIGIN: "https://example.org/a%20b" }, /the path may hold letters/],
  [{ SITE_ORIGIN: "https://example.org/a//b" }, /the path may hold letters/],
  [{ CLIENTS_DOMAIN: "https://clients.example" }, /CLIENTS_DOMAIN .* must be a host name/],
  [{ CLIENTS_DOMAIN: "a_b.example" }, /CLIENTS_DOMAIN/],
  [{ STUDIO_EMAIL: "hello" }, /STUDIO_EMAIL is "hello"/],
  [{ SECURITY_CONTACT: "https://example.org" }, /SECURITY_CONTACT is "https/],
  [{ SOURCE_URL: "code.example.org" }, /SOURCE_URL is "code/],
  [{ STUDIO_SOCIAL: "https://a.example http://b.example" }, /STUDIO_SOCIAL is "http:\/\/b/],
  [{ NETLIFY_CLIENT_ID: "https://x" }, /NETLIFY_CLIENT_ID is "https/],
  [{ REPORT_TO: "reports" }, /REPORT_TO is "reports"/],
  [{ RELEASES: "releases" }, /RELEASES is "releases": it must be a whole path/],
  [{ RELEASES: "/srv/a b" }, /RELEASES/],
  [{ EDGE_SECONDS: "1.5" }, /EDGE_SECONDS is "1\.5": it must be a whole number/],
];

test.each(wrong)("%o is refused with a sentence that helps", (environment, says) => {
  expect(() => readSettings(environment)).toThrow(says);
});

test("everything that is wrong is said at once", () => {
  const read = () => readSettings({ SITE_ORIGIN: "x", STUDIO_EMAIL: "y", REPORT_TO: "z" });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(/SITE_ORIGIN[\s\S]*STUDIO_EMAIL[\s\S]*REPORT_TO/);
});

test("a build for the public refuses this machine as its origin unless told so", () => {
  for (const SITE_ORIGIN of [
    undefined,
    "http://localhost:4173",
    "http://127.0.0.1",
    "http://[::1]",
  ])
    expect(() => readProductionSettings({ SITE_ORIGIN }), SITE_ORIGIN).toThrow(/ALLOW_LOCALHOST=1/);
  expect(readProductionSettings({ ALLOW_LOCALHOST: "1" }).origin).toBe("http://localhost:4173");
  expect(readProductionSettings({ SITE_ORIGIN: "https://example.org" }).base).toBe("");
});

test("a finished build keeps its settings: the environment may repeat them, not change them", () => {
  const built = readSettings({ SITE_ORIGIN: "https://example.org/daylit", EDGE_SECONDS: "60" });
  for (const same of [
    {},
    { SITE_ORIGIN: "https://example.org/daylit/", CLIENTS_DOMAIN: "example.org" },
    { EDGE_SECONDS: "60", ALLOW_LOCALHOST: "1", STUDIO_EMAIL: "" },
  ])
    expect(() => refuseContradiction(built, same)).not.toThrow();
  for (const [name, value] of Object.entries({
    SITE_ORIGIN: "https://example.org",
    CLIENTS_DOMAIN: "clients.example.org",
    STUDIO_EMAIL: "hello@example.org",
    SECURITY_CONTACT: "security@example.org",
    SOURCE_URL: "https://code.example.org/daylit",
    STUDIO_SOCIAL: "https://a.example/daylit",
    NETLIFY_CLIENT_ID: "id-of-daylit",
    REPORT_TO: "https://reports.example",
    EDGE_SECONDS: "61",
    RELEASES: "/srv/other",
  }))
    expect(() => refuseContradiction(built, { [name]: value }), name).toThrow(
      new RegExp(
        `^${name} says \\S+, but this build was made with \\S+: build again, or unset ${name}$`,
      ),
    );
});

test("every setting is explained where people look", () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, "../../..", file), "utf8");
  const chapter = read("apps/site/content/documentation/put-it-online.mdx");
  for (const name of settingNames) {
    expect(chapter, name).toContain(`| \`${name}\` |`);
    expect(read("README.md"), name).toContain(name);
  }
});
