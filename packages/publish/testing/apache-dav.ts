import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findProgram } from "@daylit/browsers/programs.mjs";
import { freePort } from "@daylit/hosting/conformance/programs.ts";

const modules = "mpm_event authz_core authz_user authn_core authn_file auth_basic dav dav_fs".split(
  " ",
);
const installed = "/usr/lib/apache2/modules";

const configuration = (folder: string, port: number) => `
ServerRoot ${folder}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/errors
Mutex file:${folder}
User www-data
Group www-data
${modules.map((name) => `LoadModule ${name}_module ${installed}/mod_${name}.so`).join("\n")}
DavLockDB ${folder}/locks
DocumentRoot ${folder}/site
<Directory ${folder}/site>
  Dav On
  # A site's own .htaccess is for its visitors: read here, it could stop what follows it.
  AllowOverride None
  AllowOverrideList None
  AuthType Basic
  AuthName site
  AuthUserFile ${folder}/users
  Require valid-user
</Directory>
`;

/** Apache with mod_dav and one user, in a folder of its own. */
export async function apacheDav(user: string, password: string) {
  const folder = mkdtempSync(join(tmpdir(), "daylit-dav-"));
  const port = await freePort();
  const site = join(folder, "site");
  mkdirSync(site, { mode: 0o777 });
  const digest = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(password));
  writeFileSync(join(folder, "users"), `${user}:{SHA}${Buffer.from(digest).toString("base64")}\n`);
  writeFileSync(join(folder, "apache.conf"), configuration(folder, port));
  // Started by root it serves as another user.
  for (const path of [folder, site]) chmodSync(path, 0o777);
  const args = ["-d", folder, "-f", join(folder, "apache.conf"), "-D", "FOREGROUND"];
  const child: ChildProcess = spawn(findProgram("apache") ?? "apache2", args, {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let words = "";
  child.stderr?.on("data", (chunk) => {
    words += chunk;
  });
  const address = `http://127.0.0.1:${port}/`;
  while (!(await fetch(address).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(words);
    await pause(20);
  }
  const end = async () => {
    child.kill("SIGTERM");
    if (child.exitCode === null) await once(child, "exit");
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, site, end };
}
