import type { Layout } from "../../schema/model.ts";

/** For a developer: endpoints, limits, something made with it. */
export const tech3: Layout = {
  caption: "An API: endpoints, limits, an example, a person to ask",
  theme: {
    brand: "#f5b301",
    paper: { hue: 90, chroma: 0.004, kind: "white" },
    type: { headline: "jetbrains-mono", body: "instrument-sans", accent: "jetbrains-mono" },
    headline: { weight: 700, tracking: -0.05, leading: 1.05, scale: "normal" },
    corner: "sharp",
    button: "sharp",
    rule: "dashed",
    keyword: "plain",
  },
  nav: { block: "nav-plain", aside: "API version 4, stable until 2031" },
  sections: [
    {
      block: "hero-type",
      tone: "night",
      keyword: "{name} for developers",
      heading: "Live bus data as plain JSON",
      lead: "Positions, departures and disruptions of all our operators. No key below a thousand calls a day.",
      facts: ["p95 of 41 ms last month", "No SDK to install", "Errors in whole sentences"],
      actions: [{ label: "Read the endpoints", href: "#endpoints" }],
    },
    {
      block: "features-lines",
      lead: "All answer GET, all in JSON, all with an example you can paste.",
      nav: "Endpoints",
      heading: "Six endpoints",
      items: [
        {
          heading: "/stops",
          text: "Names, positions, step-free access, and which side of the road.",
        },
        {
          heading: "/departures",
          text: "The next twenty from any stop, with the reason when one is late.",
        },
        {
          heading: "/vehicles",
          text: "Where each bus is, how full, and when we last heard from it.",
        },
        {
          heading: "/trips",
          text: "A whole journey with every call, for today or any day since 2019.",
        },
        { heading: "/notices", text: "Closures and diversions, with a shape that you can draw." },
        {
          heading: "/lines",
          text: "Every route with its colour, its shape on the map and the days on which it runs.",
        },
      ],
    },
    {
      block: "figures-row",
      lead: "If you need more, write. We have not said no yet.",
      nav: "Limits",
      tone: "brand",
      heading: "Rate limits",
      figures: [
        { figure: "1,000", label: "calls a day without a key", text: "Counted by address" },
        { figure: "50", label: "calls a second with one", text: "Bursts of 200 are fine" },
        { figure: "5 yrs", label: "notice before anything is removed" },
      ],
    },
    {
      block: "gallery-carousel",
      wide: "tech-draw-terminal",
      lead: "Three that we know of. Send yours and it may hang here, with your name and a link to the code.",
      nav: "Made with it",
      heading: "Made with the API",
      items: [
        {
          picture: "tech-cafe-clock",
          heading: "Café clock, 400 lines",
          text: "The café opposite our depot shows departures on an old tablet. Source linked from our start page.",
        },
        {
          picture: "tech-chip",
          heading: "Bus-stop lamp",
          text: "A pupil's board that glows amber when the 52 is three stops away.",
        },
        {
          picture: "tech-abstract-network",
          heading: "Punctuality maps",
          text: "A student plots every late bus since 2019, with the reasons, as an animated map.",
        },
      ],
    },
    {
      block: "team-portraits",
      wide: "tech-abstract-lamps",
      nav: "Ask",
      tone: "tint",
      heading: "Stuck? Ask Piotr",
      people: [
        {
          name: "Piotr Ash",
          role: "api@plainbus.example",
          text: "Wrote four of the six endpoints. Answers with code, usually the same day, and says when it was our fault.",
        },
        {
          name: "Winnie Okoro",
          role: "Position data",
          text: "Knows why a bus jumps across the river on the map, and how to filter it.",
        },
      ],
    },
  ],
  footer: { block: "footer-large", closing: "Status page: all lines running" },
};
