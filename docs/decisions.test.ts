import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const folder = join(import.meta.dirname, "decisions");
const read = (file: string) => readFileSync(file, "utf8");

const index = read(join(folder, "README.md"));
const records = readdirSync(folder).filter((name) => name !== "README.md");
const numbers = new Set(records.map((name) => name.slice(0, 3)));
const recordsWithText = records.map((name) => ({ name, text: read(join(folder, name)) }));

test.each(recordsWithText)(
  "$name has a title, a date and a status, and is in the index",
  (record) => {
    const { name, text } = record;
    expect(name).toMatch(/^\d{3}-[a-z0-9-]+\.md$/);
    const [title = ""] = text.split("\n");
    expect(title).toMatch(new RegExp(`^# ${name.slice(0, 3)} \\S`));
    expect(text).toMatch(/^- Date: \d{4}-\d\d-\d\d(, \d{4}-\d\d-\d\d)*$/m);
    expect(text).toMatch(/^- Status: (accepted|superseded)\b/m);
    expect(index).toContain(`- [${title.slice(2)}](${name})\n`);
  },
);

test("numbers are unique, and the index names no other record", () => {
  expect(numbers.size).toBe(records.length);
  const linked = [...index.matchAll(/\]\(([^)]+)\)/g)].map(([, name = ""]) => name);
  expect(linked.filter((name) => !records.includes(name))).toEqual([]);
});

test("all records together stay short", () => {
  const words = [index, ...recordsWithText.map(({ text }) => text)].join("\n").trim().split(/\s+/);
  expect(words.length).toBeLessThanOrEqual(12_000);
});

test("every record that is mentioned exists", () => {
  const skipped =
    /^build(\.next|\.before)?$|(^|\/)(node_modules|dist|images|test-results|\.cache)$/;
  const files = globSync("**/*.{ts,tsx,mjs,js,css,md,mdx,py}", {
    cwd: root,
    exclude: (name) => skipped.test(name),
  });
  const mentions = files.flatMap((file) => {
    const text = read(join(root, file));
    const inProse = /\bdecisions? (\d{3,4}(?:(?:, | and )\d{3,4})*)/gi;
    const paths = /\bdecisions\/(\d+)/g;
    // Records name each other by number alone: "see 028". Numbers of four digits are older and gone;
    // those of layouts follow the code of a trade.
    const inRecords = /docs[\\/]decisions[\\/]\d/.test(file)
      ? /(?<![\w.,-]|[A-Z]{4} )(0\d{2,3})(?!\d)/g
      : /$^/g;
    return [inProse, paths, inRecords].flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(([, found = ""]) =>
        found.split(/, | and /).map((number) => ({ file, number })),
      ),
    );
  });
  expect(mentions.length).toBeGreaterThan(50);
  expect(mentions.filter(({ number }) => !numbers.has(number))).toEqual([]);
});
