import { type Kind, kinds } from "@daylit/layouts/blocks/kinds.ts";

/** What a section is for, in words that are nobody's trade. */
export const kindWords: Readonly<Record<Kind, string>> = {
  ...kinds,
  hero: "Hero",
  call: "Call to action",
  case: "Case study",
  figures: "Figures",
};
