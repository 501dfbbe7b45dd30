import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const entry = fileURLToPath(new URL("./output.ts", import.meta.url));

/** The catalogue for plain Node: blocks are JSX and stylesheets are read as text, which Vite does. */
export async function loadOutput(): Promise<typeof import("./output.ts")> {
  const { module } = await runnerImport<typeof import("./output.ts")>(entry, {
    configFile: false,
    root: fileURLToPath(new URL("../../..", import.meta.url)),
    logLevel: "error",
  });
  return module;
}
