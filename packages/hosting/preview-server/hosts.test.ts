import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { hostsOf } from "./hosts.ts";
import { readSettings } from "./settings.ts";

const clients = mkdtempSync(join(tmpdir(), "hosts-"));
function add(name: string) {
  mkdirSync(join(clients, name));
  writeFileSync(join(clients, name, "index.html"), "");
}
add("kilnlog");
afterAll(() => rmSync(clients, { recursive: true }));

const hosts = (environment: Record<string, string> = {}) => {
  const find = hostsOf({ site: "/site", clients }, readSettings(environment));
  return (host: string) => find(host).root.replace(`${clients}/`, "");
};

test("a client is a host below the site's own, or below a domain of its own", () => {
  expect(hosts()("kilnlog.localhost")).toBe("kilnlog");
  expect(hosts({ SITE_ORIGIN: "https://daylit.test/below" })("kilnlog.daylit.test")).toBe(
    "kilnlog",
  );
  const apart = hosts({ SITE_ORIGIN: "https://daylit.test", CLIENTS_DOMAIN: "clients.test" });
  expect(apart("kilnlog.clients.test")).toBe("kilnlog");
  expect(apart("kilnlog.daylit.test")).toBe("/site");
});

test("every other name gets the site", () => {
  for (const host of [
    "localhost",
    "192.168.1.20",
    "[::1]",
    "my-laptop",
    "x.workspaces.example",
    "",
    "nobody.localhost",
    "kilnlog.localhost.evil.test",
    "..localhost",
    "a.kilnlog.localhost",
  ])
    expect(hosts()(host), host).toBe("/site");
});

test("a client that comes with a later build is found without a restart", () => {
  const find = hosts();
  expect(find("ada-fenn.localhost")).toBe("/site");
  add("ada-fenn");
  expect(find("ada-fenn.localhost")).toBe("ada-fenn");
});
