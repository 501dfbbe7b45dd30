import { onGround } from "../../schema/block.ts";
import { actions, line, picture, row } from "../../schema/field.ts";
import { facts, headline } from "../../schema/shared.ts";

export const heroTicket = onGround({
  label: "Event ticket",
  about:
    "A ticket to tear: the date on the stub, what it is for in the middle, a picture at the end.",
  fields: {
    ...headline({ heading: 40, lead: 95 }),
    stub: row({
      label: "The stub",
      role: "date",
      hint: "Saturday, 14, August 2027",
      of: [
        line({ label: "Over the figure", soft: 18, why: "two lines" }),
        line({ label: "The large figure", soft: 6, hard: 8, why: "wider than the stub" }),
        line({ label: "Under it", soft: 18, why: "two lines" }),
      ],
    }),
    facts: facts({ term: 18, fact: 24, max: 4 }),
    picture: picture({}),
    actions: actions({ optional: true }),
  },
  example: {
    heading: "What it is that takes place",
    lead: "One sentence for those who have never been.",
    stub: ["Saturday", "14", "August 2027"],
    facts: [
      ["Doors", "from seven"],
      ["Where", "the hall"],
    ],
    picture: "inte-lounge",
    actions: [{ label: "Take a place", href: "#footer" }],
  },
});
