import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { CommandError } from "./command-error.ts";

export type Files = ReadonlyMap<string, string | Uint8Array>;

/** Whether something is in the way. */
export const isTaken = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0;

/**
 * Writes into a folder beside the new one and renames that at the end: whoever stops the command finds
 * all files or none.
 */
export function writeFolder(folder: string, files: Files, force: boolean): void {
  if (isTaken(folder) && !force)
    throw new CommandError(
      `${basename(folder)} has files already. Choose another folder, or add --force`,
    );
  mkdirSync(dirname(folder), { recursive: true });
  const draft = mkdtempSync(join(dirname(folder), ".create-daylit-"));
  const clear = () => rmSync(draft, { recursive: true, force: true });
  const stop = () => {
    clear();
    process.exit(130);
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  try {
    for (const [name, content] of files) {
      const file = join(draft, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    if (isTaken(folder)) cpSync(draft, folder, { recursive: true });
    else {
      rmSync(folder, { recursive: true, force: true });
      renameSync(draft, folder);
    }
  } finally {
    clear();
    process.off("SIGINT", stop).off("SIGTERM", stop);
  }
}
