import { expect, onTestFinished, test } from "vitest";
import { site } from "../../model/site.ts";
import { releases } from "./changelog.ts";
import { security, securityExpires } from "./security.ts";

test("security.txt has what RFC 9116 asks for", () => {
  const before = site.securityContact;
  onTestFinished(() => {
    site.securityContact = before;
  });
  site.securityContact = "security@example.org";
  const lines = security().trimEnd().split("\n");
  expect(lines.map((line) => line.split(":")[0])).toEqual([
    "Contact",
    "Expires",
    "Preferred-Languages",
    "Canonical",
  ]);
  expect(lines[0]).toMatch(/^Contact: mailto:\S+@\S+$/);
  expect(lines[3]).toBe(`Canonical: ${site.origin}/.well-known/security.txt`);
});

test("it runs out within a year of the newest change, and has not run out by then", () => {
  const days = (date: string) => Date.parse(date) / 86_400_000;
  const left = days(securityExpires) - days(releases()[0]?.date ?? "");
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(365);
});
