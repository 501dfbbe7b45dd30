import { expect, test } from "vitest";
import { figures } from "../../css/figures.ts";
import { readPeers } from "./peers.server.ts";

test("our own row is the size of our own file", () => {
  const [own] = readPeers(["Daylit"]);
  expect(own?.kilobytes).toBe(Math.round(figures().everything / 100) / 10);
});

test("a framework that is not in the table stops the build", () => {
  expect(() => readPeers(["Nothing"])).toThrow("no row for Nothing");
});
