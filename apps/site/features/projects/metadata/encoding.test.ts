import { expect, test } from "vitest";
import { decodePage } from "./encoding.ts";
import { readHead } from "./head.ts";

const latin1 = (text: string) => Buffer.from(text, "latin1");
const utf8 = (text: string) => Buffer.from(text);
const utf16 = (text: string) => Buffer.from(text, "utf16le");
const bytes = (...parts: (Buffer | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part)));

const title = "<title>Café</title>";
const utf8Mark = [0xef, 0xbb, 0xbf];
const equiv = '<meta http-equiv=Content-Type content="text/html; charset=shift_jis"><title>';

const cases: [why: string, page: Buffer, contentType: string | null, expected: string][] = [
  [
    "header before meta",
    latin1(`<meta charset=utf-8>${title}`),
    "text/html; charset=ISO-8859-1",
    "Café",
  ],
  ["a quoted header", latin1(title), 'text/html; Charset="windows-1252"', "Café"],
  ["meta charset", latin1(`<meta charset=windows-1252>${title}`), "text/html", "Café"],
  ["a meta after the title", latin1(`${title}<meta charset=windows-1252>`), "text/html", "Café"],
  [
    "http-equiv",
    bytes(latin1(equiv), [0x93, 0xfa, 0x96, 0x7b], latin1("</title>")),
    "text/html",
    "日本",
  ],
  ["koi8-r", bytes(latin1("<meta charset=koi8-r><title>"), [0xeb, 0xcf, 0xd4]), null, "Кот"],
  ["a commented meta", utf8(`<!-- <meta charset=koi8-r> -->${title}`), "text/html", "Café"],
  [
    "a mark before the header",
    bytes(utf8Mark, utf8(title)),
    "text/html; charset=windows-1252",
    "Café",
  ],
  ["UTF-16LE by its mark", bytes([0xff, 0xfe], utf16(title)), "text/html", "Café"],
  ["UTF-16BE by its mark", bytes([0xfe, 0xff], utf16(title).swap16()), "text/html", "Café"],
  ["UTF-16LE by header", utf16(title), "text/html; charset=utf-16le", "Café"],
  ["a meta that cannot be true", utf8(`<meta charset=utf-16>${title}`), "text/html", "Café"],
  [
    "an unknown name in the header",
    latin1(`<meta charset=latin1>${title}`),
    "text/html; charset=nonsense",
    "Café",
  ],
  ["an unknown name in the meta", utf8(`<meta charset=nonsense>${title}`), "text/html", "Café"],
  ["no word, UTF-8", utf8(title), "text/html", "Café"],
  ["no word, not UTF-8", latin1(title), "text/html", "Café"],
  ["no word, cut inside a character", utf8("<title>Café").subarray(0, -1), "text/html", "Caf"],
  ["a wrong word", latin1(title), "text/html; charset=utf-8", "Caf\ufffd"],
];

test.each(cases)("%s", (_why, page, contentType, expected) => {
  expect(readHead(decodePage(page, contentType)).titles).toEqual([expected]);
});
