import { sniff } from "@daylit/site-engine/document/pictures/picture-format.ts";
import { expect, test } from "vitest";
import { type Format, formatOf, formats } from "../../../workspace/store/record/formats.ts";
import { emptyPlan, examplePlan } from "../../../workspace/store/record/plan.ts";
import { archivePaths, safeName } from "./archive.ts";
import { complete } from "./completeness.ts";
import { dimensions } from "./dimensions.ts";

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === "string" ? [...Buffer.from(part, "latin1")] : part)),
  );

const png = bytes([0x89], "PNG\r\n\x1a\n", [0, 0, 0, 13], "IHDR", [0, 0, 4, 0, 0, 0, 2, 88]);
const jpeg = bytes(
  [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2], // a segment to step over
  [0xff, 0xc4, 0, 3, 9], // a table whose marker looks like a frame
  [0xff, 0xc2, 0, 11, 8, 1, 0x2c, 2, 0x58, 3, 0, 0],
);
const webp = bytes(
  "RIFF",
  [0, 0, 0, 0],
  "WEBPVP8X",
  [10, 0, 0, 0, 0, 0, 0, 0],
  [0x3f, 6, 0],
  [0x57, 2, 0],
);
const lossless = bytes(
  "RIFF",
  [0, 0, 0, 0],
  "WEBPVP8L",
  [9, 0, 0, 0, 0x2f],
  [0x8f, 0xc1, 0x12, 0],
  [0, 0],
);
const gif = bytes("GIF89a", [0x40, 1, 0xf0, 0]);
const avif = bytes(
  [0, 0, 0, 28],
  "ftypavif",
  [0, 0, 0, 0],
  "mif1avif",
  [0, 0, 0, 20],
  "ispe",
  [0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 48],
  [0, 0, 0, 20],
  "ispe",
  [0, 0, 0, 0, 0, 0, 3, 0xc0, 0, 0, 2, 0x80],
);

test.each<[Format, Uint8Array]>([
  ["png", png],
  ["jpeg", jpeg],
  ["webp", webp],
  ["gif", gif],
  ["avif", avif],
  ["heic", bytes([0, 0, 0, 24], "ftypheic", [0, 0, 0, 0], "mif1heic")],
  ["pdf", bytes("%PDF-1.7")],
  ["zip", bytes("PK\x03\x04")],
  ["tiff", bytes("II*\0")],
  ["photoshop", bytes("8BPS")],
  ["postscript", bytes("%!PS-Adobe")],
  ["program", bytes("MZ")],
  [
    "svg",
    bytes(
      '\xEF\xBB\xBF<?xml version="1.0"?>\n<!-- a -->\n<svg xmlns="http://www.w3.org/2000/svg"/>',
    ),
  ],
  ["svg", bytes('<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd"><svg/>')],
  ["html", bytes("<!doctype html><svg></svg>")],
  ["html", bytes("<p>x<script>alert(1)</script>")],
  ["unknown", bytes("hello")],
  ["unknown", bytes()],
])("a file is known by its bytes: %s", (format, content) => {
  expect(sniff(content)).toBe(format);
});

test("a format that cannot be used says what to do instead", () => {
  for (const { usable, advice } of Object.values(formats)) expect(Boolean(advice)).toBe(!usable);
});

test.each<[Format, Uint8Array, number, number]>([
  ["png", png, 1024, 600],
  ["jpeg", jpeg, 600, 300],
  ["webp", webp, 1600, 600],
  ["webp", lossless, 400, 76],
  ["gif", gif, 320, 240],
  ["avif", avif, 960, 640],
])("the size stands in the head: %s", (format, head, width, height) => {
  expect(dimensions(format, head)).toEqual({ width, height });
});

test("a cut-off or empty head has no size and does not throw", () => {
  for (const [format, head] of [
    ["png", png],
    ["jpeg", jpeg],
    ["webp", webp],
    ["gif", gif],
    ["avif", avif],
  ] as const)
    for (const end of [0, 5, 9]) expect(dimensions(format, head.slice(0, end))).toBeUndefined();
  expect(dimensions("svg", png)).toBeUndefined();
});

test("names in the zip are safe and never alike", () => {
  expect(safeName("Größe 1.PNG")).toBe("Grosse-1.png");
  expect(safeName("../../etc/passwd")).toBe("etc-passwd");
  expect(safeName(".htaccess")).toBe("htaccess");
  expect(safeName("???.jpg")).toBe("file.jpg");
  // Windows opens a machine by these names, whatever their ending.
  expect(safeName("con.png")).toBe("file-con.png");
  expect(safeName("LPT1.tar.gz")).toBe("file-LPT1.tar.gz");
  expect(safeName("contact.png")).toBe("contact.png");
  expect(
    archivePaths(
      [
        { name: "a.jpg", use: "wide" },
        { name: "A.jpg", use: "half" },
        { name: "a.jpg", use: "logo" },
        { name: "a", use: "wide" },
      ],
      emptyPlan,
    ),
  ).toEqual(["images/a.jpg", "images/A-2.jpg", "logo/a.jpg", "images/a"]);
});

test("files are named after the place they are for, as the guide says", () => {
  expect(
    archivePaths(
      [
        { name: "IMG_4711.JPG", use: "wide", section: 2 },
        { name: "other.png", use: "half", section: 2 },
        { name: "third.jpg", use: "half", section: 2 },
        { name: "lost.jpg", use: "wide", section: 99 },
        { name: "logo.svg", use: "logo", section: 2 },
      ],
      examplePlan,
    ),
  ).toEqual([
    "images/home-1-opening.jpg",
    "images/home-1-opening.png",
    "images/home-1-opening-2.jpg",
    "images/lost.jpg",
    "logo/logo.svg",
  ]);
});

test("a .heic that no byte tells gets the advice for an iPhone", () => {
  expect(formatOf(bytes("what is this"), "IMG_0001.HEIC")).toBe("heic");
  expect(formatOf(bytes("what is this"), "IMG_0001.jpg")).toBe("unknown");
  expect(formatOf(png, "IMG_0001.heic")).toBe("png");
});

test("a file that was cut off is noticed", () => {
  const whole = (format: Format, file: Uint8Array) => complete(format, file, file, file.length);
  expect(whole("png", bytes("...", "IEND", [1, 2, 3, 4]))).toBe(true);
  expect(whole("png", png)).toBe(false);
  const preview = bytes([0xff, 0xd8, 0xff, 0xe1, 0, 6, 0xff, 0xd9, 0, 0, 0xff, 0xda, 0, 2, 7, 7]);
  expect(whole("jpeg", preview)).toBe(false);
  expect(whole("jpeg", Uint8Array.from([...preview, 0xff, 0xd9, 0]))).toBe(true);
  expect(whole("webp", webp)).toBe(true);
  expect(complete("webp", bytes("RIFF", [99, 0, 0, 0], "WEBP"), bytes(), 12)).toBe(false);
  expect(whole("gif", gif)).toBe(false);
  expect(whole("svg", bytes("<svg"))).toBe(true);
});
