import type { Layout } from "../../model.ts";

export const musi1: Layout = {
  caption: "What's on: poster type on night, the list",
  nav: { block: "nav-plain", aside: "Tonight: doors at seven" },
  sections: [
    {
      block: "hero-type",
      tone: "night",
      heading: "duck your head, come in",
      lead: "A hundred and forty people, one stage as high as a step, trains overhead in E flat.",
      facts: ["Arch 41", "Cash or card", "Under eighteens until nine"],
      actions: [{ label: "this month", href: "#month" }],
    },
    {
      block: "fixtures-table",
      nav: "Month",
      tone: "night",
      heading: "this month",
      labels: ["When", "Who", "What", "In"],
      fixtures: [
        { date: "Fri 20", title: "Marrow Sisters", place: "Two violins and a drum", result: "£9" },
        { date: "Sat 21", title: "Teo Blank, with tape", place: "Loops, live", result: "£12" },
        { date: "Wed 25", title: "Open chair", place: "Anyone, ten minutes", result: "Free" },
        { date: "Fri 27", title: "The Late Buses", place: "Loud", result: "Sold out" },
        { date: "Sat 28", title: "Ondine Okri", place: "Voice and piano", result: "£14" },
      ],
      note: "Half price for anyone who lives under the line.",
    },
    {
      block: "gallery-mosaic",
      heading: "the room",
      pictures: ["musi-turntable", "musi-guitar", "musi-keys"],
    },
    {
      block: "hours-location",
      nav: "Find us",
      tone: "brand",
      heading: "under the viaduct, third green door",
      address: ["Arch 41", "Pump Street", "London SE8 9ZZ"],
      hours: [
        ["Doors", "19:00"],
        ["First on", "19:45"],
        ["Out by", "01:00"],
      ],
      ways: [
        ["Train", "You will hear it. New Cross, six minutes"],
        ["Night bus", "N89 from the corner"],
        ["Step-free", "Yes, ask at the shop"],
      ],
    },
  ],
  footer: { block: "footer-large", closing: "Ears are for sale at the bar, 50p the pair" },
};
