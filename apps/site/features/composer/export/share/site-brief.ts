import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { textsOf } from "@daylit/layouts/schema/texts.ts";
import { imageRefs, resolveSite, type SiteDocument } from "@daylit/site-engine";
import { check } from "@daylit/site-engine/document/check/check.ts";
import { offer } from "../../../../model/offer.ts";
import type { Block } from "../../../../workspace/export/brief-paper.ts";

export const briefTitle = ({ business }: SiteDocument) =>
  `Website of ${business.name || "a business"}`;

/** The brief of a site for a developer: its texts, its design, what is left to do. */
export function siteBrief(given: SiteDocument): Block[] {
  const site = resolveSite(given);
  const { business, theme, pages } = site;
  const findings = check(site, offer);
  const beyond = findings.filter(({ about }) => about === "package");
  const left = findings.filter(({ level, about }) => level !== "note" && about !== "example");
  const placeholders = findings.filter(({ about }) => about === "example").length;
  const reach = [business.phone, business.email, business.address.join(", ")].filter(Boolean);
  const own = imageRefs(site).filter(({ image }) => Object.hasOwn(site.pictures, image.id)).length;
  return [
    { heading: briefTitle(site), level: 1 },
    { text: business.strapline },
    { label: "Contact:", text: reach.join("; ") || "nothing yet" },
    {
      text:
        beyond.length === 0
          ? `It fits ${offer.name}.`
          : `Beyond ${offer.name}: ${beyond.map(({ words }) => words).join(" ")}`,
    },
    { heading: "Look", level: 2 },
    {
      text: `Colour ${theme.brand}, ${theme.type.headline} for headlines, ${theme.type.body} for text. Own pictures: ${own}.`,
    },
    ...pages.flatMap(({ label, path, sections }): Block[] => [
      { heading: label || path, level: 2 },
      ...sections.flatMap((section): Block[] => [
        { heading: definitionOf(section.block).label, level: 3 },
        {
          list: [...textsOf(definitionOf(section.block).fields, section as never)]
            .filter(({ text }) => text.trim() !== "")
            .map(({ label: field, text, example }) => ({
              text: `${field}: ${text}${example ? " (example text)" : ""}`,
            })),
        },
      ]),
    ]),
    { heading: "Still to do", level: 2 },
    left.length + placeholders === 0
      ? { text: "Nothing." }
      : {
          list: [
            ...left.map(({ words }) => ({ text: words, done: false })),
            ...(placeholders > 0
              ? [{ text: `${placeholders} example texts still to replace.`, done: false }]
              : []),
          ],
        },
  ];
}
