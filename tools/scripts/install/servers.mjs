// On CI the servers that are tested are installed, with what their test needs; elsewhere a test says if
// one is missing.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const servers = {
  nginx: "/usr/sbin/nginx",
  caddy: "/usr/bin/caddy",
  apache2: "/usr/sbin/apache2",
  curl: "/usr/bin/curl",
  iproute2: "/usr/bin/ip",
  openssl: "/usr/bin/openssl",
};

export function ensureServers() {
  const missing = Object.keys(servers).filter((name) => !existsSync(servers[name]));
  if (!process.env.CI || missing.length === 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`Installing ${missing.join(", ")} with apt-get …`);
  // RUNLEVEL=1: only the programs are wanted, no service.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore", env });
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...missing], {
    stdio: ["ignore", "ignore", "inherit"],
    env,
  });
}
