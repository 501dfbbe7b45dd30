import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const entry = fileURLToPath(new URL("./output.ts", import.meta.url));

async function make() {
  const { module } = await runnerImport<typeof import("./output.ts")>(entry, {
    configFile: false,
    root: fileURLToPath(new URL("../..", import.meta.url)),
    logLevel: "error",
  });
  const drafts = module.readDrafts();
  return { ...module.makeFiles(drafts), list: module.listOf(drafts) };
}

let made: ReturnType<typeof make> | undefined;

/** The index and the list for plain Node, made once in a process. */
export function loadSearch() {
  made ??= make();
  return made;
}
