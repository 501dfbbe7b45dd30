import { expect, test } from "vitest";
import { matchesDigest, withDigest } from "./integrity.ts";

const answer = () =>
  new Response("export const words = 1;", { headers: { "Content-Type": "text/javascript" } });

test("what is kept is the same, and known to be", async () => {
  const kept = await withDigest(answer());
  expect(await matchesDigest(kept)).toBe(true);
  expect(kept.headers.get("Content-Type")).toBe("text/javascript");
  expect(await kept.text()).toBe("export const words = 1;");
});

test("what has changed since, or was never sealed, is not whole", async () => {
  const { headers } = await withDigest(answer());
  expect(await matchesDigest(new Response("export const words = 2;", { headers }))).toBe(false);
  expect(await matchesDigest(new Response("", { headers }))).toBe(false);
  expect(await matchesDigest(answer())).toBe(false);
});
