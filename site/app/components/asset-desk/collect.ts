import { archivePaths } from "../../model/assets/archive.ts";
import { deskBrief, type Named } from "../../model/assets/brief.ts";
import type { Entry } from "../../model/assets/checklist.ts";
import type { Desk } from "../../model/assets/desk.ts";
import { weight } from "../../model/assets/judge.ts";
import { largest } from "../../model/assets/uses.ts";
import { pictureName } from "../../model/planner/library.ts";
import type { Plan } from "../../model/planner/plan.ts";
import { saveFile } from "../takeaway/save-file.ts";
import type { Taken } from "./useFiles.ts";

export function named(files: readonly Taken[]): (Taken & Named)[] {
  const paths = archivePaths(files);
  return files.map((file, index) => ({ ...file, path: paths[index] ?? file.name }));
}

export const briefText = (
  desk: Desk,
  plan: Plan,
  files: readonly Taken[],
  entries: readonly Entry[],
) => deskBrief(desk, plan, named(files), entries, pictureName);

/** Puts the brief and all files into one zip and hands it over. The library is only loaded now. */
export async function collect(
  desk: Desk,
  plan: Plan,
  files: readonly Taken[],
  entries: readonly Entry[],
) {
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  if (total > largest.allBytes)
    throw new Error(
      `The files weigh ${weight(total)} together; at most ${weight(largest.allBytes)} go into one zip.`,
    );
  const { strToU8, zipSync } = await import("fflate");
  const content: Record<string, Uint8Array | [Uint8Array, { level: 0 }]> = {
    "brief.md": strToU8(briefText(desk, plan, files, entries)),
  };
  // Pictures are compressed already: storing them is quicker and no larger.
  for (const { path, file } of named(files))
    content[path] = [new Uint8Array(await file.arrayBuffer()), { level: 0 }];
  saveFile(
    "website-assets.zip",
    new Blob([zipSync(content) as Uint8Array<ArrayBuffer>], { type: "application/zip" }),
  );
}
