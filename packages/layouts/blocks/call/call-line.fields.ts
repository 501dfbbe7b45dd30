import { block } from "../../schema/block.ts";
import { action, line } from "../../schema/field.ts";

export const callLine = block({
  label: "One large line",
  about: "One line of very large type that is itself the link.",
  fields: {
    heading: line({ label: "Heading", role: "heading", soft: 48, why: "three lines on a phone" }),
    action: action({ label: "The large line" }),
  },
  example: {
    heading: "A question that only you can answer",
    action: { label: "Write to us", href: "#footer" },
  },
});
