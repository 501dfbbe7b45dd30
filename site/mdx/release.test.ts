import { createProcessor } from "@mdx-js/mdx";
import { expect, test } from "vitest";
import { releaseNotice } from "./release.ts";

const render = (text: string, published: boolean) =>
  String(
    createProcessor({ remarkPlugins: [[releaseNotice, { published }]] }).processSync(text),
  ).match(/Not on npm yet/g)?.length ?? 0;

test.each([
  ["```sh\nnpm install daylit\n```\n\nAgain `npm install daylit`.", 1],
  ["Or `npm install daylit`.", 1],
  ["Link `https://cdn.jsdelivr.net/npm/daylit@1.0.0/dist/daylit.min.css`.", 1],
  ["Nothing of the kind.", 0],
])("a text that needs npm says once that the package is not there: %s", (text, notices) => {
  expect(render(text, false)).toBe(notices);
  expect(render(text, true)).toBe(0);
});
