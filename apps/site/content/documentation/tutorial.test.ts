import { readExamples } from "daylit/internal/tools/reference/examples.ts";
import { expect, test } from "vitest";
import { readChapter } from "../checks/chapter.ts";

const { fences, examples } = readChapter("tutorial.mdx");
const cases = readExamples("tutorial");
const squeezed = (html: string) => html.replaceAll(/\s+/g, " ");

test("the chapter shows every step once and in order, and then the finished page", () => {
  expect(examples).toEqual(cases.map((example) => `tutorial/${example.case}`));
});

test("who follows the steps has the finished page", () => {
  const own = fences.find(({ code }) => code.includes("<main>"))?.code ?? "";
  const steps = cases.slice(0, -1).map(({ html }) => html);
  let file = own;
  const put = (html: string, before: string) => {
    file = file.replace(before, () => `${html}\n${before}`);
  };
  put(steps[0] ?? "", "<main>");
  for (const html of steps.slice(1, -1)) put(html, "</main>");
  file = file.replace("</main>", () => `</main>\n${steps.at(-1)}`);
  const body = /<body>([\s\S]*)<\/body>/.exec(file)?.[1] ?? "";
  expect(squeezed(body).trim()).toBe(squeezed(cases.at(-1)?.html ?? "").trim());
});

test("the page’s links lead to places on it", () => {
  const page = cases.at(-1)?.html ?? "";
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets.filter((id) => !ids.has(id))).toEqual([]);
});
