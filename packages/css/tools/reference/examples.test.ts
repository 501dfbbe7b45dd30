import { expect, test } from "vitest";
import { htmlChecker } from "../html-faults.ts";
import { exampleSlugs, readExamples } from "./examples.ts";
import { describedParts } from "./reference.ts";
import { readScreen, screenNames } from "./screens.ts";

const rules = {
  // Custom properties are what the style attribute is for in a sample of theming.
  "no-inline-style": [
    "error",
    { allowedProperties: ["--brand", "--transition", "--value", "--tint", "--icon", "--chart"] },
  ],
  // Samples stay short: defaults are not spelled out, and a sample of fields is not a whole form.
  "no-implicit-button-type": "off",
  "no-implicit-input-type": "off",
  "prefer-button": "off",
  "wcag/h32": "off",
  // A part that scrolls needs a role and a name, whatever element it is.
  "prefer-native-element": ["error", { exclude: ["region"] }],
  // Void elements are written as HTML, shapes of an SVG as XML.
  "void-style": "off",
  "no-self-closing": "off",
  // Samples of short labels keep a cell or option on one line.
  "long-title": "off",
  // Landmarks and outline are the page’s business; a sample stands in one.
  "unique-landmark": "off",
  "heading-level": "off",
  "require-sri": "off",
  // A list without marks is called a list again by this role, for one browser’s screen reader.
  "no-redundant-role": "off",
} satisfies Parameters<typeof htmlChecker>[0];

const from = ["html-validate:recommended", "html-validate:document"];
const faultsOf = htmlChecker(rules, from);
/** What others wrote has attributes that we would not write. */
const faultsOfOthers = htmlChecker({ ...rules, "no-deprecated-attr": "off" }, from);

const page = (html: string) =>
  `<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Sample</title>\n</head>\n<body>\n${html}\n</body>\n</html>\n`;

test.each(exampleSlugs().flatMap(readExamples))("$file is valid HTML", ({ slug, html }) => {
  expect((slug === "rendered" ? faultsOfOthers : faultsOf)(page(html))).toEqual([]);
});

const known = new Set(describedParts().flatMap(({ classes }) => classes.map(({ name }) => name)));

test.each(screenNames().map(readScreen))(
  "the screen $name is valid HTML with classes of ours alone",
  ({ html }) => {
    expect(faultsOf(page(html))).toEqual([]);
    const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) =>
      names.split(" "),
    );
    expect(used.filter((name) => !known.has(name))).toEqual([]);
    expect(html).not.toMatch(/<style|<script/);
  },
);
