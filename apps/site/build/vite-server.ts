import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import { createServer, type Plugin, type ViteDevServer } from "vite";

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

/** The table, with all that it is made from, as it is now. */
export const loadOutputs = (vite: ViteDevServer): Promise<OutputsModule> =>
  vite.ssrLoadModule("/build/output/outputs.server.ts") as Promise<OutputsModule>;
