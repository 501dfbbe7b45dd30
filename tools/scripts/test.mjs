// npm test: installs what is missing, browsers included, and runs every check.
import { buildFramework, siteBuild } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { ensureBrowsers } from "./install-browsers.mjs";
import { npmCommand, runBeside, runNpm } from "./run.mjs";
import { ensureServers } from "./servers.mjs";

const started = Date.now();
const step = (name, action) => {
  console.log(`\n── ${name} (at ${Math.round((Date.now() - started) / 1000)} s)`);
  return action();
};
const script = (name) => npmCommand(["run", name, "--silent"]);

step("packages", ensureInstalled);
step("browsers", ensureBrowsers);
step("servers", ensureServers);
step("framework", buildFramework);
// None of these needs what another makes, and each leaves a core idle for a while.
await step("build, beside format, lint, types and unit tests", () =>
  runBeside([siteBuild()], [script("check"), script("test:unit")]),
);
step("end-to-end tests", () => runNpm("run", "test:e2e", "--silent"));
console.log(`\nEvery check passed in ${Math.round((Date.now() - started) / 1000)} s.`);
