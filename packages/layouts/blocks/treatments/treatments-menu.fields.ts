import { block } from "../../schema/block.ts";
import { items, line, picture } from "../../schema/field.ts";
import { groups, itemHeading, itemName, itemPrice } from "../../schema/item-fields.ts";
import { opening } from "../../schema/shared.ts";

export const treatmentsMenu = block({
  label: "Price list, folding groups",
  about: "What can be booked, in groups that open: how long, how much.",
  fields: {
    ...opening({ heading: 22, lead: 60 }),
    picture: picture({ optional: true }),
    groups: groups(itemHeading(22, "two lines on a phone"), {
      treatments: items({
        label: "Treatments",
        one: "Treatment",
        min: 1,
        max: 10,
        fields: {
          name: itemName(26, "two lines beside the price"),
          text: line({ label: "What it is", role: "text", soft: 60, why: "more than two lines" }),
          time: line({
            label: "Duration",
            role: "date",
            soft: 12,
            why: "two lines in its column",
          }),
          price: itemPrice(10, "two lines in its column"),
        },
      }),
    }),
  },
  example: {
    heading: "What can be booked",
    groups: [
      {
        heading: "Most asked for",
        treatments: [
          {
            name: "The first",
            text: "What happens, and for whom it is good",
            time: "30 min",
            price: "£40",
          },
          {
            name: "The second",
            text: "How it differs from the first",
            time: "60 min",
            price: "£70",
          },
        ],
      },
      {
        heading: "Now and then",
        treatments: [{ name: "The third", text: "Once a season", time: "90 min", price: "£95" }],
      },
    ],
  },
});
