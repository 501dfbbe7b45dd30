import { cp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeLayouts } from "../../layouts/write.ts";
import { compressFolder } from "../../scripts/compress.ts";
import { notFoundPath } from "../app/model/site.ts";
import { deferHydration } from "./late-hydration.ts";
import { writeMachineFiles } from "./machine/files.ts";
import { writeStructuredData } from "./machine/structured-data-files.ts";
import { writeSamples } from "./samples.ts";
import { writeSavedSet } from "./saved-set.ts";
import { writeWebManifest } from "./web-manifest.ts";
import { writeWorker } from "./worker.ts";

const root = fileURLToPath(new URL("../build/client", import.meta.url));
const pictures = fileURLToPath(new URL("../../pictures", import.meta.url));

// Unknown addresses get a real 404; nothing is ever rewritten to the app.
await rm(join(root, "__spa-fallback.html"));
await rename(join(root, notFoundPath, "index.html"), join(root, "404.html"));
await rm(join(root, notFoundPath), { recursive: true });

const pages = (await readdir(root, { recursive: true })).filter((name) => name.endsWith(".html"));
await Promise.all(
  pages.map(async (name) => {
    const file = join(root, name);
    await writeFile(file, deferHydration(await readFile(file, "utf8")));
  }),
);

await writeSamples(root);
const records = await writeLayouts(root);
await writeStructuredData(root, records);
await writeMachineFiles(root, records);
await cp(join(pictures, "assets"), join(root, "assets"), { recursive: true });
await cp(join(pictures, "images"), join(root, "pictures"), { recursive: true });
writeWebManifest(root);
await writeWorker(root);
await compressFolder(root);
await writeSavedSet(root);
console.log(`${pages.length} pages finished`);
