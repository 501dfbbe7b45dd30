import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const entry = fileURLToPath(new URL("./stage-sites.server.ts", import.meta.url));

/** The stages for plain Node: blocks are JSX and stylesheets are read as text, which Vite does. */
export async function loadStages(): Promise<typeof import("./stage-sites.server.ts")> {
  const { module } = await runnerImport<typeof import("./stage-sites.server.ts")>(entry, {
    configFile: false,
    root: fileURLToPath(new URL("../../../../..", import.meta.url)),
    logLevel: "error",
  });
  return module;
}
