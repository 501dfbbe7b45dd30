import { expect, test } from "vitest";
import { aFile } from "./desk-file.oracle.ts";
import { hashesIn, hashOf } from "./hash.ts";
import { examplePlan } from "./plan.ts";
import { isEmpty, newRecord, readRecord, type WorkspaceRecord } from "./record.ts";

const full: WorkspaceRecord = {
  ...newRecord("Fern & Crumb", 5),
  brand: "#7a00ff",
  harmony: "triadic",
  palettes: [{ brand: "#123456", harmony: "daylit" }],
  layout: "food-0001-2",
  favourites: ["arch-0003", "food-0001-2"],
  plan: examplePlan,
  desk: [aFile],
  logo: "cd".repeat(32),
  site: { daylit: 1 },
};

test("a record that was stored as JSON is read back whole", () => {
  expect(readRecord(JSON.parse(JSON.stringify(full)))).toEqual(full);
});

test.each([
  ["no object", 4],
  ["another version", { ...full, version: 0 }],
  ["no id", { ...full, id: undefined }],
  ["no time", { ...full, made: "yesterday" }],
])("%s is refused in words", (_, value) => {
  expect(readRecord(value)).toMatch(/project/);
});

test("a newer version asks for a reload", () => {
  expect(readRecord({ ...full, version: 2 })).toMatch(/newer version.*Reload/);
});

test("parts that cannot be trusted are left out, the rest stays", () => {
  const read = readRecord({
    ...full,
    brand: "url(//evil.example)",
    layout: "../secret",
    favourites: ["../secret", "arch-0001", 7, "arch-0001"],
    logo: "x",
    desk: [
      { ...aFile, hash: "<script>" },
      { ...aFile, facts: { ...aFile.facts, seen: null } },
      aFile,
    ],
  });
  expect(read).toMatchObject({
    name: "Fern & Crumb",
    desk: [aFile],
    favourites: ["arch-0001"],
  });
  expect(read).not.toHaveProperty("brand");
  expect(read).not.toHaveProperty("layout");
  expect(read).not.toHaveProperty("logo");
});

test("a new record is empty; one with a name, a colour or a favourite is not", () => {
  expect(isEmpty(newRecord())).toBe(true);
  expect(isEmpty(newRecord("Fern"))).toBe(false);
  expect(isEmpty({ ...newRecord(), brand: "#7a00ff" })).toBe(false);
  expect(isEmpty({ ...newRecord(), favourites: ["arch-0001"] })).toBe(false);
});

test("a hash follows the bytes and is found however deep it lies", async () => {
  const one = await hashOf(new Blob(["a"]));
  expect(one).toBe(await hashOf(new Blob(["a"], { type: "image/png" })));
  expect(one).not.toBe(await hashOf(new Blob(["b"])));
  expect(hashesIn({ a: [{ b: one }, "short", 4, null] })).toEqual(new Set([one]));
});
