// npm start ends here. One process listens and hands connections to its workers; SIGHUP exchanges
// these for new ones without losing a request, SIGTERM lets them finish.
import cluster from "node:cluster";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readListening } from "./listening.ts";
import { createStaticServer, retire } from "./server.ts";
import { readSettings } from "./settings.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Where releases are kept side by side (releases/); without it, what was built here is served. */
const release = process.env.RELEASE;
const folders = release
  ? { site: join(release, "site"), clients: join(release, "clients") }
  : { site: folder("../build/site"), clients: folder("../build/clients") };

const cannotListen = 78;

function work() {
  const { port } = readListening();
  const server = createStaticServer({ ...folders, settings: readSettings() });
  server.on("error", (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === "EADDRINUSE"
        ? `Port ${port} is already in use. Stop what is running there, or choose another: npm start -- ${port + 1}`
        : `The server cannot start: ${error.message}`,
    );
    process.exit(cannotListen);
  });
  server.listen(port);
  // Signals reach the whole group of processes; who leaves when is the first one's business.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
  process.on("message", async (message) => {
    if (message !== "retire") return;
    await retire(server);
    // Not by exit: a connection that is on its way to this worker would be kept by the first process,
    // unanswered, for ever. Disconnecting waits until everything sent here has been read and refused,
    // and the first one gives it to another.
    cluster.worker?.disconnect();
  });
  // The first one has gone, with or without a word.
  process.on("disconnect", () => process.exit(0));
  cluster.worker?.on("error", () => process.exit(0));
}

function lead() {
  const { base } = readSettings();
  const { port, workers: wanted } = readListening();
  if (!existsSync(join(folders.site, "index.html"))) {
    console.error(`There is no site in ${folders.site} yet: npm run build makes it.`);
    process.exit(1);
  }
  let leaving = false;
  let listens = false;
  const start = () => cluster.fork();
  const everyone = () => Object.values(cluster.workers ?? {});

  for (let index = 0; index < wanted; index += 1) start();
  cluster.once("listening", () => {
    listens = true;
    console.log(`Daylit is at http://localhost:${port}${base}/ (Ctrl-C stops it)`);
  });
  cluster.on("exit", (worker, code) => {
    // Before the first one listens there is nothing to go on with: the next would fall over as well.
    if (code === cannotListen || !listens) process.exit(1);
    if (leaving && everyone().every((other) => other?.isDead())) process.exit(0);
    // One that fell over is replaced; one that was asked to leave has been already.
    if (!leaving && !worker.exitedAfterDisconnect && code !== 0) start();
  });

  const retireAll = (workers: ReturnType<typeof everyone>) => {
    // One that has just gone needs no telling.
    for (const worker of workers) if (worker?.isConnected()) worker.send("retire", () => {});
  };
  let renewing = false;
  let onceMore = false;
  function renew() {
    if (renewing) {
      onceMore = true;
      return;
    }
    renewing = true;
    const before = everyone();
    let listening = 0;
    const ready = () => {
      listening += 1;
      if (listening < wanted) return;
      retireAll(before);
      renewing = false;
      if (onceMore) renew();
    };
    onceMore = false;
    for (let index = 0; index < wanted; index += 1) start().once("listening", ready);
  }
  process.on("SIGHUP", renew);
  process.once("SIGTERM", () => {
    leaving = true;
    retireAll(everyone());
  });
  // Whoever presses Ctrl-C does not want to wait.
  process.once("SIGINT", () => process.exit(0));
}

try {
  if (cluster.isPrimary) lead();
  else work();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
