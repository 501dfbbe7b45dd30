import { block } from "../../schema/block.ts";
import { action, line, prose, text } from "../../schema/field.ts";
import { itemHeading } from "../../schema/item-fields.ts";

export const storyText = block({
  label: "Plain text",
  about: "A page of prose: an opening in large type, the rest in columns below.",
  fields: {
    keyword: line({
      label: "Small text above",
      role: "keyword",
      soft: 28,
      why: "two lines in its column",
      optional: true,
    }),
    heading: itemHeading(32, "three lines in its column"),
    opening: text({
      label: "Opening, set large",
      role: "intro",
      soft: 115,
      why: "five lines on a phone",
    }),
    text: prose({
      label: "Text",
      role: "text",
      soft: 215,
      max: 4,
      why: "columns of unequal length",
    }),
    action: action({ optional: true }),
  },
  example: {
    heading: "About us",
    opening: "One sentence that you would still stand by in ten years.",
    text: [
      "What you do and how you came to it, told in the order in which it happened.",
      "Whom you work with, and what people say they did not expect.",
    ],
  },
});
