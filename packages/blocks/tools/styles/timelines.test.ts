import { transform } from "lightningcss";
import { expect, test } from "vitest";
import { stylesheets } from "./stylesheets.ts";

test("minified by a project’s bundler, every animation keeps its timeline", () => {
  const lost = [...stylesheets()].flatMap(([filename, css]) => {
    const { code } = transform({ filename, code: Buffer.from(css), minify: true });
    return [...`${code}`.matchAll(/animation:[^;}]* (?:--[\w-]+|view\(|scroll\()[^;}]*/g)].map(
      ([found]) => `${filename}: ${found}`,
    );
  });
  expect(lost).toEqual([]);
});
