// npm start: installs what is missing, builds what has changed, serves the finished site.
import { spawn } from "node:child_process";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install/install.mjs";
import { nodeProgram } from "./run.mjs";

ensureInstalled();
ensureBuilt();

const server = spawn(
  nodeProgram(),
  ["packages/hosting/preview-server/main.ts", ...process.argv.slice(2)],
  {
    stdio: "inherit",
  },
);
server.on("exit", (code) => process.exit(code ?? 0));
// Ctrl-C reaches the whole process group; the server closes its connections and then ends.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => server.kill("SIGTERM"));
