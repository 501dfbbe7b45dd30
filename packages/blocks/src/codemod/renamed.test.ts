// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of the code that is read
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { renamesOf } from "./codemod.ts";
import { leftIn, renamed } from "./renamed.ts";

const names = {
  "gap-1x": "gap-m",
  "gap-2x": "gap-l",
  subHead: "subhead",
  "font-accent": "text-accent",
  "--gap-2x": "--gap-l",
  "--size-5": "--font-size-m",
};
const renames = renamesOf(names);
const after = (text: string, file: string) => renamed(text, file, renames);

/** Each marked name as it was, and as it must be: `«gap-1x»`. Names without a mark stay. */
const before = (marked: string) => marked.replaceAll(/[«»]/g, "");
const expected = (marked: string) =>
  marked.replaceAll(/«(.+?)»/g, (_, name: string) => {
    const better = renames.classes.get(name) ?? renames.properties.get(name);
    if (!better) throw new Error(`${name} has no new name`);
    return better;
  });

const html =
  '<p class="flex «gap-1x» gap-1xx" title="gap-1x" data-class="gap-1x">class="gap-1x"</p>';
const css =
  '.«gap-1x».a-gap-1x, [class~="«gap-2x»"] { --gap-2xl: 1; margin: var(--«gap-2x», .5rem) } /* .gap-1x */ a::after { content: ".gap-1x --gap-2x" }'.replace(
    "--«gap-2x»",
    "«--gap-2x»",
  );

const cases: Record<string, string[]> = {
  "a.html": [
    html,
    "<p class=«gap-1x»>gap-1x <!-- <p class='gap-1x'> --></p><P\n  CLASS='a\n\t«subHead»'>",
    '<pre>&lt;p class="gap-1x"></pre><textarea><p class="gap-1x"></textarea>',
    `<style>${css}</style><p style="margin: var(«--gap-2x»); «--size-5»: 1rem">--gap-2x</p>`,
    '<script>a.classList.add("«gap-1x»"); a.textContent = "gap-1x";</script>',
    '<script type="application/json">{"class": "gap-1x"}</script><p class="«dl-gap-1x»">',
    '<p class="gap-1x', // not closed
  ],
  "a.css": [css, ".«font-accent»{background:url(a.gap-1x)}", "a{«--size-5»:1.5rem}"],
  "a.scss": [".a { // .gap-1x\n  @extend .«gap-1x»; }"],
  "a.module.css": [".gap-1x { gap: var(«--gap-2x») }"],
  "a.jsx": [
    'const a = <p className="flex «gap-1x»" title="gap-1x">gap-1x {"gap-1x"}</p>;',
    'const a = <p className={`a ${b ? "«gap-1x»" : c("«gap-2x»")} «subHead» gap-${n}x`}>it’s</p>;',
    'const a = <P className={clsx("a", { subHead: on, "«gap-1x»": x === "gap-1x" })} />;'.replace(
      "subHead:",
      "«subHead»:",
    ),
    'const a = <p style={{ "«--gap-2x»": "var(«--size-5»)" }} headingClassName="«gap-1x»" />;',
    "const a = cn(\"«gap-1x»\", y && ['«gap-2x»']); // gap-1x",
    "const a = b < c; const d = /gap-1x\"/; const e = <>a 'gap-1x <b className='«gap-1x»'/></>;",
    "const A = styled.p`gap: var(«--gap-2x»); content: '--gap-2x'`;",
    "const a = <style>{`.«gap-1x» { a: b } /* .gap-1x */`}</style>;",
    'a.className = "«gap-1x»"; a.setAttribute("class", "«gap-1x»"); a.style.setProperty("«--gap-2x»", "1")',
    'document.querySelector(".«gap-1x» > [title=\'gap-1x\']"); h("p", { class: ["«gap-1x»"] }, "gap-1x")',
    'this is not ( a script className="gap-1x"',
  ],
  "a.ts": ['const a = <string>b; const c = { className: "«gap-1x»", text: "gap-1x" };'],
  "a.vue": [
    `<script setup lang="ts">const text = "gap-1x"; const a = { class: "«gap-1x»" };</script>
<template><p class="«gap-1x»" :class="[on ? '«gap-2x»' : '', { '«subHead»': a < b }]" :title="'gap-1x'">{{ 'gap-1x' }}</p></template>
<style scoped lang="scss">// .gap-1x
.«gap-1x» { gap: var(«--gap-2x») }</style>`,
  ],
  "a.svelte": [
    `<script>let text = "gap-1x";</script>
{#if a < b}<p class="flex {on ? '«gap-1x»' : "x"} «gap-2x»" class:«subHead»={on} style:«--gap-2x»="1rem" {...rest}>{'gap-1x'} gap-1x</p>{/if}`,
    "<p class={['«gap-1x»', on && '«gap-2x»']}>",
  ],
  "a.astro": [
    `---
const text = "gap-1x"; const a = <string>b;
---
<p class:list={["«gap-1x»", { "«gap-2x»": true }]} title={"gap-1x"}>{text && <b class="«gap-1x»">gap-1x</b>}</p>
<style>${css}</style>`,
    html,
  ],
  "a.mdx": [
    '# gap-1x\n\n`<p class="gap-1x">`\n\n<P className="«gap-1x»">gap-1x</P>\n\n```html title=a\n' +
      html +
      '\n```\n\n```\n<p class="gap-1x">\n```\n',
  ],
  "a.txt": ['<p class="gap-1x">'],
};

describe.each(Object.entries(cases))("%s", (file, texts) => {
  test.each(texts)("%s", (marked) => {
    expect(after(before(marked), file)).toBe(expected(marked));
  });
});

test("what is left is named, with its line", () => {
  expect(leftIn("a\ngap-1x gap-1xx x-gap-1x --size-5: subHead", renames)).toEqual(
    ["gap-1x", "--size-5", "subHead"].map((name) => ({ line: 2, name })),
  );
});

/** Words in which nothing may change, old names and half a tag among them. */
const words = fc
  .array(
    fc.constantFrom(
      ...[
        "gap-1x",
        "--gap-2x",
        "subHead",
        ".gap-1x",
        "class",
        "=",
        "it’s",
        "a < b",
        "&lt;",
        " ",
        "\n",
      ],
      ...["className=gap-1x", "1 / 2", "é", "𝒳", "(", ")", "font-accent;", "//", "$"],
    ),
  )
  .map((all) => all.join(" "));
const list = fc
  .array(fc.constantFrom("flex", "«gap-1x»", "gap-1xx", "«subHead»", "«font-accent»", "a:gap-1x"))
  .map((all) => all.join(" "));

const documents: Record<string, fc.Arbitrary<string>> = {
  "a.html": fc.oneof(
    words,
    fc
      .tuple(list, words)
      .map(([all, text]) => `<p id=x class="${all}" title='${text}'>${text}</p>`),
    words.map((text) => `<!--${text}--><textarea>${text}</textarea>`),
    words.map((text) => `<style>/*${text}*/ .«gap-1x»{margin:var(«--gap-2x»)}</style>`),
  ),
  "a.css": fc.oneof(
    words.map((text) => `/*${text}*/`),
    words.map((text) => `.«gap-1x» a{content:"${text.replaceAll("\n", "")}";a:var(«--gap-2x»)}`),
  ),
  "a.tsx": fc.oneof(
    words.map((text) => `/*${text}*/`),
    words.map((text) =>
      `const a${"b"} = ${JSON.stringify(text)};`.replace("const", "let").replace("let ab", "f.b"),
    ),
    fc
      .tuple(list, words)
      .map(([all, text]) => `<p className="${all}" title="${text}">{${JSON.stringify(text)}}</p>;`),
    fc
      .tuple(list, words)
      .map(([all, text]) => `f(<p className={on ? \`${all}\` : ""}>{/*${text}*/}</p>);`),
  ),
  "a.vue": fc
    .tuple(list, words)
    .map(([all, text]) => `<template><p class="${all}" :class="['${all}']">${text}</p></template>`),
  "a.svelte": fc
    .tuple(list, words)
    .map(([all, text]) => `<p class="a {on ? '${all}' : ''} ${all}">${text}</p>`),
  "a.astro": fc
    .tuple(list, words)
    .map(
      ([all, text]) => `<p class:list={["${all}"]}>${text}<b class="${all}">{on && "x"}</b></p>`,
    ),
};

describe.each(Object.entries(documents))("any %s", (file, piece) => {
  test("gets new names in its classes and its CSS, and no other change; a second run changes nothing", () => {
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const marked = pieces.join("\n");
        const once = after(before(marked), file);
        expect(once).toBe(expected(marked));
        expect(after(once, file)).toBe(once);
      }),
    );
  });
});
