import { archivePaths } from "../../model/assets/archive.ts";
import { deskPaper, deskTitle, type Named } from "../../model/assets/brief.ts";
import type { Entry, Laid } from "../../model/assets/checklist.ts";
import type { Desk } from "../../model/assets/desk.ts";
import { weight } from "../../model/assets/judge.ts";
import { largest } from "../../model/assets/uses.ts";
import { markdown, webPage } from "../../model/brief-paper.ts";
import { pictureName } from "../../model/planner/library.ts";
import type { Plan } from "../../model/planner/plan.ts";
import { opened } from "../../project/current.ts";
import type { DeskFile } from "../../project/desk-file.ts";
import { packer } from "../takeaway/packer.ts";
import { saveFile } from "../takeaway/save-file.ts";

/** A file of the project with what was found out about it. */
type Laying = DeskFile & Laid;

export function named(files: readonly Laying[], plan: Plan): (Laying & Named)[] {
  const paths = archivePaths(files, plan);
  return files.map((file, index) => ({ ...file, path: paths[index] ?? file.name }));
}

export const paperOf = (
  desk: Desk,
  plan: Plan,
  files: readonly Laying[],
  entries: readonly Entry[],
) => deskPaper(desk, plan, named(files, plan), entries, pictureName);

export const zipName = "website-assets.zip";

/** Puts the brief and all files into one zip and hands it over.  */
export async function collect(
  desk: Desk,
  plan: Plan,
  files: readonly Laying[],
  entries: readonly Entry[],
) {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  if (total > largest.allBytes)
    throw new Error(
      `The files weigh ${weight(total)} together; at most ${weight(largest.allBytes)} go into one zip.`,
    );
  const { strToU8, zipSync } = await packer();
  const paper = paperOf(desk, plan, files, entries);
  const content: Record<string, Uint8Array | [Uint8Array, { level: 0 }]> = {
    "brief.html": strToU8(webPage(deskTitle(plan), paper)),
    "brief.md": strToU8(markdown(paper)),
  };
  // Pictures are compressed already: storing them is quicker and no larger.
  for (const { path, hash, name } of named(files, plan)) {
    const file = await opened().file(hash);
    if (!file) throw new Error(`${name} is no longer in this browser. Choose it again.`);
    content[path] = [new Uint8Array(await file.arrayBuffer()), { level: 0 }];
  }
  saveFile(
    zipName,
    new Blob([zipSync(content) as Uint8Array<ArrayBuffer>], { type: "application/zip" }),
  );
}
