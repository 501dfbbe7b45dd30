// Serves what has been built: npm start and the browser tests end here. [port]
import { join } from "node:path";
import { readRecord } from "../policy/build.ts";
import { readPort } from "./listen-options.ts";
import { createPreviewServer } from "./server.ts";

const folder = join(import.meta.dirname, "../../../build");

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

try {
  const { settings } = readRecord(folder);
  const port = readPort(process.argv.slice(2), process.env);
  createPreviewServer(folder)
    .on("error", ({ code, message }: NodeJS.ErrnoException) =>
      stop(
        code === "EADDRINUSE"
          ? `Port ${port} is already in use. Stop what is running there, or choose another: npm start -- ${port + 1}`
          : `The server cannot start: ${message}`,
      ),
    )
    .listen(port, () =>
      console.log(`Daylit is at http://localhost:${port}${settings.base}/ (Ctrl-C stops it)`),
    );
} catch (error) {
  stop((error as Error).message);
}
