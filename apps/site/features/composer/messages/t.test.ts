import { createElement, isValidElement } from "react";
import { afterEach, expect, test } from "vitest";
import { speechOf } from "./catalogue.ts";
import { say, setSpeech, t } from "./t.ts";

const arabic = speechOf("ar", {
  "{0} texts left": "{0, plural, one {نص واحد} two {نصان} few {# نصوص} other {# نصًا}}",
  "Publish, or {0}.": "{0} أو انشر.",
  "{0} is empty.": "{0} فارغ.",
  "{0} is empty. {1}": "{0} فارغ. {1}",
  Heading: "العنوان",
  Monday: "الاثنين",
  "These times overlap.": "الأوقات متداخلة.",
});

afterEach(() => setSpeech(undefined));

test("English is what the code says", () => {
  const left = 2;
  expect(t`${left} texts left`).toBe("2 texts left");
  expect(t`Kept${false}${undefined}`).toBe("Kept");
  expect(say("Heading")).toBe("Heading");
});

test("another language has its own order and plurals", () => {
  setSpeech(arabic);
  const left = (count: number) => t`${count} texts left`;
  expect([1, 2, 3, 11].map(left)).toEqual(["نص واحد", "نصان", "3 نصوص", "11 نصًا"]);
  const link = createElement("b");
  const shown = t`Publish, or ${link}.` as unknown;
  expect(isValidElement(shown)).toBe(true);
  expect((shown as { props: { children: unknown[] } }).props.children[0]).toBe(link);
});

test("a message that is missing is said in English, with its values and spaces", () => {
  setSpeech(arabic);
  const name = "Ann";
  expect(t` Hello ${name} `).toBe(" Hello Ann ");
  expect(say("Nobody knows this.")).toBe("Nobody knows this.");
});

test("sentences of the packages are recognised by their pattern", () => {
  setSpeech(arabic);
  expect(say("Heading is empty.")).toBe("العنوان فارغ.");
  expect(say("Monday: These times overlap.")).toBe("الاثنين: الأوقات متداخلة.");
  expect(say("“Start” is empty.")).toBe("«Start» فارغ.");
  // An owner's words stay as they are.
  expect(say("Zweite Überschrift is empty.")).toBe("Zweite Überschrift فارغ.");
});
