import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { parseSite } from "../document/read/read.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { withAllExamples } from "../document/text/mark-examples.ts";
import { withFacts } from "../edit/changes/facts.ts";
import { siteFromLayout } from "../edit/from-layout.ts";
import { exampleOf } from "../edit/swap.ts";

/** A piano tuner's site as she finds it after the first questions: her facts, and example texts. */
export function tunerSite(language = "en-GB"): SiteDocument {
  const layout = cataloguePages.find(({ id }) => id === "musi-0001");
  if (!layout) throw new Error("The layout of the tuner's site is gone");
  const start = siteFromLayout(layout);
  const blocks = [
    ...(["hero-split", "features-columns", "prices-list", "story-split"] as const),
    ...(["quotes-faces", "questions-accordion"] as const),
  ];
  const [home] = start.pages;
  const site = parseSite({
    ...start,
    language,
    nav: exampleOf("nav-bar"),
    footer: exampleOf("footer-slim"),
    pages: [{ ...home, sections: blocks.map(exampleOf) }],
  });
  return withFacts(withAllExamples(site), {
    name: "Ann Carter Pianos",
    strapline: "I tune and repair pianos in homes and schools around Leeds",
    phone: "0113 496 0201",
    email: "ann@carterpianos.example",
    address: ["12 Mill Lane", "Leeds LS6 9ZZ"],
  });
}
