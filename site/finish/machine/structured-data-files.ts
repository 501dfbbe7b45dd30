import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Records } from "../../../layouts/records.ts";
import { pages } from "../../app/model/pages.ts";
import { structuredData, structuredScript } from "./structured-data.ts";

/**
 * Puts the structured data into the built heads. Here and not in the routes: only those who load a
 * page afresh read it, so it costs no script (React leaves what it does not know in a head alone).
 */
export async function writeStructuredData(root: string, records: Records): Promise<void> {
  for (const page of pages) {
    const file = join(root, page.path, "index.html");
    const html = await readFile(file, "utf8");
    const script = structuredScript(structuredData(page, { pages, records }));
    if (!html.includes("</head>")) throw new Error(`${page.path} has no head`);
    await writeFile(
      file,
      html.replace("</head>", () => `${script}</head>`),
    );
  }
}
