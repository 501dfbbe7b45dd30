import { onGround } from "../../schema/block.ts";
import { actions, line } from "../../schema/field.ts";

export const footerCard = onGround({
  label: "Business card",
  about:
    "A calling card on a coloured ground: last words at the start, address and hours at the end.",
  ground: "brand",
  fields: {
    heading: line({ label: "Last words", role: "heading", soft: 68, why: "four lines on a phone" }),
    actions: actions({ optional: true }),
  },
  example: { heading: "We are glad to hear from you" },
});
