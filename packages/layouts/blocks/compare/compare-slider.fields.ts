import { block } from "../../schema/block.ts";
import { group, line, picture } from "../../schema/field.ts";
import { itemText } from "../../schema/item-fields.ts";
import { facts, opening } from "../../schema/shared.ts";

const side = (label: string) =>
  group({
    label,
    fields: {
      label: line({ label: "Word", role: "label", soft: 20, why: "wider than its corner" }),
      text: itemText(150, "four lines"),
      picture: picture({}),
    },
  });

export const compareSlider = block({
  label: "Before-and-after slider",
  about: "One picture over the other; sliding uncovers the second. Side by side in older browsers.",
  fields: {
    ...opening({ heading: 46, lead: 140 }),
    before: side("Before"),
    after: side("After"),
    hint: {
      ...line({ label: "How to use it", role: "label", soft: 70, why: "two lines on a phone" }),
      optional: true as const,
    },
    facts: { ...facts({ term: 22, fact: 34, max: 4 }), optional: true as const },
  },
  example: {
    heading: "What has changed",
    hint: "Scroll or press the arrow keys to compare.",
    before: { label: "Before", text: "How it was.", picture: "inte-shelf" },
    after: { label: "After", text: "How it is now.", picture: "inte-lounge" },
  },
});
