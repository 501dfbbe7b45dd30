import { block } from "../../schema/block.ts";
import { action, items, text } from "../../schema/field.ts";
import { itemHeading } from "../../schema/item-fields.ts";
import { opening } from "../../schema/shared.ts";

export const contactWays = block({
  label: "Contact details",
  about: "The ways to get in touch, each with when it is the right one.",
  fields: {
    ...opening({ heading: 36 }),
    ways: items({
      label: "Ways",
      one: "Way",
      min: 2,
      max: 4,
      fields: {
        heading: itemHeading(28, "two lines on a phone"),
        text: text({
          label: "When it is the right one",
          role: "text",
          soft: 85,
          why: "four lines",
        }),
        action: action({ label: "Link" }),
      },
    }),
  },
  example: {
    heading: "How to reach us",
    ways: [
      {
        heading: "Write",
        text: "For everything that can wait until tomorrow.",
        action: { label: "Send an email", href: "#footer" },
      },
      {
        heading: "Come by",
        text: "Our door is open at the hours below.",
        action: { label: "See where we are", href: "#footer" },
      },
    ],
  },
});
