import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readParts } from "../../../css/reference.ts";
import { classesJson } from "../../../css/style-data.ts";
import { viewFolder } from "../../../layouts/assets.ts";
import type { Records } from "../../../layouts/records.ts";
import { pages } from "../../app/model/pages.ts";
import { feedPath } from "../../app/model/site.ts";
import { layoutCode } from "../twins/layout-code.ts";
import { twin } from "../twins/twin.ts";
import { catalogue } from "./catalogue.ts";
import { feed } from "./feed.ts";
import { isReading, llms } from "./llms.ts";
import { robots } from "./robots.ts";
import { security, securityPath } from "./security.ts";
import { sitemap } from "./sitemap.ts";

const json = (value: unknown) => `${JSON.stringify(value)}\n`;

/** Address → text. */
async function twins(root: string, { layouts }: Records): Promise<Map<string, string>> {
  const made = new Map<string, string>();
  for (const page of pages) {
    if (!page.twin) continue;
    const code = (layouts[page.path]?.views ?? []).map(async (view) =>
      layoutCode(view, await readFile(join(root, viewFolder, `${view.id}.html`), "utf8")),
    );
    const html = await readFile(join(root, page.path, "index.html"), "utf8");
    made.set(page.twin, twin(page, html, ...(await Promise.all(code))));
  }
  return made;
}

/** Writes everything that is for machines: search engines, feed readers, agents and editors. */
export async function writeMachineFiles(root: string, records: Records): Promise<void> {
  const texts = await twins(root, records);
  const reading = pages.filter(isReading).map((page) => texts.get(page.twin ?? "") ?? "");
  const files = new Map([
    ...texts,
    ["/sitemap.xml", sitemap(pages)],
    ["/robots.txt", robots()],
    [securityPath, security()],
    [feedPath, feed()],
    ["/llms.txt", llms()],
    ["/llms-full.txt", reading.join("\n---\n\n")],
    ["/classes.json", json(classesJson(readParts()))],
    ["/catalogue.json", json(catalogue(records))],
  ]);
  for (const [address, text] of files) {
    const file = join(root, address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
