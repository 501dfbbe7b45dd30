import { block } from "../../schema/block.ts";
import { action } from "../../schema/field.ts";
import { itemHeading } from "../../schema/item-fields.ts";

export const callLine = block({
  label: "One large line",
  about: "One line of very large type that is itself the link.",
  fields: {
    heading: itemHeading(48, "three lines on a phone"),
    action: action({ label: "The large line" }),
  },
  example: {
    heading: "A question that only you can answer",
    action: { label: "Write to us", href: "#footer" },
  },
});
