import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import * as allWords from "@daylit/layouts/words/table.ts";
import { addWords } from "@daylit/layouts/words/words.ts";
import type { SiteDocument } from "@daylit/site-engine";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import { expect, test } from "vitest";
import { newAction } from "./new-action.ts";

const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const begun = siteFromLayout(layout);
const [page] = begun.pages;
const paged = (...sections: object[]): SiteDocument =>
  ({
    ...begun,
    nav: { block: "nav-bar" },
    footer: { block: "footer-columns" },
    pages: [
      { ...page, path: "/", label: "Start", sections },
      { ...page, path: "/kontakt", label: "Kontakt", sections: [{ block: "contact-form" }] },
    ],
  }) as unknown as SiteDocument;

test("a new button says what the site’s others say, or the name of the contact page", () => {
  expect(newAction(paged())).toEqual({ label: "Kontakt", href: "/kontakt" });
  const actions = [{ label: "Termin anfragen", href: "/kontakt" }];
  expect(newAction(paged({ block: "call-band", heading: "Rufen Sie an", actions }))).toEqual({
    label: "Termin anfragen",
    href: "/kontakt",
  });
  addWords(allWords);
  const alone = { ...paged(), language: "de", pages: paged().pages.slice(0, 1) };
  expect(newAction(alone)).toEqual({ label: "Zur Startseite", href: "/" });
});
