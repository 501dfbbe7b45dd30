import { onGround } from "../../schema/block.ts";
import { actions, items, line, picture } from "../../schema/field.ts";
import { itemName } from "../../schema/item-fields.ts";
import { headline } from "../../schema/shared.ts";

export const heroFaces = onGround({
  label: "Portraits first",
  about: "A headline, and below it the people in a row, with their names and what they do.",
  fields: {
    ...headline({ heading: 54, lead: 150 }),
    actions: actions({ optional: true }),
    people: items({
      label: "People",
      one: "Person",
      min: 2,
      max: 5,
      fields: {
        picture: picture({ label: "Portrait" }),
        name: itemName(22, "two lines"),
        role: line({
          label: "Role",
          role: "text",
          soft: 40,
          why: "three lines on a phone",
        }),
      },
    }),
  },
  example: {
    heading: "Who will open the door to you",
    lead: "For whom you work, and what is different afterwards.",
    actions: [{ label: "Get in touch", href: "#footer" }],
    people: [
      { picture: "person-architect-nadia", name: "First Name", role: "what they do" },
      { picture: "person-carpenter-tom", name: "Second Name", role: "what they do" },
    ],
  },
});
