import { onGround } from "../../schema/block.ts";
import { actions, items, line, picture } from "../../schema/field.ts";
import { headline } from "../../schema/shared.ts";

export const heroLedger = onGround({
  label: "Wide picture with figures",
  about: "A low, wide picture below the words, and a ledger of figures under it.",
  fields: {
    ...headline({ heading: 44, lead: 150 }),
    picture: picture({}),
    figures: items({
      label: "Figures",
      one: "Figure",
      min: 2,
      max: 4,
      fields: {
        figure: line({ label: "Figure", role: "figure", soft: 10, why: "wider than its column" }),
        label: line({ label: "What it counts", role: "heading", soft: 36, why: "two lines" }),
      },
    }),
    actions: actions({ optional: true }),
  },
  example: {
    heading: "What you do, in six words",
    lead: "For whom you do it, and what is different afterwards.",
    picture: "natu-hills",
    figures: [
      { figure: "2", label: "people at the bench" },
      { figure: "0", label: "what you have counted" },
      { figure: "0", label: "another thing you know exactly" },
    ],
    actions: [{ label: "Get in touch", href: "#footer" }],
  },
});
