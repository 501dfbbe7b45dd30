// npm test: installs what is missing, browsers included, and runs every check.
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { ensureBrowsers } from "./install-browsers.mjs";
import { runNpm } from "./run.mjs";
import { ensureServers } from "./servers.mjs";

const started = Date.now();
const step = (name, action) => {
  console.log(`\n── ${name} (at ${Math.round((Date.now() - started) / 1000)} s)`);
  action();
};

step("packages", ensureInstalled);
step("browsers", ensureBrowsers);
step("servers", ensureServers);
step("format, lint, types", () => runNpm("run", "check", "--silent"));
step("build", ensureBuilt);
step("unit tests", () => runNpm("run", "test:unit", "--silent"));
step("end-to-end tests", () => runNpm("run", "test:e2e", "--silent"));
console.log(`\nEvery check passed in ${Math.round((Date.now() - started) / 1000)} s.`);
