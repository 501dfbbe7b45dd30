import { expect, test } from "vitest";
import { readListing, writeListing } from "./listing.ts";

test("a listing says what it was written with", () => {
  const listing = { "a.css": ["1f", "tag"], "index.html": ["2e"] } as const;
  expect(readListing(new TextDecoder().decode(writeListing(listing)))).toEqual(listing);
});

test("paths out of the folder are left out: a listing online may be anybody's", () => {
  const text = JSON.stringify({
    files: {
      "/etc/passwd": ["1"],
      "../up.html": ["1"],
      "a/../../b": ["1"],
      "a\\b": ["1"],
      x: ["1"],
    },
  });
  expect(Object.keys(readListing(text))).toEqual(["x"]);
});

test.each([undefined, "", "<html>", "null", "[]", '{"files":1}', '{"files":{"a":1}}'])(
  "what is no listing counts as none: %s",
  (text) => expect(readListing(text)).toEqual({}),
);
