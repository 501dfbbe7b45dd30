import { type Kind, kinds } from "@daylit/layouts/blocks/kinds.ts";
import { t } from "../../messages/t.ts";

/** What a section is for, in words that are nobody's trade. */
export const kindWords: Readonly<Record<Kind, string>> = {
  ...kinds,
  hero: t`Hero`,
  call: t`Call to action`,
  case: t`Case study`,
  prices: t`Price list`,
  quotes: t`Testimonials`,
  questions: "FAQ",
  film: t`Video`,
  hours: t`Opening hours`,
  treatments: t`Price list by group`,
};
