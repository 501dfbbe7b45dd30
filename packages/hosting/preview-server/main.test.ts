import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeSmallBuild } from "../conformance/fixture.ts";

/** The preview server of a copy of this package, with a small build or none. */
function copy({ built }: { built: boolean }) {
  const home = mkdtempSync(join(tmpdir(), "daylit-preview-"));
  onTestFinished(() => rmSync(home, { recursive: true }));
  cpSync(join(import.meta.dirname, ".."), join(home, "packages/hosting"), { recursive: true });
  symlinkSync(join(import.meta.dirname, "../../../node_modules"), join(home, "node_modules"));
  if (built) writeSmallBuild(join(home, "build"), { SITE_ORIGIN: "https://example.org" });
  return home;
}

async function run(home: string, env: Record<string, string>) {
  const main = join(home, "packages/hosting/preview-server/main.ts");
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill());
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (words) => {
      said += words;
    });
  await Promise.race([once(child.stdout, "data"), once(child, "close")]);
  return { said };
}

test("it says in one line where it listens, or why it cannot", async () => {
  const built = copy({ built: true });
  const taken = createServer().listen(0);
  await once(taken, "listening");
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as { port: number };
  const says = async (home: string, env: Record<string, string>) => (await run(home, env)).said;

  expect(await says(built, { PORT: String(port) })).toMatch(
    /^Port \d+ is already in use\. .* npm start -- \d+\n$/,
  );
  expect(await says(built, { PORT: "abc" })).toMatch(/^PORT is "abc": .*\n$/);
  expect(await says(built, { SITE_ORIGIN: "https://example.net" })).toBe(
    "SITE_ORIGIN says https://example.net, but this build was made with https://example.org: build again, or unset SITE_ORIGIN\n",
  );
  expect(await says(copy({ built: false }), {})).toMatch(/^There is no finished build in .*\n$/);
});
