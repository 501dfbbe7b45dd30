import { onGround } from "../../schema/block.ts";
import { text } from "../../schema/field.ts";

export const footerLarge = onGround({
  label: "Large name",
  about: "The name as large as the window allows.",
  fields: {
    closing: text({
      label: "Last words",
      role: "heading",
      soft: 60,
      why: "four lines",
      optional: true,
    }),
  },
  example: { closing: "One sentence to leave with." },
});
