import { type Kind, kinds } from "@daylit/layouts/blocks/kinds.ts";

/** What a section is for, in words that are nobody's trade. */
export const kindWords: Readonly<Record<Kind, string>> = {
  ...kinds,
  hero: "Hero",
  call: "Call to action",
  case: "Case study",
  prices: "Price list",
  quotes: "Testimonials",
  questions: "FAQ",
  film: "Video",
  hours: "Opening hours",
  treatments: "Price list by group",
};
