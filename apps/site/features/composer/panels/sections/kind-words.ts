import { type Kind, kinds } from "@daylit/layouts/blocks/kinds.ts";
import { say, t } from "../../messages/t.ts";

/** What a section is for, in words that are nobody's trade. */
export const kindWords: Readonly<Record<Kind, string>> = {
  ...(Object.fromEntries(Object.entries(kinds).map(([kind, name]) => [kind, say(name)])) as Record<
    Kind,
    string
  >),
  hero: t`Hero`,
  call: t`Call to action`,
  case: t`Case study`,
  prices: t`Price list`,
  quotes: t`Testimonials`,
  questions: t`FAQ`,
  film: t`Video`,
  hours: t`Opening hours`,
  treatments: t`Price list by group`,
};
