import { block } from "../../schema/block.ts";
import { items, picture, text } from "../../schema/field.ts";
import { itemName, itemRole } from "../../schema/item-fields.ts";
import { opening } from "../../schema/shared.ts";

export const teamPortraits = block({
  label: "Team with photos",
  about: "The people, each with a portrait, their work and a sentence or two.",
  fields: {
    ...opening({ heading: 46, lead: 150 }),
    people: items({
      label: "People",
      one: "Person",
      min: 2,
      max: 8,
      fields: {
        picture: picture({ label: "Portrait", optional: true }),
        name: itemName(24, "two lines in its column"),
        role: itemRole(40, "two lines"),
        text: text({
          label: "About them",
          role: "text",
          soft: 190,
          why: "columns of unequal height",
        }),
      },
    }),
  },
  example: {
    heading: "Who is here",
    people: [
      {
        picture: "person-architect-nadia",
        name: "First Name",
        role: "what they do",
        text: "Something only this person would say.",
      },
      {
        picture: "person-carpenter-tom",
        name: "Second Name",
        role: "what they do",
        text: "What people come to them for.",
      },
    ],
  },
});
