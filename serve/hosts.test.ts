import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { hostsOf } from "./hosts.ts";

const clients = mkdtempSync(join(tmpdir(), "hosts-"));
for (const name of ["ada-fenn", "kilnlog"]) mkdirSync(join(clients, name));
afterAll(() => rmSync(clients, { recursive: true }));

const local = ["localhost", "127.0.0.1", "[::1]"];
const hosts = (SITE_ORIGIN?: string, CLIENTS_DOMAIN?: string) => {
  const found = hostsOf({ site: "/site", clients }, { SITE_ORIGIN, CLIENTS_DOMAIN });
  return { sites: Object.keys(found.sites), clients: Object.keys(found.clients) };
};

test("on this machine every client is a host below localhost", () => {
  expect(hosts()).toEqual({ sites: local, clients: ["ada-fenn.localhost", "kilnlog.localhost"] });
});

test("in production the clients stand below the site's host, or below a domain of their own", () => {
  expect(hosts("https://daylit.test")).toEqual({
    sites: [...local, "daylit.test"],
    clients: ["ada-fenn.daylit.test", "kilnlog.daylit.test"],
  });
  expect(hosts("https://daylit.test", "clients.test").clients).toEqual([
    "ada-fenn.clients.test",
    "kilnlog.clients.test",
  ]);
});

test("a site without clients is served all the same", () => {
  const settings = { SITE_ORIGIN: undefined, CLIENTS_DOMAIN: undefined };
  expect(hostsOf({ site: "/site", clients: "/nowhere" }, settings).clients).toEqual({});
});
