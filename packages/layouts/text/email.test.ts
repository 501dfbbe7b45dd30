import { describe, expect, test } from "vitest";
import { isAddress, readAddress } from "../schema/read/address.ts";
import { isEmail, mailTo } from "./email.ts";

describe("an email address", () => {
  test.each([
    ["ann@bakery.example", "mailto:ann@bakery.example"],
    ["ann+shop@bäckerei.example", "mailto:ann+shop@bäckerei.example"],
    ["o'brien/x@a.example", "mailto:o%27brien%2Fx@a.example"],
  ])("%s is linked as %s", (email, href) => {
    expect(mailTo(email)).toBe(href);
    expect(isAddress(href)).toBe(true);
  });

  test.each([
    ...["", "ann", "a@b?bcc=spy@c", "a@b&bcc=c@d", "a@b,c@d", "a@b;c@d", "a@b c@d", "a@b\nbcc:c@d"],
    ...["a%3Fbcc=x@b", "a@b%3Fbcc=c", "<a@b>", '"a"@b', "a@b@c", "a:b@c", "a@b#c", "a@[1.2.3.4]"],
  ])("“%s” is none, and is not linked", (text) => {
    expect(isEmail(text)).toBe(false);
    expect(mailTo(text)).toBeUndefined();
    if (text.includes("@")) expect(isAddress(`mailto:${text}`)).toBe(false);
  });

  test("of a letter, a link may say subject and text, and nothing that sends it elsewhere", () => {
    const told: unknown[] = [];
    const read = (href: string) => {
      told.length = 0;
      return readAddress(href, "", (_, kind, rest) => told.push(kind, rest));
    };
    const good = "mailto:a@b.example?subject=Two%20loaves&body=Hello";
    expect([read(good), ...told]).toEqual([good]);
    for (const query of [
      ...[
        "bcc=spy@c",
        "subject=a&cc=spy@c",
        "subject=a;bcc=b@c",
        "subject=a%0D%0ABcc:b@c",
        "to=b@c",
      ],
      "BCC=b@c",
    ]) {
      const bad = `mailto:a@b.example?${query}`;
      expect([read(bad), ...told]).toEqual(["mailto:a@b.example", "corrected", bad]);
    }
    for (const bad of ["mailto:a@b,c@d", "mailto:a%2Cx@b", "mailto:?bcc=a@b", "mailto:a%@b"])
      expect([read(bad), ...told], bad).toEqual(["", "replaced", bad]);
  });
});
