import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asking } from "./asking.ts";
import { createStaticServer } from "./server.ts";
import { readSettings } from "./settings.ts";

const folder = mkdtempSync(join(tmpdir(), "base-"));
for (const name of ["index.html", "404.html", "about/index.html", "assets/a-11111111.js"]) {
  mkdirSync(dirname(join(folder, "site", name)), { recursive: true });
  writeFileSync(join(folder, "site", name), name);
}
mkdirSync(join(folder, "clients/kilnlog"), { recursive: true });
writeFileSync(join(folder, "clients/kilnlog/index.html"), "client");

const server = createStaticServer({
  site: join(folder, "site"),
  clients: join(folder, "clients"),
  settings: readSettings({ SITE_ORIGIN: "https://example.org/daylit" }),
});
let ask: Awaited<ReturnType<typeof asking>>;
beforeAll(async () => {
  ask = await asking(server);
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

test("below a path everything is found, and only there", async () => {
  for (const [path, name] of [
    ["/daylit/", "index.html"],
    ["/daylit/about", "about/index.html"],
    ["/daylit/assets/a-11111111.js", "assets/a-11111111.js"],
  ] as const)
    expect((await ask(path)).body.toString(), path).toBe(name);
  for (const path of ["/about", "/daylitabout", "/other/", "/daylit/nothing", "/404"]) {
    const { status, body } = await ask(path);
    expect(status, path).toBe(404);
    expect(body.toString(), path).toBe("404.html");
  }
});

test("other spellings lead to the address below the path", async () => {
  const locations: Record<string, string> = {
    "/daylit": "/daylit/",
    "/daylit?a=1": "/daylit/?a=1",
    "/": "/daylit/",
    "/daylit/About/": "/daylit/about",
    "/daylit/index.html": "/daylit/",
  };
  for (const [path, location] of Object.entries(locations))
    expect((await ask(path)).headers.location, path).toBe(location);
});

test("the clients have hosts of their own, without the path", async () => {
  expect((await ask("/", { host: "kilnlog.example.org" })).body.toString()).toBe("client");
});

test("behind TLS, browsers are told to stay there", async () => {
  const { headers } = await ask("/daylit/");
  expect(headers["strict-transport-security"]).toBe("max-age=31536000");
});
