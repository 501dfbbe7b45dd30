import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import { expect, test } from "vitest";
import { editingCss } from "./editing-css.ts";
import { previewCss } from "./preview-css.ts";

const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");

/** As much of a drawn page as is asked for. */
const drawn = (...classes: string[]) =>
  ({
    querySelectorAll: () => classes.map((names) => ({ getAttribute: () => names })),
  }) as unknown as ParentNode;

test("the page in the composer has the rules that its own classes need, as the download has", () => {
  const site = siteFromLayout(layout);
  const looks = (...classes: string[]) => previewCss(site, 0, drawn(...classes)).looks;
  const rules: Record<string, string> = {
    "crop-50-40-120": ".crop-50-40-120 {",
    "headline fit fit-96": ".fit-96 {",
    "poster-word": ".poster-word",
    "photo photo-later": ".photo-later {",
    "photo photo-turn": ".photo-turn {",
    "photo hero-portrait-front cutout cutout-food-pretzel": ".cutout-food-pretzel",
  };
  for (const [classes, rule] of Object.entries(rules)) {
    expect(looks("photo"), classes).not.toContain(rule);
    expect(looks("photo", classes), classes).toContain(rule);
  }
});

test("on the canvas the text or picture with the focus has a ring in two colours", () => {
  const ring = /\[contenteditable\]:focus, \[data-shot\]:focus[^{]*\{([^}]*)\}/.exec(
    editingCss,
  )?.[1];
  expect(ring).toMatch(/outline: calc\(3px \* .*\) solid #1c1917;/);
  expect(ring).toMatch(/box-shadow: 0 0 0 calc\(7px \* .*\) #fff;/);
});
