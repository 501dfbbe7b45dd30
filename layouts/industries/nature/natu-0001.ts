import type { Layout } from "../../model.ts";

export const natu1: Layout = {
  caption: "The wood this month: picture, walks, gifts",
  nav: { block: "nav-bar", action: { label: "Give an hour", href: "#help" } },
  sections: [
    {
      block: "hero-offset",
      keyword: "Hollin Wood, November",
      heading: "The oaks are late this year. Come anyway.",
      lead: "Four hundred hectares of old wood, wet heath and one very small lake, open at all hours.",
      picture: "natu-hills",
      caption: "From the Pike, looking east, a quarter past eight",
      actions: [{ label: "What to see now", href: "#now" }],
    },
    {
      block: "features-columns",
      nav: "Now",
      heading: "What to see now",
      items: [
        {
          heading: "Fieldfares",
          text: "In the hawthorns along the drove, in noisy hundreds, until the berries are gone.",
          note: "Mornings",
        },
        {
          heading: "Fly agaric",
          text: "Under the birches by the second gate. Look, photograph, leave.",
          note: "After rain",
        },
        {
          heading: "Stars",
          text: "The car park at the Lodge has no lamp, on purpose.",
          note: "Moonless nights",
        },
      ],
    },
    {
      block: "itinerary-days",
      nav: "Walks",
      tone: "raised",
      heading: "Three ways round",
      days: [
        {
          label: "1 hour",
          heading: "The lake and back",
          text: "Level, gravelled, a bench every two hundred metres.",
          facts: ["3 km", "Wheels and prams"],
        },
        {
          label: "3 hours",
          heading: "Drove, Pike, beck",
          text: "The best view is not at the top but just before it.",
          facts: ["9 km", "240 m up"],
        },
        {
          label: "A day",
          heading: "All the way round",
          text: "Take lunch. The wall is the boundary; keep it on your left.",
          facts: ["21 km", "610 m up"],
        },
      ],
    },
    {
      block: "story-band",
      heading: "Stacked by nobody we know",
      picture: { id: "natu-stones", at: [50, 55] },
      text: "Every autumn somebody leaves five stones on the bank below the Lodge. We have never seen who. We do not move them; the beck does, in March.",
      flip: true,
    },
    {
      block: "prices-list",
      nav: "Help",
      heading: "What a gift becomes",
      groups: [
        {
          heading: "Once",
          lines: [
            { name: "A gate hinge", price: "£12" },
            { name: "Ten young hollies", price: "£25" },
            { name: "A metre of dry-stone wall", price: "£60" },
          ],
        },
        {
          heading: "Every month",
          lines: [
            { name: "One path, kept", price: "£5" },
            { name: "The beaver's camera", price: "£8" },
          ],
        },
      ],
      note: "We are four people and two ponies. Nothing goes on envelopes.",
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "Open", linksLabel: "On this page" },
};
