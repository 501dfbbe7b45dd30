/**
 * Looks at every page of every generated site (`packages/site-engine/testing/fixtures.ts`: all trades, every block twice,
 * odd texts, all lengths at their limits), served by nginx:
 *
 *     npm run do -- prove sites [name …]
 *
 * Each page: axe in light and dark, no sideways scroll at 320 px, nothing on the console. One site is
 * opened from disk too. What pages weigh is asked in Node: packages/site-engine/testing/fixtures.test.ts.
 */
import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { launchChromium } from "@daylit/browsers/chromium.ts";
import { findProgram } from "@daylit/browsers/programs.mjs";
import { siteEngine } from "../../e2e/support/composer/engine.ts";
import { siteFaults } from "../../e2e/support/faults/site-faults.ts";

const port = Number(process.env.PORT ?? 4129);
const wanted = process.argv.slice(2);
const root = mkdtempSync(join(tmpdir(), "daylit-prove-"));
// Started by root, nginx reads as a user without access to such a folder.
chmodSync(root, 0o755);
const engine = await siteEngine();
const sites = engine
  .fixtureSites()
  .filter(({ name }) => wanted.length === 0 || wanted.includes(name));

for (const { name, site } of sites) {
  const files = engine.filesOf(site);
  for (const [file, content] of files) {
    const path = join(root, "sites", name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

writeFileSync(
  join(root, "nginx.conf"),
  `daemon off; pid ${root}/nginx.pid; error_log ${root}/error.log;
events {}
http {
  include /etc/nginx/mime.types; access_log off;
  gzip on; gzip_comp_level 9; gzip_min_length 0; gzip_types text/css text/javascript application/javascript;
  types { application/manifest+json webmanifest; }
  server { listen 127.0.0.1:${port}; root ${root}/sites; }
}`,
);
const nginx = spawn(findProgram("nginx") ?? "nginx", ["-p", root, "-c", join(root, "nginx.conf")], {
  stdio: "inherit",
});
const origin = `http://127.0.0.1:${port}`;
const answers = () =>
  fetch(origin).then(
    () => true,
    () => false,
  );
while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 50));

const browser = await launchChromium();
const faults: string[] = [];
try {
  const context = await browser.newContext();
  const page = await context.newPage();
  for (const { name, site } of sites) {
    for (const { path } of site.pages) {
      const file = path === "/" ? "index.html" : `${path.slice(1)}.html`;
      const address = `${origin}/${name}/${file}`;
      faults.push(...(await siteFaults(page, address)));
    }
    console.log(`${name}: looked at, ${faults.length} faults so far`);
  }
  const first = sites[0]?.name ?? "";
  faults.push(
    ...(await siteFaults(page, pathToFileURL(join(root, "sites", first, "index.html")).href)),
  );
} finally {
  await browser.close();
  nginx.kill();
  rmSync(root, { recursive: true, force: true });
}
for (const fault of faults) console.log(fault);
console.log(`${sites.length} sites, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
