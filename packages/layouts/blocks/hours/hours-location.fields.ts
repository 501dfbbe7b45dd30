import { block } from "../../schema/block.ts";
import { actions, line, lines, pairs, picture } from "../../schema/field.ts";
import { opening } from "../../schema/shared.ts";

export const hoursLocation = block({
  label: "Opening hours and location",
  about: "When and where: hours as a table, the address large, the ways there.",
  fields: {
    ...opening({ heading: 38, lead: 75 }),
    hours: pairs({
      label: "Hours",
      role: "hours",
      one: "Line",
      min: 1,
      max: 8,
      term: line({ label: "Days", role: "label", soft: 30, why: "two lines in its column" }),
      // “By appointment only” is a line without times.
      fact: line({
        label: "Hours",
        role: "text",
        soft: 32,
        why: "two lines in its column",
        optional: true,
      }),
    }),
    address: lines({
      label: "Address",
      role: "place",
      one: "Line",
      min: 1,
      max: 6,
      soft: 32,
      why: "two lines in large type",
    }),
    ways: pairs({
      label: "Directions",
      role: "facts",
      one: "Way",
      max: 5,
      term: line({ label: "By what", role: "label", soft: 20, why: "two lines in its column" }),
      fact: line({ label: "How", role: "text", soft: 70, why: "three lines" }),
    }),
    actions: actions({ optional: true }),
    picture: picture({ optional: true }),
  },
  example: {
    heading: "When and where",
    hours: [
      ["Monday to Friday", "9:00–17:00"],
      ["Saturday", "10:00–13:00"],
    ],
    address: ["Your street 1", "Your town"],
    ways: [["By train", "How many minutes on foot from the station"]],
  },
});
