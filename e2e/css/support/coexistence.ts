import { readFileSync } from "node:fs";
import { join } from "node:path";
import tailwind from "@tailwindcss/postcss";
import { readExamples } from "daylit/internal/tools/reference/examples.ts";
import { root } from "daylit/internal/tools/reference/reference.ts";
import postcss from "postcss";

const folder = join(import.meta.dirname, "../fixtures");
const fixture = (name: string) => readFileSync(join(folder, name), "utf8");
const names = "background foreground card primary primary-foreground muted-foreground accent";
const tokens = `${names} border input ring`.split(" ");

/** shadcn’s page: Tailwind as it is built, and shadcn’s tokens, which are in no layer. */
async function tailwindPage(): Promise<string> {
  const index = join(root, "../../node_modules/tailwindcss/index.css");
  const theme = tokens.map((name) => `--color-${name}: var(--${name});`).join("\n");
  const css = `@layer theme, base, daylit, components, utilities;
    @import ${JSON.stringify(index)};
    @theme inline { ${theme} }
    ${fixture("tailwind.css")}`;
  const from = join(folder, "page.css");
  const made = await postcss([tailwind({ base: folder })]).process(css, { from });
  return `<style>${made.css}</style>\n${fixture("tailwind.html")}`;
}

/** Pages of others, each with an element `[data-part]` in its middle. */
export const pages: Record<string, () => Promise<string> | string> = {
  "Tailwind 4 with shadcn’s tokens": tailwindPage,
  "Bootstrap 5.3": () => fixture("bootstrap.html"),
  "a WordPress theme": () => fixture("wordpress.html"),
};

const samples = "button card alert form table disclosure navbar list link".split(" ");

/** The part of ours that is put into pages of others. */
export const part = () =>
  `<div class="daylit">${samples
    .flatMap(readExamples)
    .map(({ html }) => html)
    .join("\n")}</div>`;

/** In the page: shows a document with our part in it and our stylesheet, and reads how the part looks. */
export function looksInside(html: string, css: string, part: string): string[] {
  document.documentElement.innerHTML = `<head></head><body>${html}</body>`;
  const place = document.querySelector("[data-part]") ?? document.body;
  place.innerHTML = `<div style="inline-size: 40rem">${part}</div>`;
  const sheet = document.createElement("style");
  sheet.textContent = `${css} * { transition: none !important }`;
  document.body.append(sheet);
  const read =
    "color background-color font-family font-size font-weight line-height text-decoration-line list-style-type padding margin border-width border-radius min-block-size display box-sizing box-shadow".split(
      " ",
    );
  return [...document.querySelectorAll(".daylit, .daylit *:not(option, svg *, svg)")].map(
    (element) => {
      const style = getComputedStyle(element);
      return `${element.localName}.${element.className}: ${read.map((name) => `${name} ${style.getPropertyValue(name)}`).join("; ")}`;
    },
  );
}

/**
 * In the page, in any browser: shows a document with a part of ours in a box of a fixed size, adds our
 * stylesheet, and names every element outside the part whose box, styles or drawn marks have changed.
 */
export function changedOutside(html: string, css: string, part: string): string[] {
  document.documentElement.innerHTML = `<head><style>*, ::before, ::after { transition: none !important }</style></head><body>${html}</body>`;
  const place = document.querySelector("[data-part]");
  if (!place) throw new Error("the page has no place for the part");
  place.outerHTML = `<div data-part style="block-size: 20rem; overflow: auto; contain: strict">${part}</div>`;
  const outside = [
    document.documentElement,
    ...document.querySelectorAll("body, body :not([data-part], [data-part] *, style)"),
  ];
  const styles = (element: Element, mark?: string) => {
    const style = getComputedStyle(element, mark);
    if (mark && /^(none|normal)$/.test(style.content)) return [];
    return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
  };
  const read = () =>
    outside.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const marks = ["::before", "::after"].flatMap((mark) => styles(element, mark));
      return [`box: ${[x, y, width, height]}`, ...styles(element), ...marks];
    });
  const before = read();
  const sheet = document.createElement("style");
  sheet.textContent = css;
  document.body.append(sheet);
  return read().flatMap((after, index) => {
    const changed = after.filter((line, at) => line !== before[index]?.[at]);
    const element = outside[index];
    return changed.length > 0
      ? [`${element?.localName}.${element?.className}: ${changed.slice(0, 6).join("; ")}`]
      : [];
  });
}
