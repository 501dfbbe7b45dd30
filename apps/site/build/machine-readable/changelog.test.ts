import { expect, test } from "vitest";
import { changesByArea, readReleases, releases } from "./changelog.ts";

test("lines are read with their version, day and kind", () => {
  const text =
    "# Changelog\n\nWords.\n\n## 0.2.0 (2026-12-01)\n\n- Fixed: one\n- Added: two\n\n## 0.1.0 (2026-11-15)\n\n- Added: three\n";
  expect(readReleases(text)).toEqual([
    {
      version: "0.2.0",
      date: "2026-12-01",
      changes: { Added: ["Two"], Changed: [], Fixed: ["One"] },
    },
    { version: "0.1.0", date: "2026-11-15", changes: { Added: ["Three"], Changed: [], Fixed: [] } },
  ]);
});

test.each([
  "- Added: a line above every version",
  "## 0.2.0 (2026-12-01)\n\n- A line without a kind",
  "## Unreleased\n",
])("“%s” is refused: the page could not show it", (text) => {
  expect(() => readReleases(text)).toThrow("cannot be read");
});

test("the changelog has short lines, the newest version first", () => {
  const all = releases();
  expect(all.map(({ date }) => date)).toEqual(
    all
      .map(({ date }) => date)
      .sort()
      .reverse(),
  );
  const lines = all.flatMap(({ changes }) => Object.values(changes).flat());
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter((line) => line.split(/\s+/).length > 30)).toEqual([]);
});

test("a version's changes are grouped by what they are about, and none is lost", () => {
  for (const release of releases()) {
    const grouped = changesByArea(release).flatMap(([, changes]) =>
      changes.map(({ line }) => line),
    );
    expect(grouped.toSorted()).toEqual(Object.values(release.changes).flat().toSorted());
  }
  const release = {
    version: "1",
    date: "2026-11-19",
    changes: {
      Added: ["Publish, in the composer", "A name beside each layout’s code"],
      Changed: ["The theme menu is taller"],
      Fixed: ["The class `.grid` on phones"],
    },
  };
  expect(changesByArea(release).map(([area]) => area)).toEqual([
    "Composer",
    "Layouts and pictures",
    "Framework",
    "This site",
  ]);
});
