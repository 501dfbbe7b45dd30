import { describedParts } from "daylit/internal/tools/reference/reference.ts";
import { renamedNames } from "daylit/internal/tools/reference/style-data.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { classFaults } from "./class-faults.ts";
import { readDocument } from "./html-document.ts";

const parts = describedParts();
const known = parts.flatMap(({ classes }) => classes.map(({ name }) => name.replace(/^\./, "")));
const framework = `:root { --brand: green } .button { color: red } `;

const faults = (html: string, css = framework, hasAllCss = true) =>
  classFaults(
    { document: readDocument(html), css, hasAllCss, examples: new Set() },
    { classes: known, blocks: ["prices-tiers"], renamed: renamedNames(parts) },
  );
const ofClass = (names: string, css?: string) => faults(`<p class="${names}">A</p>`, css);

describe("a class of ours that is wrong is named with the right one", () => {
  test.each([
    ["text-centre", "text-center"],
    ["button-primry", "button-primary"],
    ["button-ghost", "button-quiet"],
    ["button-sm", "button-s"],
    ["btn-outline", "button-outline"],
    ["grid-3", "grid-1-3"],
    ["grid-cols-3", "grid-1-3"],
    ["tag-ok", "badge-success"],
    ["alert-error", "alert-danger"],
    ["text-right", "text-end"],
    ["text-muted", "text-ink-soft"],
    ["flex-col", "flex-column"],
    ["gap-sm", "gap-s"],
    ["font-bold", "weight-bold"],
    ["table-responsive", "table-scroll"],
  ])("%s: %s", (wrong, right) => {
    expect(ofClass(wrong)).toEqual([`there is no class ${wrong}: ${right} is meant`]);
  });

  test("where none says the same, those that there are stand in the line", () => {
    expect(ofClass("grid-narrow")).toEqual([
      "there is no class grid-narrow; Daylit has grid-auto, grid-1-2, grid-1-3, grid-1-4, grid-1-5, grid-1-6, grid-full",
    ]);
    expect(ofClass("icon icon-home")).toEqual(["there is no icon icon-home"]);
    expect(ofClass("icon icon-folder-minus")[0]).toMatch(/^there is no icon .+: .*icon-folder/);
  });

  test("the root of a block needs no rule of its own", () => {
    const css = `${framework}.block-prices-tiers-list { color: red }`;
    expect(ofClass("block-prices-tiers block-prices-tier", css)).toEqual([
      "there is no class block-prices-tier: block-prices-tiers is meant",
    ]);
  });

  test("with the names that begin with dl-, only those are ours", () => {
    const css = ":root { --dl-brand: green } .dl-button { color: red }";
    expect(ofClass("dl-button-ghost button-ghost", css)).toEqual([
      "there is no class dl-button-ghost: dl-button-quiet is meant",
    ]);
  });
});

describe("the classes of others are left alone", () => {
  test("all of ours, and any with a rule on the page", () => {
    expect(ofClass(known.join(" "))).toEqual([]);
    const rules = ".grid-3 {} .md\\:grid-cols-2 {} .w-1\\/2 {} .tag-ok:hover {}";
    expect(ofClass("grid-3 md:grid-cols-2 w-1/2 tag-ok", framework + rules)).toEqual([]);
  });

  /** Marks for scripts, of editors, of content systems and of bundlers: no stylesheet has them. */
  test.each([
    "js-menu group peer is-open swiper-slide astro-j7pv25f6",
    "menu-item menu-item-42 menu-item-type-post card-price card-2 section-about",
    "h-card p-name language-js token shiki table-of-contents link-home form-contact",
    "button-add-to-cart text-of-the-day tab-3 steps-2 list-of-members title-page tag modal row",
    "grid-gallery-item flex-box-demo label-of-field col-price badge-new-2026",
  ])("%s", (names) => expect(ofClass(names)).toEqual([]));

  test("an icon with a drawing of its own", () => {
    const own = '<i class="icon icon-oven" style="--icon: url(/oven.svg)"></i>';
    expect(faults(own)).toEqual([]);
  });

  test("where the stylesheet could not be read, or a script writes one, nothing is guessed", () => {
    expect(ofClass("grid-3", "")).toEqual([]);
    expect(faults('<p class="grid-3">A</p>', framework, false)).toEqual([]);
    const play = '<script src="https://cdn.tailwindcss.com"></script><p class="text-sm">A</p>';
    expect(faults(play)).toEqual([]);
  });

  test("a name of letters and content words alone is never ours", () => {
    const word = fc.constantFrom(
      ..."price item about owner news photo author total menu x42".split(" "),
    );
    const head = fc.constantFrom(...known.map((name) => name.split("-")[0] ?? ""));
    fc.assert(
      fc.property(head, fc.array(word, { minLength: 2, maxLength: 3 }), (first, words) => {
        expect(ofClass([first, ...words].join("-"))).toEqual([]);
      }),
    );
  });

  test("a rule on the page ends every complaint", () => {
    const part = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/);
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), (words) => {
        const name = words.join("-");
        expect(ofClass(name, `${framework}.${name} { color: red }`)).toEqual([]);
      }),
    );
  });
});

test("every family with a look that it lacks is named, and what is proposed exists", () => {
  const families = [...new Set(known.map((name) => name.split("-")[0] ?? ""))].filter(
    (family) => known.filter((name) => name.startsWith(`${family}-`)).length > 1,
  );
  const look = fc.constantFrom(..."sm lg ghost muted error middle purple rounded".split(" "));
  fc.assert(
    fc.property(fc.constantFrom(...families), look, (family, word) => {
      const name = `${family}-${word}`;
      if (known.includes(name)) return;
      const [line = ""] = ofClass(name);
      expect(line).toContain(`there is no class ${name}`);
      const proposed = line.slice(line.search(/[:;]/)).match(/[a-z][\w-]*-[\w-]+/g) ?? [];
      expect(proposed.filter((each) => !known.includes(each))).toEqual([]);
    }),
  );
});
