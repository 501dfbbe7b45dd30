import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sampleFiles } from "../samples/files.ts";

/** Writes every sample as a document of its own, and the stylesheet they share. */
export async function writeSamples(root: string): Promise<void> {
  for (const [address, content] of sampleFiles()) {
    const file = join(root, address.startsWith("/samples/") ? `${address}.html` : address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
