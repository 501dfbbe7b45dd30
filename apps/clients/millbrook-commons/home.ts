import type { ClientPage } from "../model.ts";

export const home: ClientPage = {
  path: "/",
  label: "Work days",
  title: "Millbrook Commons, kept by neighbours",
  description:
    "A meadow, a brook and an old orchard in Millbrook, looked after by three hundred neighbours. Next work days and how to join.",
  sections: [
    {
      block: "hero-collage",
      keyword: "Millbrook, since 1894",
      heading: "Eleven acres and three hundred keepers",
      lead: "The common belongs to nobody and is looked after by everybody who turns up. Boots help. Tea is provided.",
      pictures: [
        { id: "natu-hills", at: [45, 60], zoom: 1.2 },
        { id: "natu-stones", at: [50, 50] },
        { id: "natu-plants", at: [50, 60] },
      ],
      actions: [
        { label: "Next work days", href: "#days" },
        { label: "Become a keeper", href: "/contact" },
      ],
    },
    {
      block: "schedule-lineup",
      id: "days",
      tone: "raised",
      keyword: "Come along",
      heading: "Work days this winter",
      days: [
        {
          heading: "Saturday 5 December 2026",
          slots: [
            {
              time: "9:30",
              name: "Hedge laying",
              text: "Gloves and a billhook if you have one. We lend both.",
              place: "Meet at the top gate",
            },
            {
              time: "12:30",
              name: "Soup",
              text: "Leek, and something for the dogs.",
              place: "Pound House",
            },
          ],
        },
        {
          heading: "Sunday 10 January 2027",
          slots: [
            {
              time: "10:00",
              name: "Orchard pruning",
              text: "A morning's teaching first: which branch, and why that one.",
              place: "Old orchard",
            },
            {
              time: "14:00",
              name: "Wassail",
              text: "We sing to the trees. They are used to it.",
              place: "Old orchard",
            },
          ],
        },
        {
          heading: "Saturday 6 February 2027",
          slots: [
            {
              time: "9:30",
              name: "Clearing the brook",
              text: "Waders in the shed, sizes 4 to 12.",
              place: "Footbridge",
            },
          ],
        },
      ],
    },
    {
      block: "features-columns",
      heading: "What the common is for",
      items: [
        {
          heading: "Walking",
          text: "Two miles of path, half of them fit for wheels, and a bench every quarter of an hour.",
          note: "Dogs on leads from March to July",
        },
        {
          heading: "Grazing",
          text: "Nine sheep from May to October. They mow better than we do and complain less.",
          note: "Please do not feed them",
        },
        {
          heading: "Picking",
          text: "Apples in September, blackberries before that. Take what you eat, leave what you would sell.",
          note: "A basket each",
        },
      ],
    },
    {
      block: "call-band",
      heading: "Twelve pounds a year keeps a gate on its hinges",
      actions: [{ label: "Become a keeper", href: "/contact" }],
    },
  ],
};
