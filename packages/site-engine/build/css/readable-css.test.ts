import { wholeFile } from "daylit/internal/tools/bundle/bundle.ts";
import { minify } from "daylit/internal/tools/bundle/minify.ts";
import { expect, test } from "vitest";
import { namedPart, readableCss } from "./readable-css.ts";

test("one rule per line, with room between the words", () => {
  expect(readableCss(".a,.b{x:1;y:2}@layer one,two;.c{}")).toBe(
    ".a, .b { x: 1; y: 2; }\n@layer one,two;\n.c {}",
  );
  expect(readableCss(".a{x:1;&:hover{y:2}}")).toBe(".a {\n  x: 1;\n  &:hover { y: 2; }\n}");
  expect(readableCss(".a{x:1;&:hover{y:2}z:3}")).toBe(
    ".a {\n  x: 1;\n  &:hover { y: 2; }\n  z: 3;\n}",
  );
  expect(readableCss("@media print{.a,.b{x:1}}")).toBe("@media print {\n  .a, .b { x: 1; }\n}");
  expect(readableCss(".a {\n  x: 1\n    2;\n}\n")).toBe(".a { x: 1 2; }");
});

test("texts, addresses and brackets are left as they are", () => {
  const css = `.a::before{content:"a;b{c}";background:url(data:image/png;base64,xx)}`;
  expect(readableCss(css)).toBe(
    `.a::before { content: "a;b{c}"; background: url(data:image/png;base64,xx); }`,
  );
  expect(readableCss(".a:is(.b,.c)[x='{']{y:1}")).toBe(".a:is(.b,.c)[x='{'] { y: 1; }");
});

test("a part says what it is, and nothing is said about nothing", () => {
  expect(namedPart("Motion", ".a{x:1}")).toBe("/* Motion */\n.a { x: 1; }\n");
  expect(namedPart("Motion", "\n")).toBe("");
});

test("the framework means the same afterwards", () => {
  const { code } = wholeFile().min;
  expect(minify(readableCss(code)).code).toBe(minify(code).code);
});
