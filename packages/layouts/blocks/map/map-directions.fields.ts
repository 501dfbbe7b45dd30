import { block } from "../../schema/block.ts";
import { actions, choice, line, lines, pairs } from "../../schema/field.ts";
import { opening } from "../../schema/shared.ts";

export const plans = {
  river: "A town on a river",
  streets: "Streets around a square",
  coast: "A harbour on the coast",
  lane: "A lane in the country",
} as const;

export const mapDirections = block({
  label: "Map and directions",
  about: "A drawn map with a pin on it, what stands nearby, and the ways there.",
  fields: {
    ...opening({ heading: 44, lead: 140 }),
    plan: choice({ label: "What the map shows", otherwise: "streets", options: plans }),
    pin: line({ label: "Text at the pin", role: "label", soft: 22, why: "wider than the map" }),
    nearby: lines({
      label: "Nearby",
      hint: "Three names on the map, from its upper corner to the lower one",
      one: "Name",
      max: 3,
      soft: 20,
      why: "names that run into each other",
    }),
    address: lines({
      label: "Address",
      role: "place",
      one: "Line",
      min: 1,
      max: 5,
      soft: 30,
      why: "two lines in large type",
    }),
    ways: pairs({
      label: "Directions",
      role: "facts",
      one: "Way",
      min: 1,
      max: 6,
      term: line({ label: "By what", role: "label", soft: 20, why: "two lines in its column" }),
      fact: line({ label: "How", role: "text", soft: 120, why: "four lines" }),
    }),
    actions: actions({ optional: true }),
  },
  example: {
    heading: "How to find us",
    plan: "streets",
    pin: "Your name",
    nearby: ["The station", "The market", "The church"],
    address: ["Your street 1", "Your town"],
    ways: [
      ["By train", "How many minutes on foot from the station"],
      ["By car", "Where there is room to park"],
    ],
  },
});
