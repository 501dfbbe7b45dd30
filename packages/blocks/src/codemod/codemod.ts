import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import type { Renames } from "./edits.ts";
import { isRead, leftIn, renamed } from "./renamed.ts";

/** Folders that a tool has written. */
const skipped = /^(?:\.|node_modules$|dist$|build$|out$|coverage$|vendor$)/;

function filesIn(path: string): string[] {
  if (!existsSync(path)) throw new Error(`There is no ${path}`);
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isDirectory())
        return skipped.test(entry.name) ? [] : filesIn(join(path, entry.name));
      return entry.isFile() && isRead(entry.name) ? [join(path, entry.name)] : [];
    });
}

/** The names as this project writes them: plain, or with the prefix of daylit/prefixed.css. */
export function renamesOf(names: Readonly<Record<string, string>>): Renames {
  const entries = Object.entries(names).flatMap(([before, now]) => {
    const with_ = (name: string) => name.replace(/^(--)?/, "$1dl-");
    return [[before, now] as const, [with_(before), with_(now)] as const];
  });
  return {
    classes: new Map(entries.filter(([name]) => !name.startsWith("--"))),
    properties: new Map(entries.filter(([name]) => name.startsWith("--"))),
  };
}

/** `daylit-blocks codemod`: writes the names of this version into a project's files. */
export function codemod(args: readonly string[], names: Readonly<Record<string, string>>): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { "dry-run": { type: "boolean" } },
    allowPositionals: true,
  });
  const isDry = values["dry-run"] ?? false;
  const renames = renamesOf(names);
  const places = positionals.length > 0 ? positionals : ["."];
  const left: string[] = [];
  let count = 0;
  for (const file of places.flatMap(filesIn)) {
    const before = readFileSync(file, "utf8");
    const after = renamed(before, file, renames);
    const name = relative(".", file);
    if (after !== before) {
      count += 1;
      console.log(isDry ? `would change ${name}` : `changed ${name}`);
      if (!isDry) writeFileSync(file, after);
    }
    left.push(...leftIn(after, renames).map((each) => `${name}:${each.line}: ${each.name}`));
  }
  if (left.length > 0)
    console.log(
      `\nLeft, because it is not in a class or in CSS. Look at it:\n${left.join("\n")}\n`,
    );
  console.log(`${count} ${count === 1 ? "file" : "files"} ${isDry ? "to change" : "changed"}.`);
  return 0;
}
