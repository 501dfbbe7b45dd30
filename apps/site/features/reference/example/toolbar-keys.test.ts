import { expect, test } from "vitest";
import { isForField } from "./toolbar-keys.ts";

const field = (value: string, selectionStart: number, selectionEnd = selectionStart) => ({
  ...{ value, selectionStart, selectionEnd },
});

test("inside a text the arrow keys move the caret, at its ends they lead on", () => {
  expect(isForField("ArrowLeft", field("#7a00ff", 3))).toBe(true);
  expect(isForField("ArrowRight", field("#7a00ff", 3))).toBe(true);
  expect(isForField("ArrowLeft", field("#7a00ff", 0))).toBe(false);
  expect(isForField("ArrowRight", field("#7a00ff", 7))).toBe(false);
  // Where all of it is selected, an arrow key first ends the selection.
  expect(isForField("ArrowLeft", field("#7a00ff", 0, 7))).toBe(true);
  expect(isForField("ArrowRight", field("#7a00ff", 0, 7))).toBe(true);
});

test("Home and End belong to a field with text, and to the bar elsewhere", () => {
  expect(isForField("Home", field("#7a00ff", 7))).toBe(true);
  expect(isForField("End", field("", 0))).toBe(false);
  expect(isForField("Home", { value: "", selectionStart: undefined })).toBe(false);
  expect(isForField("ArrowLeft", { value: "#0b7a4b", selectionStart: null })).toBe(false);
});
