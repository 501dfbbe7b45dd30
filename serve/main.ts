import { fileURLToPath } from "node:url";
import { hostsOf } from "./hosts.ts";
import { createStaticServer } from "./server.ts";

const port = Number(process.argv[2] ?? process.env.PORT ?? 4173);
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const folders = { site: folder("../site/build/client"), clients: folder("../clients/build") };
const { SITE_ORIGIN, CLIENTS_DOMAIN } = process.env;
const { sites, clients } = hostsOf(folders, { SITE_ORIGIN, CLIENTS_DOMAIN });

const server = createStaticServer(sites, clients);

server.on("error", (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === "EADDRINUSE"
      ? `Port ${port} is already in use. Stop what is running there, or choose another: npm start -- ${port + 1}`
      : `The server cannot start: ${error.message}`,
  );
  process.exitCode = 1;
});

server.listen(port, () => console.log(`Daylit is at http://localhost:${port} (Ctrl-C stops it)`));

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
