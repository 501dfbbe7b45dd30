import { readFileSync } from "node:fs";

export const changeKinds = ["Added", "Changed", "Fixed"] as const;

type ChangeKind = (typeof changeKinds)[number];

/** The changes of one version, by kind. */
export type Release = { version: string; date: string; changes: Record<ChangeKind, string[]> };

const file = new URL("../../../../CHANGELOG.md", import.meta.url);

/** Reads `## 0.3.0 (2026-11-16)` and the lines below it; a line of another form stops the build. */
export function readReleases(text: string): Release[] {
  const releases: Release[] = [];
  for (const line of text.split("\n")) {
    const [, version, date] = /^## (\S+) \((\d{4}-\d{2}-\d{2})\)$/.exec(line) ?? [];
    if (version && date)
      releases.push({ version, date, changes: { Added: [], Changed: [], Fixed: [] } });
    else if (/^[#-]/.test(line) && !line.startsWith("# ")) {
      const [, kind, words] = /^- (Added|Changed|Fixed): (.+)$/.exec(line) ?? [];
      const release = releases.at(-1);
      if (!kind || !words || !release) throw new Error(`CHANGELOG.md cannot be read at “${line}”`);
      release.changes[kind as ChangeKind].push(words.charAt(0).toUpperCase() + words.slice(1));
    }
  }
  return releases;
}

export const releases = () => readReleases(readFileSync(file, "utf8"));
