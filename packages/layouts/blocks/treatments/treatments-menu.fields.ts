import { block } from "../../schema/block.ts";
import { items, line, picture, price } from "../../schema/field.ts";
import { opening } from "../../schema/shared.ts";

export const treatmentsMenu = block({
  label: "Price list, folding groups",
  about: "What can be booked, in groups that open: how long, how much.",
  fields: {
    ...opening({ heading: 22, lead: 60 }),
    picture: picture({ optional: true }),
    groups: items({
      label: "Groups",
      one: "Group",
      min: 1,
      max: 6,
      fields: {
        heading: line({ label: "Heading", role: "heading", soft: 22, why: "two lines on a phone" }),
        treatments: items({
          label: "Treatments",
          one: "Treatment",
          min: 1,
          max: 10,
          fields: {
            name: line({
              label: "Name",
              role: "heading",
              soft: 26,
              why: "two lines beside the price",
            }),
            text: line({ label: "What it is", role: "text", soft: 60, why: "more than two lines" }),
            time: line({
              label: "Duration",
              role: "date",
              soft: 12,
              why: "two lines in its column",
            }),
            price: price({
              label: "Price",
              role: "price",
              soft: 10,
              why: "two lines in its column",
            }),
          },
        }),
      },
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
