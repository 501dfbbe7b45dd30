import { block } from "../../schema/block.ts";
import { actions } from "../../schema/field.ts";
import { opening } from "../../schema/shared.ts";

export const callBand = block({
  label: "Coloured band",
  about: "A coloured band: a large sentence, and what to press at its other end.",
  ground: "brand",
  fields: { ...opening({ heading: 68, lead: 65 }), actions: actions({}) },
  example: {
    heading: "Say what you would like people to do next",
    actions: [{ label: "Get in touch", href: "#footer" }],
  },
});
