import { fileURLToPath } from "node:url";
import { createStaticServer } from "./server.ts";

const port = Number(process.env.PORT ?? 4173);
const site = fileURLToPath(new URL("../site/build/client", import.meta.url));

const server = createStaticServer({ localhost: site, "127.0.0.1": site, "[::1]": site });

server.on("error", (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === "EADDRINUSE"
      ? `Port ${port} is already in use. Stop what is running there, or choose another: PORT=${port + 1} npm start`
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
