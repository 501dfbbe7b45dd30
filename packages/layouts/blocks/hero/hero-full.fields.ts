import { groundless } from "../../schema/block.ts";
import { actions, choice, line, picture } from "../../schema/field.ts";
import { headline } from "../../schema/shared.ts";

export const heroFull = groundless({
  label: "Full-screen picture",
  about:
    "The picture fills the window; white words stand low in their own shade, or ink on a label of paper.",
  fields: {
    ...headline({ heading: 42, lead: 120 }),
    picture: picture({ hint: "Decoration: nobody is told what it shows" }),
    actions: actions({ optional: true }),
    place: choice({
      label: "Text position",
      otherwise: "low",
      options: { low: "Low, on the picture", middle: "In the middle, on paper" },
    }),
    aside: line({
      label: "Small words beside the button",
      role: "note",
      soft: 38,
      why: "two lines",
      optional: true,
    }),
  },
  example: {
    heading: "What you do, in six words",
    lead: "For whom you do it, and what is different afterwards.",
    picture: "natu-hills",
    actions: [{ label: "Get in touch", href: "#footer" }],
  },
});
