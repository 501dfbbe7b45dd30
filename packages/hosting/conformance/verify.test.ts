import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readBuild } from "../policy/build.ts";
import { createPreviewServer } from "../preview-server/server.ts";
import { smallRelease, writeSmallBuild } from "./fixture.ts";
import { freePort } from "./programs.ts";
import { verify } from "./verify.ts";

test("a site that is not the build is told from it, a line for each difference", async () => {
  const port = await freePort();
  const environment = { SITE_ORIGIN: `http://localhost:${port}` };
  const { store, folder, remove } = smallRelease(environment);
  const build = readBuild(folder, {});
  const live = join(store, "live");
  writeSmallBuild(live, environment);
  const server = createPreviewServer(live).listen(port);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
    remove();
  });
  expect((await verify(build)).findings).toEqual([]);

  writeSmallBuild(live, environment, "second");
  rmSync(join(live, "site/service-worker.js"));
  const { findings } = await verify(build);
  const lines = findings.map(({ asked, differs }) => `${asked}: ${differs}`).join("\n");
  expect(lines).toMatch(/^GET \/documentation \(a page\): content-security-policy: .*sha256/m);
  expect(lines).toMatch(
    /^GET \/documentation \(a page\): content: \d+ bytes, expected \d+ others$/m,
  );
  expect(lines).toMatch(/^GET \/service-worker\.js \(a file\): status 404, expected 200$/m);
  expect(lines).not.toContain("GET /feed.xml (a file)");

  server.close();
  server.closeAllConnections();
  const silent = await verify(build);
  expect(silent).toEqual({
    asked: 1,
    findings: [{ asked: "GET /", differs: expect.stringMatching(/^no answer: /) }],
  });
});
