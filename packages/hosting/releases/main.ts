// npm run do -- release [back]: puts the build beside the earlier ones, or goes back to the one before.
import { join } from "node:path";
import { readRecord } from "../policy/build.ts";
import { addRelease, rollBack, storeOf } from "./releases.ts";

const build = join(import.meta.dirname, "../../../build");
const reload = "Reload the server to show it: sudo systemctl reload nginx (or caddy, or apache2)";

const explained: Record<string, (path?: string) => string> = {
  EACCES: (path) =>
    `${path} cannot be written to. Once: sudo install -d -o "$USER" ${readRecord(build, {}).settings.releases}`,
  ENOSPC: () => "The disk is full. The release before is still served.",
};

try {
  const [command] = process.argv.slice(2);
  if (command && command !== "back") throw new Error(`There is no "${command}": release [back]`);
  if (command) console.log(`Back to release ${rollBack(storeOf(build))}. ${reload}`);
  else {
    const { id, settings } = addRelease(build, process.env);
    console.log(`Release ${id} of ${settings.origin} is in ${settings.releases}. ${reload}`);
  }
} catch (error) {
  const { code = "", path, message } = error as NodeJS.ErrnoException;
  console.error(explained[code]?.(path) ?? message);
  process.exit(1);
}
