import { expect, test } from "vitest";
import { bundle } from "../../build/bundle.ts";
import { cleanMessage, reportOf } from "./report-errors.ts";

const at = { origin: "https://example.org", pathname: "/documentation" };
const version = "/assets/start-Ab12_-x9.js";

function thrown(error: Error, address: string) {
  error.stack = `${error}\n    at open (${address}:12:34)\n    at later (https://other.example/b.js:1:1)`;
  return reportOf(error, at, version);
}

test("a report names message, script, line, page and version, and nothing else", () => {
  expect(
    thrown(
      new TypeError("Cannot read properties of undefined (reading 'name')"),
      "https://example.org/assets/a-11111111.js?secret=1",
    ),
  ).toEqual({
    type: "error",
    message: "TypeError: Cannot read properties of undefined (reading …)",
    script: "/assets/a-11111111.js",
    line: 12,
    page: "/documentation",
    version,
  });
});

test("Firefox's and Safari's stacks are read as well", () => {
  const error = new RangeError("too deep");
  error.stack = "open@https://example.org/assets/a-11111111.js:7:3\n@https://example.org/:1:1\n";
  expect(reportOf(error, at, version)).toMatchObject({ script: "/assets/a-11111111.js", line: 7 });
});

test("what a visitor may have typed is not in it", () => {
  const words = {
    "Unexpected token 'h', \"hello my na\"... is not valid JSON":
      "Unexpected token …... is not valid JSON",
    "Failed to execute 'querySelector' on 'Document': '#it's me' is not a valid selector.":
      "Failed to execute … is not a valid selector.",
    "Failed to fetch dynamically imported module: https://example.org/a.js?q=me#you":
      "Failed to fetch dynamically imported module: /a.js",
    'JSON Parse error: Unexpected identifier "Ada"': "JSON Parse error: Unexpected identifier …",
  };
  for (const [message, cleaned] of Object.entries(words))
    expect(cleanMessage(message)).toBe(cleaned);
  expect(cleanMessage("x".repeat(500))).toHaveLength(200);
  const own = thrown(new Error("No project called Ada's bakery"), "https://example.org/a.js");
  expect(own?.message).toBe("Error");
  expect(reportOf("Ada", at, version)?.message).toBe("string");
});

test("errors of extensions are not reported", () => {
  expect(thrown(new TypeError("x"), "chrome-extension://abcdef/content.js")).toBeUndefined();
});

test("without the setting, no page has a line of it", async () => {
  const boot = await bundle(new URL("./boot.ts", import.meta.url));
  expect(boot).not.toMatch(/no-cors|unhandledrejection/);
});
