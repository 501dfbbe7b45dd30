import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rootOf } from "../../export/file-names.ts";
import { fixtureSites } from "../../testing/fixtures.ts";
import { readValue } from "./read.ts";
import { counterAddressOf, formAddressOf, siteAddressOf } from "./web-address.ts";

describe("the address of a site", () => {
  test.each([
    "https://ida.example",
    "https://ida.example/",
    "http://127.0.0.1:4173/shop",
    "https://bäckerei.example/café/",
    "https://ida.example:8080/a/b_c~d/%C3%A9/",
    "http://[::1]/",
  ])("%s stays as it was written", (address) => {
    expect(siteAddressOf(address)).toBe(address);
  });

  test.each([
    ["https://mine.example//other.example/", "https://mine.example/other.example/"],
    ["https://mine.example/a///b", "https://mine.example/a/b/"],
    ["https://u:p@mine.example/", "https://mine.example/"],
    ["https://mine.example/\\other.example/", "https://mine.example/other.example/"],
    ["https://mine.example/a/../../b/", "https://mine.example/b/"],
    ["https://mine.example/a/%2E%2e/b", "https://mine.example/b/"],
    ["https://mine.example/.%2f./b/", "https://mine.example/b/"],
    ["https://mine.example/%2f%2fother.example/", "https://mine.example/other.example/"],
    ["https://mine.example/a;b$c'd\"e f{}/", "https://mine.example/a%3Bb%24c%27d%22e%20f%7B%7D/"],
    ["https://mine.example/100%/", "https://mine.example/100%25/"],
    ["https://mine.example/?a=b#c", "https://mine.example/"],
    [" https://Mine.example/a\nb ", "https://mine.example/ab/"],
  ])("%s becomes %s", (given, wanted) => {
    expect(siteAddressOf(given)).toBe(wanted);
  });

  test.each(["", "mine", "ftp://a.example", "https://a;b/", "https://a,b/", "https://$host/"])(
    "“%s” is none",
    (given) => expect(siteAddressOf(given)).toBeUndefined(),
  );

  const piece = fc.oneof(
    fc.constantFrom(
      "/",
      "//",
      "\\",
      "..",
      ".",
      "%2e",
      "%2f",
      "%5C",
      "%00",
      "%",
      "%25",
      "@",
      "u:p@",
    ),
    fc.constantFrom(
      ";",
      "$",
      "{",
      "}",
      '"',
      "'",
      "`",
      "<",
      ">",
      " ",
      "\n",
      "\t",
      "?",
      "#",
      ":",
      "*",
    ),
    fc.constantFrom(
      "other.example",
      "a",
      "ä",
      "😀",
      "\u202e",
      "\ud83d",
      "[",
      "]",
      "|",
      "^",
      "&",
      "=",
    ),
    fc.string({ unit: "binary", maxLength: 4 }),
  );
  const anyAddress = fc
    .tuple(
      fc.constantFrom("https://", "http://", "HTTPS://", "https:", "https:\\\\", "//", ""),
      fc.constantFrom("mine.example", "u:p@mine.example", "mine.example:81", "[::1]", ""),
      fc.array(piece, { maxLength: 12 }),
    )
    .map(([scheme, host, rest]) => scheme + host + rest.join(""));

  test("whatever is given: its path is one of folders, and reads the same again", () => {
    fc.assert(
      fc.property(anyAddress, (given) => {
        const found = siteAddressOf(given);
        if (found === undefined) return;
        expect(siteAddressOf(found)).toBe(found);
        expect(rootOf({ address: found })).toMatch(/^\/([\w.~-]|%[\dA-Fa-f]{2}|(?<=.)\/(?!\/))*$/);
        expect(rootOf({ address: found })).not.toMatch(/^\/\/|\/\.{1,2}\//);
        const { username, password, search, hash, hostname } = new URL(found);
        expect([username, password, search, hash].join("")).toBe("");
        expect(hostname).toMatch(/^[\w.-]+$|^\[[\da-f:.]+\]$/);
      }),
      { seed: 20261118, numRuns: 3000 },
    );
  });

  test("is repaired where a document is read, and that is told", () => {
    const [{ site } = { site: undefined }] = fixtureSites();
    const read = (address: unknown) => {
      const reading = readValue({ ...site, address });
      return [reading.site?.address, reading.site && reading.repairs];
    };
    const bad = "https://u:p@mine.example//other.example/";
    expect(read(bad)).toEqual([
      "https://mine.example/other.example/",
      [{ path: "address", kind: "corrected", rest: bad }],
    ]);
    const none = "https://a;b/";
    expect(read(none)).toEqual([undefined, [{ path: "address", kind: "dropped", rest: none }]]);
    expect(read("https://mine.example")).toEqual(["https://mine.example", []]);
  });
});

test("forms and counters go to a plain host, without credentials", () => {
  const form = "https://forms.example/f/1?a=b";
  expect(formAddressOf(form)).toBe(form);
  expect(formAddressOf("http://localhost:8080/")).toBe("http://localhost:8080/");
  expect(formAddressOf("https://u:p@forms.example/f'1")).toBe("https://forms.example/f%271");
  for (const none of [
    "http://forms.example/",
    "https://a;sandbox/x",
    "https://a,b/x",
    "mailto:a@b",
  ])
    expect(formAddressOf(none), none).toBeUndefined();
  expect(counterAddressOf("https://u@zoe.goatcounter.com/count")).toBe(
    "https://zoe.goatcounter.com/count",
  );
  for (const none of ["https://a;sandbox/count", "http://localhost/count", "https://a.example/"])
    expect(counterAddressOf(none), none).toBeUndefined();
});
