import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import { createServer, type DevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { createNodeImportMeta, ESModulesEvaluator, ModuleRunner } from "vite/module-runner";

type OutputsModule = typeof import("./output/outputs.server.ts");

/**
 * Vite with our configuration and without a port: it reads JSX, MDX and stylesheets as text.
 * `server` is where the browser hears of changes; a build tells nobody.
 */
export const openVite = (server?: Server, plugins: Plugin[] = []): Promise<ViteDevServer> =>
  createServer({
    // Node reads it as it is; bundled first, it would come a second later.
    configLoader: "native",
    configFile: fileURLToPath(new URL("../vite.config.ts", import.meta.url)),
    logLevel: "warn",
    plugins,
    server: { middlewareMode: true, ws: server ? { server } : false, watch: server ? {} : null },
    // While one module is read, what it imports is on its way.
    environments: { ssr: { dev: { preTransformRequests: true } } },
    // Only development has modules for the browser to be found beforehand.
    optimizeDeps: { noDiscovery: !server },
  });

/** Vite's own gives up a module after a minute; on a busy machine a long chapter takes longer to read. */
const patientRunner = ({ hot }: DevEnvironment) =>
  new ModuleRunner(
    {
      transport: { invoke: (data) => hot.handleInvoke(data) },
      createImportMeta: createNodeImportMeta,
      sourcemapInterceptor: false,
      hmr: false,
    },
    new ESModulesEvaluator(),
  );

/** One for each: Vite has a new environment when it restarts. */
const runners = new WeakMap<DevEnvironment, ModuleRunner>();

/** The table, with all that it is made from, as it is now. */
export function loadOutputs({ environments: { ssr } }: ViteDevServer): Promise<OutputsModule> {
  const runner = runners.get(ssr) ?? patientRunner(ssr);
  runners.set(ssr, runner);
  return runner.import("/build/output/outputs.server.ts");
}
