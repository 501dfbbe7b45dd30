// npm test: installs what is missing, browsers and servers included, runs every check and says what the
// machine could not test.
import { buildFramework, siteBuild } from "./build.mjs";
import { ensureInstalled } from "./install/install.mjs";
import { nodeProgram, npmCommand, runBeside, runNpm } from "./run.mjs";

const seconds = (since) => Math.round((Date.now() - since) / 1000);
const started = Date.now();
const took = [];

async function step(name, action) {
  console.log(`\n── ${name} (at ${seconds(started)} s)`);
  const begun = Date.now();
  await action();
  took.push(`${String(seconds(begun)).padStart(5)} s  ${name}`);
}
// The Node of node_modules is there once the packages are.
const builtTests = () => [
  nodeProgram(),
  ["node_modules/vitest/vitest.mjs", "run", "--project=built"],
];
const script = (name) => npmCommand(["run", name, "--silent"]);

await step("packages", ensureInstalled);
// These are there once the packages are.
const { ensurePrograms } = await import("./install/install-programs.mjs");
const { leftOut } = await import("@daylit/browsers/programs.mjs");
await step("browsers and servers", ensurePrograms);
await step("framework", buildFramework);
// None of these needs what another makes, and each leaves a core idle for a while.
await step("build and tests of what is built, beside format, lint, types and unit tests", () =>
  runBeside([siteBuild(), builtTests()], [script("check"), script("test:unit")]),
);
process.env.TEST_SCOPE = "each-change";
await step("browser tests", () => runNpm("run", "test:e2e", "--silent"));
console.log(`\n${took.join("\n")}\n\nEvery check passed in ${seconds(started)} s.`);
const missing = leftOut();
if (missing) console.log(missing);
