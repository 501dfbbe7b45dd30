import type { ClientPage } from "../model.ts";

export const home: ClientPage = {
  path: "/",
  label: "The logger",
  title: "Kilnlog: know what your kiln did last night",
  description:
    "A small logger for pottery kilns. It writes down every minute of every firing and warns you when the curve goes wrong.",
  sections: [
    {
      block: "hero-ledger",
      tone: "night",
      keyword: "For studio potters and shared kilns",
      heading: "Know what your kiln did last night",
      lead: "A logger the size of a matchbox, on the thermocouple you already have. It writes down every minute of every firing and says so when something is off.",
      picture: "artd-shed",
      figures: [
        { figure: "60 s", label: "between two readings" },
        { figure: "1,320 °C", label: "top of the scale" },
        { figure: "£148", label: "once, with nothing to subscribe to" },
      ],
      actions: [
        { label: "See how it is fitted", href: "/how-it-works" },
        { label: "Order a logger", href: "/contact" },
      ],
    },
    {
      block: "features-lines",
      keyword: "What it keeps",
      heading: "A firing is eleven hours you cannot watch",
      items: [
        {
          heading: "The curve",
          text: "Set point and real temperature, drawn over each other. You see the hour in which the top shelf fell behind.",
        },
        {
          heading: "The energy",
          text: "Kilowatt-hours for each firing, so that everybody who shares the kiln pays for what they fired.",
        },
        {
          heading: "The notes",
          text: "Glaze, clay, shelf, weather. Type them once; the next firing of that glaze starts with them.",
        },
        {
          heading: "The warnings",
          text: "A message when an element is getting tired, about four firings before it goes.",
        },
      ],
    },
    {
      block: "story-split",
      tone: "raised",
      keyword: "Where it comes from",
      heading: "We lost a shelf of celadon to a sticking relay",
      picture: "inte-shelf",
      caption: "The shelf today: lemons, no celadon",
      text: [
        "The controller said 1,260. The pots said something else. There was no record of the night, so nobody could tell which of the two was lying.",
        "So we built a second pair of eyes that only ever watches. It cannot switch your kiln, which is why it can be trusted about it.",
      ],
    },
    {
      block: "prices-single",
      heading: "One box, one price",
      lead: "We do not rent out your own readings to you.",
      price: "£148",
      unit: "each, with postage in the United Kingdom",
      includes: [
        "Logger, clip and two metres of cable",
        "The reading page, on any phone or laptop",
        "Every firing kept for as long as the box lives",
        "Repair at cost, at our bench, for ten years",
      ],
      actions: [{ label: "Order a logger", href: "/contact" }],
      note: "Next batch leaves the bench on 11 January 2027.",
    },
  ],
};
