import { expect, test } from "vitest";
import { sealOf } from "../document/version/hash.ts";
import { addedRules, isEditedStyle } from "./edited-style.ts";

const css = "/* Colours */\n:root { --brand: #336699; }\n.hero { color: red; }\n";
const written = `${sealOf(css)}\n${css}`;

test("a stylesheet tells whether it was changed by hand", () => {
  for (const same of [written, written.replaceAll("\n", "\r\n"), `${written}\n`])
    expect(isEditedStyle(same)).toBe(false);
  for (const other of [
    written.replace("red", "blue"),
    `${written}.mine { margin: 0; }`,
    `.mine { margin: 0; }\n${written}`,
    written.replace(".hero { color: red; }\n", ""),
  ])
    expect(isEditedStyle(other)).toBe(true);
  // One of an earlier version: nobody knows.
  expect(isEditedStyle(css)).toBe(false);
});

test("the rules that were written by hand are found", () => {
  const theirs = `${written.replace("red", "blue")}\n.mine { margin: 0; }\r\n`;
  expect(addedRules(theirs, written)).toBe(".hero { color: blue; }\n.mine { margin: 0; }");
  expect(addedRules(written.replace(".hero { color: red; }\n", ""), written)).toBe("");
});
