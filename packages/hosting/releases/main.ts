// npm run do -- release [add | back | use NUMBER | list]: puts what has been built online, or takes it back.
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import {
  addRelease,
  currentRelease,
  listReleases,
  readRelease,
  rollBack,
  useRelease,
} from "./releases.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const store = resolve(process.env.RELEASES ?? folder("../../releases"));
const built = { site: folder("../../build/site"), clients: folder("../../build/clients") };

function list() {
  const current = currentRelease(store);
  for (const id of listReleases(store)) {
    const { made, carried } = readRelease(store, id);
    const more = Object.keys(carried).length;
    console.log(`${id === current ? "→" : " "} ${id}  ${made}  ${more} files of earlier releases`);
  }
}

const commands: Record<string, (id: string) => void> = {
  add: () => console.log(`Release ${addRelease(store, built)} is served from ${store}/current`),
  back: () => console.log(`Back to release ${rollBack(store)}`),
  use: (id) => useRelease(store, id),
  list,
};

const [command = "add", id = ""] = process.argv.slice(2);
try {
  const run = commands[command];
  if (!run) throw new Error(`There is no "${command}": ${Object.keys(commands).join(", ")}`);
  run(id);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const words = code === "ENOSPC" ? `The disk is full. ${store} is as it was before.` : message;
  console.error(words);
  process.exit(1);
}
