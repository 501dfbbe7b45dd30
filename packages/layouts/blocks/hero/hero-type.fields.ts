import { onGround } from "../../schema/block.ts";
import { actions, lines, toggle } from "../../schema/field.ts";
import { headline } from "../../schema/shared.ts";

export const heroType = onGround({
  label: "Text only",
  about: "Nothing but type: one very large sentence, then a line of facts and a column of text.",
  fields: {
    ...headline({ heading: 56, lead: 135 }),
    facts: lines({
      label: "Facts",
      role: "facts",
      one: "Fact",
      max: 5,
      soft: 40,
      why: "two lines on a phone",
      optional: true,
    }),
    actions: actions({ optional: true }),
    poster: toggle({
      label: "Letters that move",
      hint: "The words grow bold when the page opens and grow light as it is scrolled away.",
    }),
  },
  example: {
    heading: "One sentence that could only be yours",
    lead: "For whom you do it, and what is different afterwards.",
    facts: ["Where you are", "Since when", "For whom"],
    actions: [{ label: "Get in touch", href: "#footer" }],
  },
});
