import { figures } from "daylit/internal/tools/reference/figures.ts";
import { expect, test } from "vitest";
import { measured } from "../../../content/tables/peers.ts";
import { landingPeers, readPeers } from "./peers.server.ts";

test("our own row is the size of our own file", () => {
  const [own] = readPeers(["Daylit"]);
  expect(own?.kilobytes).toBe(Math.round(figures().everything / 100) / 10);
});

test("a framework that is not in the table stops the build", () => {
  expect(() => readPeers(["Nothing"])).toThrow("no row for Nothing");
});

test("the landing page leaves out nobody who is lighter than we are", () => {
  const { rows } = measured();
  const own = rows.find(({ name }) => name === "Daylit")?.css ?? 0;
  const lighter = rows.filter(({ css }) => css < own).map(({ name }) => name);
  expect(lighter).not.toEqual([]);
  expect(landingPeers().map(({ name }) => name)).toEqual(expect.arrayContaining(lighter));
});

test("the record has the others only: our own row cannot grow old", () => {
  const rows = measured().rows.filter(({ name }) => name === "Daylit");
  expect(rows).toHaveLength(1);
});
