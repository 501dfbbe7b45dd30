import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "lightningcss";
import { expect, test } from "vitest";

const home = join(import.meta.dirname, "../../../..");
const read = (file: string) => readFileSync(join(home, file), "utf8");

/** What a stylesheet imports, by name: "components/chip.css". */
const parts = (file: string) =>
  [...read(file).matchAll(/@import "(?:\.\/|(?:\.\.\/)+packages\/css\/src\/)([^"]+)"/g)].map(
    ([, part = ""]) => part,
  );

const shown = parts("apps/site/shell/styles/framework.css");
const leftOut = parts("packages/css/src/index.css").filter((part) => !shown.includes(part));

/** The classes of every selector of a part. */
function selectorsOf(part: string): string[][] {
  const found: string[][] = [];
  transform({
    filename: part,
    code: Buffer.from(read(`packages/css/src/${part}`)),
    errorRecovery: true,
    visitor: {
      Rule: {
        style({ value: { selectors } }) {
          for (const selector of selectors) {
            const names = [
              ...JSON.stringify(selector).matchAll(/"type":"class","name":"([^"]+)"/g),
            ];
            // What is nested stands inside a rule that has been looked at.
            if (!JSON.stringify(selector).includes('"nesting"'))
              found.push(names.map(([, name = ""]) => name));
          }
          return undefined;
        },
      },
    },
  });
  return found;
}

const words = (text: string) => text.match(/[\w-]+/g) ?? [];
const classes =
  /class(?:Name|List\.\w+)?(?:: |=|\()(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\}|([^,;)]*))/g;

/** Every word that the code may put into a class attribute: those with a hyphen wherever they stand. */
function usedIn(file: string): string[] {
  const text = read(file).replaceAll(/^```[\s\S]*?^```/gm, "");
  const named = [...text.matchAll(classes)].flatMap(([found]) => words(found));
  const elsewhere = [...text.matchAll(/["'`]([\w\s${}?:-]*)["'`]/g)].flatMap(([found]) =>
    words(found),
  );
  return [...named, ...elsewhere.filter((word) => word.includes("-"))];
}

const used = new Set(
  globSync("apps/site/{shell,runtime,ui,model,features,content}/**/*.{ts,tsx,mdx}", { cwd: home })
    // The list of the reference's pages and the search's other words name every part.
    .filter((file) => !/\.test\.|content\/stylesheet|search\/index\//.test(file))
    .flatMap(usedIn),
);

test("the site takes the framework's parts in the framework's order", () => {
  expect(shown).toEqual(parts("packages/css/src/index.css").filter((part) => shown.includes(part)));
  expect(read("apps/site/shell/styles/framework.css")).toContain(
    /@layer[^;]+;/.exec(read("packages/css/src/index.css"))?.[0],
  );
});

test.for(leftOut)("nothing that the site shows needs %s", (part) => {
  const selectors = selectorsOf(part);
  expect(selectors.length).toBeGreaterThan(0);
  expect(selectors.filter((classes) => classes.every((name) => used.has(name)))).toEqual([]);
});
