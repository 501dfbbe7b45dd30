import { readFileSync } from "node:fs";

/** What changed on one day. */
export type Change = { date: string; lines: string[] };

const file = new URL("../../../../CHANGELOG.md", import.meta.url);

/** Reads `### 2026-11-15` and the list below it; a line without a day stops the build. */
export function readChanges(text: string): Change[] {
  const changes: Change[] = [];
  for (const line of text.split("\n")) {
    const date = /^### (\d{4}-\d{2}-\d{2})$/.exec(line)?.[1];
    if (date) changes.push({ date, lines: [] });
    else if (line.startsWith("- ")) {
      const day = changes.at(-1);
      if (!day) throw new Error(`CHANGELOG.md: no day above “${line}”`);
      day.lines.push(line.slice(2));
    } else if (/^ {2}\S/.test(line)) {
      const lines = changes.at(-1)?.lines;
      lines?.push(`${lines.pop()} ${line.trim()}`);
    }
  }
  return changes;
}

export const changes = () => readChanges(readFileSync(file, "utf8"));
