import { expect, test } from "vitest";
import { decoded, isWorkbook } from "./file-text.ts";

const text = '"Key";"Übersetzung"\n"t1";"Straße und ağaç"';

const wide = (isBig: boolean, mark: string) => {
  const bytes = new Uint8Array(Buffer.from(mark + text, "utf16le"));
  return isBig ? new Uint8Array(Buffer.from(bytes).swap16()) : bytes;
};

test.each([
  ["UTF-8", new TextEncoder().encode(`\ufeff${text}`)],
  ["UTF-16 LE", wide(false, "\ufeff")],
  ["UTF-16 BE", wide(true, "\ufeff")],
  ["UTF-16 LE without a mark", wide(false, "")],
  ["UTF-16 BE without a mark", wide(true, "")],
])("a file in %s is read", (_, bytes) => {
  expect(decoded(bytes, "de")).toBe(text);
});

test("files of before Unicode are read by their language, and a short file is no riddle", () => {
  expect(decoded(new Uint8Array([0xfe, 0x61]), "tr")).toBe("şa");
  expect(decoded(new Uint8Array([0xfc, 0x61]), "de")).toBe("üa");
  expect([decoded(new Uint8Array(), "de"), decoded(new Uint8Array([65]), "de")]).toEqual(["", "A"]);
});

test("a workbook is known by its first bytes", () => {
  expect(isWorkbook(new Uint8Array([0x50, 0x4b, 3, 4, 20]))).toBe(true);
  expect(isWorkbook(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]))).toBe(true);
  expect(isWorkbook(new TextEncoder().encode(text))).toBe(false);
});
