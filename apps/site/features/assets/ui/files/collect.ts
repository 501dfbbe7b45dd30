import { markdown, webPage } from "../../../../workspace/export/brief-paper.ts";
import { packer } from "../../../../workspace/export/packer.ts";
import { saveFile } from "../../../../workspace/export/save-file.ts";
import { openedWorkspace } from "../../../../workspace/store/current.ts";
import type { DeskFile } from "../../../../workspace/store/record/desk-file.ts";
import type { Plan } from "../../../../workspace/store/record/plan.ts";
import { largest } from "../../../../workspace/store/record/uses.ts";
import { pictureName } from "../../../planner/model/library.ts";
import { archivePaths } from "../../model/archive.ts";
import { type BriefContent, deskPaper, deskTitle, type PackedFile } from "../../model/brief.ts";
import type { CheckedFile } from "../../model/checklist.ts";
import { weight } from "../../model/judge.ts";

/** A file of the workspace with what was found out about it. */
type Laying = DeskFile & CheckedFile;

export function named(files: readonly Laying[], plan: Plan): (Laying & PackedFile)[] {
  const paths = archivePaths(files, plan);
  return files.map((file, index) => ({ ...file, path: paths[index] ?? file.name }));
}

export const paperOf = (brought: BriefContent<Laying>) =>
  deskPaper({ ...brought, files: named(brought.files, brought.plan) }, pictureName);

export const zipName = "website-assets.zip";

/** Puts the brief and all files into one zip and hands it over.  */
export async function collect(brought: BriefContent<Laying>) {
  const { plan, files } = brought;
  const total = files.reduce((sum, { size }) => sum + size, 0);
  if (total > largest.allBytes)
    throw new Error(
      `The files weigh ${weight(total)} together; at most ${weight(largest.allBytes)} go into one zip.`,
    );
  const { strToU8, zipSync } = await packer();
  const paper = paperOf(brought);
  const content: Record<string, Uint8Array | [Uint8Array, { level: 0 }]> = {
    "brief.html": strToU8(webPage(deskTitle(plan), paper)),
    "brief.md": strToU8(markdown(paper)),
  };
  // Pictures are compressed already: storing them is quicker and no larger.
  for (const { path, hash, name } of named(files, plan)) {
    const file = await openedWorkspace().file(hash);
    if (!file) throw new Error(`${name} is no longer in this browser. Choose it again.`);
    content[path] = [new Uint8Array(await file.arrayBuffer()), { level: 0 }];
  }
  saveFile(
    zipName,
    new Blob([zipSync(content) as Uint8Array<ArrayBuffer>], { type: "application/zip" }),
  );
}
