import { existsSync } from "node:fs";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { wholeFile } from "../css/bundle.ts";
import { assetFile, pictureFiles } from "./asset-files.ts";
import { assetsOf, viewFolder } from "./assets.ts";
import { loadOutput } from "./load.ts";
import type { Records } from "./records.ts";

const thumbnails = join(import.meta.dirname, "thumbnails");

/**
 * Writes the hundred documents with their stylesheets, pictures, fonts and thumbnails, and hands on
 * what the catalogue says about them.
 */
export async function writeLayouts(root: string): Promise<Records> {
  const output = await loadOutput();
  const folder = join(root, viewFolder);
  const pictures = pictureFiles();
  const wanted = new Map<string, string>();
  const words: Record<string, string> = {};
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, output.frameworkFile), wholeFile().min.code);
  await copyFile(join(import.meta.dirname, "../LICENSE"), join(folder, "LICENSE.txt"));

  for (const page of output.cataloguePages) {
    const html = output.render(page);
    const css = output.stylesheet(page);
    await writeFile(join(folder, output.documentFile(page)), html);
    await writeFile(join(folder, output.styleFile(page)), css);
    for (const address of assetsOf(html, css)) {
      const file = assetFile(address, pictures);
      // A picture that is still being rendered leaves a gap here; the tests report it.
      if (file) wanted.set(address, file);
    }
    const thumbnail = join(thumbnails, `${page.id}.avif`);
    if (existsSync(thumbnail)) wanted.set(`${page.id}.avif`, thumbnail);
    words[page.id] = output.searchWords(page);
  }
  await writeFile(join(folder, "words.json"), JSON.stringify(words));
  for (const directory of new Set([...wanted.keys()].map((name) => dirname(name))))
    await mkdir(join(folder, directory), { recursive: true });
  await Promise.all([...wanted].map(([name, file]) => copyFile(file, join(folder, name))));
  return output.allRecords();
}
