import { afterAll, afterEach, expect, test, vi } from "vitest";
import { isStored, keepPlace, keyOf, placeOf, setKey } from "./places.ts";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
  removeItem: (key: string) => stored.delete(key),
});
afterEach(() => stored.clear());
afterAll(() => vi.unstubAllGlobals());

const site = { id: "s1", name: "ida", address: "https://ida.example/" };

test("a place comes back as it was stored, and what isn’t one does not", () => {
  keepPlace("a", { host: "netlify", site, at: 5, resume: { id: "d1", sent: ["x"] } });
  expect(placeOf("a")).toEqual({ host: "netlify", site, at: 5, resume: { id: "d1", sent: ["x"] } });
  expect(placeOf("b")).toBeUndefined();
  const hostile = [
    { host: "__proto__", site },
    { host: "netlify", site: { ...site, address: "javascript:alert(1)" } },
    { host: "netlify", site: "s1" },
    null,
  ];
  for (const each of hostile) {
    stored.set("daylit-hosts", JSON.stringify({ version: 1, value: [["a", each]] }));
    expect(placeOf("a")).toBeUndefined();
  }
  stored.set("daylit-hosts", "nonsense");
  expect(placeOf("a")).toBeUndefined();
});

test("a key belongs to one account at one server: a look-alike has none", () => {
  const own = { host: "webdav", server: "https://files.ida.example/", user: "ida" } as const;
  setKey(own, "secret", true);
  expect(keyOf(own)).toBe("secret");
  expect(isStored(own)).toBe(true);
  for (const other of [
    { ...own, server: "https://files.ida.example.evil.example/" },
    { ...own, server: "http://files.ida.example/" },
    { ...own, user: "eve" },
    { host: "netlify" } as const,
  ])
    expect(keyOf(other)).toBe("");
  setKey(own, "secret", false);
  expect(stored.get("daylit-host-keys")).not.toContain("secret");
});
