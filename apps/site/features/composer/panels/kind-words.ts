import { type Kind, kinds } from "@daylit/layouts/blocks/kinds.ts";

/** What a section is for, in words that are nobody's trade. */
export const kindWords: Readonly<Record<Kind, string>> = {
  ...kinds,
  hero: "Opening of the page",
  call: "A last word, with a button",
  case: "A piece of work, told",
  spec: "Data sheet",
  figures: "Figures",
};
