import { readExamples } from "daylit/internal/tools/reference/examples.ts";
import { expect, test } from "vitest";
import { sampleDocument } from "./document.ts";
import { frameScript } from "./frame-script.ts";
import { readSample } from "./read.ts";

test("a sample's document is read as it was written", () => {
  for (const example of readExamples("card")) {
    const { stylesheet, script, html } = readSample(sampleDocument(example, "/assets/a.css"));
    expect(stylesheet).toBe("/assets/a.css");
    expect(script).toBe(frameScript);
    expect(html).toBe(example.html);
  }
});

test("what is no sample is not shown as one", () => {
  expect(() => readSample("<!doctype html><title>Not found</title>")).toThrow("not the document");
});
