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

/** What a change is about, by the words of its line; the first that fits. */
const areas = [
  [
    "Composer",
    /compos|publish|\/update|your site|a site|sites|undo|example text|create-daylit|\.zip|\bform|translation|post\b|posts\b/i,
  ],
  [
    "Layouts and pictures",
    /layout|block|picture|trade|galler|thumbnail|\/projects|screens|[A-Z]{4} 000/i,
  ],
  ["Framework", /framework|stylesheet|class(es)?\b|component|daylit-blocks|token|chapter/i],
] as const;

export type Change = { kind: ChangeKind; line: string };

/** The changes of a version by what they are about. */
export function changesByArea({ changes }: Release): [area: string, changes: Change[]][] {
  const all = changeKinds.flatMap((kind) => changes[kind].map((line) => ({ kind, line })));
  const areaOf = ({ line }: Change) =>
    areas.find(([, words]) => words.test(line))?.[0] ?? "This site";
  return [...areas.map(([name]) => name), "This site"].flatMap((area) => {
    const own = all.filter((change) => areaOf(change) === area);
    return own.length > 0 ? [[area, own] as [string, Change[]]] : [];
  });
}
