import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { readFinishedBuild } from "../policy/build.ts";
import { createPreviewServer } from "../preview-server/server.ts";
import { addRelease, rollBack } from "../releases/releases.ts";
import { smallRelease, writeSmallBuild } from "./fixture.ts";
import { freePort, programs, start } from "./programs.ts";
import { readServed, verify } from "./verify.ts";

type Findings = Awaited<ReturnType<typeof verify>>["findings"];
const linesOf = (findings: Findings) =>
  findings.map(({ request, difference }) => `${request}: ${difference}`).join("\n");

/** What an interrupted copy or a hand on the server does to a release, and what is said. */
const damages: Record<string, { damage: (site: string) => void; said: RegExp }> = {
  "a cut sitemap": {
    damage: (site) => truncateSync(join(site, "sitemap.xml"), 5),
    said: /^GET \/sitemap\.xml \(a file\): content: 5 bytes, expected 9$/m,
  },
  "a cut tarball": {
    damage: (site) => truncateSync(join(site, "daylit-0.1.0.tgz"), 100),
    said: /^GET \/daylit-0\.1\.0\.tgz \(a file\): content: 100 bytes, expected 4096$/m,
  },
  "JSON with other bytes": {
    damage: (site) => writeFileSync(join(site, "catalogue.json"), "[]"),
    said: /^GET \/catalogue\.json \(a file\): content: 2 bytes, expected 2 others$/m,
  },
  "a deleted picture": {
    damage: (site) => rmSync(join(site, "pictures/bread.0a1b2c3d.webp")),
    said: /^GET \/pictures\/bread\.0a1b2c3d\.webp \(a lasting\): status (404|503), expected 200$/m,
  },
  "a missing page": {
    damage: (site) => {
      for (const ending of ["", ".gz", ".br"])
        rmSync(join(site, `stylesheet/subHead/index.html${ending}`));
    },
    said: /^GET \/stylesheet\/subHead \(a page\): status (404|503), expected 200$/m,
  },
  "a client's stylesheet": {
    damage: (site) => truncateSync(join(site, "../clients/kilnlog/style.css"), 3),
    said: /^kilnlog: GET \/style\.css \(a file\): content: 3 bytes, expected \d+$/m,
  },
};

for (const name of ["preview server", ...programs] as const)
  test(`${name}: a correct release has no differences, and every damage is found`, async () => {
    const port = await freePort();
    const { store, folder, remove } = smallRelease({ SITE_ORIGIN: `http://localhost:${port}` });
    const serve = () => {
      const server = createPreviewServer(folder).listen(port);
      const stop = async () => {
        server.close();
        server.closeAllConnections();
      };
      return { stop };
    };
    const running = name === "preview server" ? serve() : await start(name, store, port);
    onTestFinished(async () => {
      await running.stop();
      remove();
    });
    const build = readFinishedBuild(folder, {});
    expect(linesOf((await verify(build)).findings)).toBe("");
    for (const { damage } of Object.values(damages)) damage(join(folder, "site"));
    // A compressed copy that is damaged beside a good original; nginx is the one that sends it.
    writeFileSync(join(folder, "site/documentation/theming.md.gz"), gzipSync("cut"));
    const lines = linesOf((await verify(readFinishedBuild(folder, {}))).findings);
    for (const [what, { said }] of Object.entries(damages)) expect(lines, what).toMatch(said);
    if (name === "nginx")
      expect(lines).toMatch(/^GET \/documentation\/theming\.md .* compressed\): content: 3 bytes/m);
  });

test("a site that is another build, or that does not answer, is told from it", async () => {
  const port = await freePort();
  const environment = { SITE_ORIGIN: `http://localhost:${port}` };
  const { store, folder, remove } = smallRelease(environment);
  const build = readFinishedBuild(folder, {});
  const live = join(store, "live");
  writeSmallBuild(live, environment, "second");
  rmSync(join(live, "site/service-worker.js"));
  const server = createPreviewServer(live).listen(port);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
    remove();
  });
  const lines = linesOf((await verify(build)).findings);
  expect(lines).toMatch(/^GET \/documentation \(a page\): content-security-policy: .*sha256/m);
  expect(lines).toMatch(/^GET \/documentation \(a page\): content: \d+ bytes, expected \d+$/m);
  expect(lines).toMatch(/^GET \/service-worker\.js \(a file\): status 404, expected 200$/m);
  expect(lines).not.toContain("GET /feed.xml (a file)");

  server.close();
  server.closeAllConnections();
  const silent = await verify(build);
  expect(silent).toEqual({
    requests: 1,
    findings: [{ request: "GET /", difference: expect.stringMatching(/^no answer: /) }],
  });
});

test("the site is compared with the release that is served, not with the last build", () => {
  const scratch = mkdtempSync(join(tmpdir(), "daylit-verify-"));
  onTestFinished(() => rmSync(scratch, { recursive: true }));
  const [store, build] = [join(scratch, "store"), join(scratch, "build")];
  const make = (title: string) => {
    rmSync(build, { recursive: true, force: true });
    writeSmallBuild(build, { SITE_ORIGIN: "https://example.org", RELEASES: store }, title);
  };
  const folder = (address?: string) => readServed(build, address).folder;
  make("first");
  expect(folder()).toBe(build);
  addRelease(build, {});
  make("second");
  addRelease(build, {});
  make("third");
  expect(folder("https://example.org/")).toBe(join(store, "0002"));
  rollBack(store);
  expect(folder()).toBe(join(store, "0001"));
  const { build: served } = readServed(build);
  const page = served.digests.get("site/index.html");
  expect(page?.size).toBe(readFileSync(join(store, "0001/site/index.html")).length);
  expect(served.policy.scriptHashes).toEqual(["sha256-first"]);
  // Another address is not what is served from here.
  expect(() => folder("https://example.net")).toThrow(/SITE_ORIGIN says https:\/\/example\.net/);
});
