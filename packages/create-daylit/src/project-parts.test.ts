import { expect, test } from "vitest";
import { jsxText } from "./project-parts.ts";

test("an owner's words between tags are never code", () => {
  expect(jsxText("Zum Inhalt springen")).toBe("Zum Inhalt springen");
  expect(jsxText("{alert(1)}</a><script>")).toBe('{"{alert(1)}</a><script>"}');
});
