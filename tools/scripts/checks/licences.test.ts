import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const mit = read("LICENSE");

/** MIT No Attribution is MIT without the condition to keep the notice. */
const withoutNotice = mit
  .replace("MIT License", "MIT No Attribution")
  .replace(/so, subject to the following conditions:.*(?=\n\nTHE SOFTWARE)/s, "so.");

/** What no credit is needed for; everything else is MIT. */
const withoutCredit = ["packages/layouts", "pictures"];

test("each workspace names its licence, and has the text of the one it names", () => {
  const lock = JSON.parse(read("package-lock.json")).packages as Record<
    string,
    { license?: string }
  >;
  const workspaces = Object.keys(lock).filter((name) => name && !name.includes("node_modules"));
  expect(workspaces).toEqual(expect.arrayContaining(withoutCredit));
  for (const name of workspaces) {
    const free = withoutCredit.includes(name);
    const { license } = JSON.parse(read(`${name}/package.json`));
    expect([license, lock[name]?.license], name).toEqual(Array(2).fill(free ? "MIT-0" : "MIT"));
    const file = `${name}/LICENSE`;
    // Without a text of its own, the one of the repository applies.
    const text = free || existsSync(join(root, file)) ? read(file) : mit;
    expect(text, file).toBe(free ? withoutNotice : mit);
  }
});
