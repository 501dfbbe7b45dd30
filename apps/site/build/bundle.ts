import { fileURLToPath } from "node:url";
import { build } from "vite";
import { defines } from "./plugins/defines.ts";

/** One of our modules as one script without imports, minified. */
export async function bundle(entry: URL, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { "process.env.NODE_ENV": '"production"', ...defines, ...define },
    build: {
      write: false,
      target: ["chrome123", "firefox128", "safari17.5"],
      lib: { entry: fileURLToPath(entry), formats: ["iife"], name: "script", fileName: "script" },
    },
  });
  const [written] = Array.isArray(result) ? result : [];
  if (!written) throw new Error(`${entry} was not bundled`);
  return written.output[0].code.trim();
}
