import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { CommandError } from "./command-error.ts";

export type Files = ReadonlyMap<string, string | Uint8Array>;

/** Whether something is in the way. */
export const isTaken = (folder: string) => {
  if (!existsSync(folder)) return false;
  if (!statSync(folder).isDirectory()) throw new CommandError(`${basename(folder)} is a file`);
  return readdirSync(folder).length > 0;
};

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    throw new CommandError(
      `${folder} can’t be made: something is in the way, or you may not write there`,
    );
  }
}

/**
 * Writes into a folder beside the new one and renames that at the end: after a stop there are
 * all files or none.
 */
export function writeFolder(folder: string, files: Files, force: boolean): void {
  if (isTaken(folder) && !force)
    throw new CommandError(
      `${basename(folder)} has files already. Choose another folder, or add --force`,
    );
  makeFolder(dirname(folder));
  const draft = mkdtempSync(join(dirname(folder), ".create-daylit-"));
  // A temporary folder is for its owner alone; a server must be able to read the one in it.
  const finished = join(draft, "site");
  const clear = () => rmSync(draft, { recursive: true, force: true });
  const stop = () => {
    clear();
    process.exit(130);
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  try {
    for (const [name, content] of files) {
      const file = join(finished, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    if (isTaken(folder)) cpSync(finished, folder, { recursive: true });
    else {
      rmSync(folder, { recursive: true, force: true });
      renameSync(finished, folder);
    }
  } finally {
    clear();
    process.off("SIGINT", stop).off("SIGTERM", stop);
  }
}
