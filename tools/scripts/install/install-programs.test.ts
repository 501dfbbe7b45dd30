import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

/** npm test's installation on a machine with nothing but these programs; returns what was called. */
function install(standIns: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "daylit-path-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const log = join(folder, "log");
  writeFileSync(log, "");
  for (const [name, script] of Object.entries(standIns))
    writeFileSync(join(folder, name), `#!/bin/sh\necho "${name} $*" >>${log}\n${script}\n`, {
      mode: 0o755,
    });
  symlinkSync("/usr/bin/env", join(folder, "env"));
  const script =
    'import("./tools/scripts/install/install-programs.mjs").then((it) => it.ensurePrograms())';
  const { status } = spawnSync(process.execPath, ["-e", script], {
    cwd: join(import.meta.dirname, "../../.."),
    env: { PATH: folder },
  });
  expect(status).toBe(0);
  return readFileSync(log, "utf8");
}

if (process.platform === "linux") {
  test("what is missing is installed with apt-get, and no server is left to start by itself", () => {
    const sudo = 'shift; exec "$@"';
    const called = install({ chromium: "", "apt-get": "", systemctl: "", sudo });
    for (const name of ["firefox-esr", "webkit2gtk-driver", "nginx", "caddy", "apache2"])
      expect(called).toContain(`apt-get install -y -qq ${name}\n`);
    expect(called).not.toContain("qq chromium\n");
    expect(called).toContain("systemctl disable --quiet nginx\n");
  });

  test("a machine that refuses to install goes on without", () => {
    const called = install({ chromium: "", "apt-get": "exit 1", sudo: "exit 1" });
    expect(called).not.toContain(" install ");
  });
}
