import { expect, test } from "vitest";
import { usedCssOf } from "./used-css.ts";

const html = '<body><p class="a b">x</p><a href="#">y</a></body>';
const used = usedCssOf(html);

test("rules for what is not on the pages go, all others stay", () => {
  expect(used(".a{x:1}.c{x:2}")).toBe(".a{x:1}");
  expect(used(".a,.c{x:1}")).toBe(".a{x:1}");
  expect(used(".a .c{x:1}p.b:hover{x:2}table{x:3}")).toBe("p.b:hover{x:2}");
  expect(used(":root{x:1}*{x:2}::selection{x:3}[hidden]{x:4}")).toBe(
    ":root{x:1}*{x:2}::selection{x:3}[hidden]{x:4}",
  );
  expect(used(".a:not(.c){x:1}")).toBe(".a:not(.c){x:1}");
  expect(used(":is(.c,.d){x:1}:where(.a,.c){x:2}.a:has(>.c){x:3}")).toBe(":where(.a,.c){x:2}");
  expect(used("@media print{.c{x:1}}@media print{.a{x:1}.c{x:2}}")).toBe("@media print{.a{x:1}}");
  expect(used("@layer x{.a{x:1;&:hover{y:2}}}@layer y;")).toBe(
    "@layer x{.a{x:1;&:hover{y:2}}}@layer y;",
  );
  expect(used('.a{content:"}"}.c{content:"{"}.b{x:1}')).toBe('.a{content:"}"}.b{x:1}');
  expect(used("@keyframes in{to{x:1}}@keyframes out{to{x:2}}.a{animation:in 1s}")).toBe(
    "@keyframes in{to{x:1}}.a{animation:in 1s}",
  );
  expect(used(".a:nth-child(2n of .c){x:1}")).toBe(".a:nth-child(2n of .c){x:1}");
});
