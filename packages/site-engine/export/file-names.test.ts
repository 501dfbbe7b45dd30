import { expect, test } from "vitest";
import { isFileName } from "./file-names.ts";

test.each(["index.html", ".htaccess", "hosts/nginx.conf", "pictures/a-800.webp", "common.html"])(
  "%s is a name that every system takes",
  (name) => expect(isFileName(name)).toBe(true),
);

test.each([
  ".env",
  "a/.git",
  "com1",
  "com1.html",
  "a/NUL.txt",
  "aux.css",
  "a.",
  "a//b",
  "../a",
  "A",
])("%s is not", (name) => expect(isFileName(name)).toBe(false));
