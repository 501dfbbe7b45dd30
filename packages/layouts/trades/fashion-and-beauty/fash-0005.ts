import type { Layout } from "../../schema/model.ts";

/** For a bride with a date: packages, how the morning runs, is it free. */
export const fash5: Layout = {
  caption: "A package: wedding mornings at home, three prices, a date to ask for",
  theme: {
    brand: "#5f7161",
    paper: { hue: 120, chroma: 0.012, kind: "paper" },
    headline: { weight: 500, tracking: -0.02, leading: 1, scale: "loud" },
    picture: { shape: "tab", filter: "faded", ratio: "landscape" },
    corner: "slight",
    rule: "double",
    density: "normal",
    keyword: "plain",
  },
  nav: { block: "nav-bar", action: { label: "Check your date", href: "#date" } },
  sections: [
    {
      block: "hero-faces",
      keyword: "Weddings, balls, degree days",
      heading: "Bridal hair and beauty, at home",
      lead: "We come to you within an hour of {town}: hair, face, veil or hat, at your own kitchen table.",
      actions: [{ label: "See the mornings", href: "#mornings" }],
      people: [
        { picture: "person-makeup-femi", name: "Femi Adeyemi", role: "make-up" },
        { picture: "person-facialist-catriona", name: "Catriona Muir", role: "hair and skin" },
        { picture: "person-seamstress-halima", name: "Halima Rafiq", role: "veil and hats" },
      ],
    },
    {
      block: "offers-tabs",
      nav: "Packages",
      id: "mornings",
      heading: "Three packages",
      lead: "Every package starts with a trial in the salon, six weeks before.",
      offers: [
        {
          name: "Just you",
          text: "One face, one head of hair, one calm person at your kitchen table.",
          includes: [
            "A trial in the salon",
            "Hair, make-up, veil or hat",
            "Two hours on the day",
            "A touch-up tin to keep",
          ],
          price: "£180",
          picture: "fash-abstract-brow",
          action: { label: "Check a date", href: "#date" },
        },
        {
          name: "You and three",
          text: "Sisters, mothers, the friend who cries first. Two of us, so that nobody waits.",
          includes: [
            "Trial for you",
            "Four faces, four heads of hair",
            "Hats and veils set",
            "Four hours",
          ],
          price: "£390",
          picture: "fash-draw-hat",
          action: { label: "Check a date", href: "#date" },
        },
        {
          name: "The whole house",
          text: "Up to eight people and one flower girl, from six until the cars come.",
          includes: [
            "Two trials",
            "Three of us",
            "A bottle of Wet Slate for the bride",
            "One stays until the photographs",
          ],
          price: "£720",
          picture: "fash-lipstick",
          action: { label: "Check a date", href: "#date" },
        },
      ],
    },
    {
      block: "timeline-years",
      scale: "poster",
      lead: "For a ceremony at noon. We count backwards from yours.",
      nav: "The clock",
      tone: "deep",
      heading: "How the morning runs",
      events: [
        {
          year: "06:30",
          heading: "Lamp up",
          text: "We set the table by a north window and lay out brushes, pins and tissues.",
        },
        {
          year: "07:00",
          heading: "Mothers first",
          text: "They are awake anyway, and a calm mother is worth an hour.",
        },
        { year: "09:00", heading: "You", text: "Toast beforehand. Nobody faints in our chair." },
        {
          year: "10:45",
          heading: "Veil or hat",
          text: "Pinned so that it survives one uncle's embrace.",
        },
        {
          year: "11:30",
          heading: "Photographs, then out",
          text: "One of us stays with powder and pins until the car door shuts.",
        },
      ],
    },
    {
      block: "story-split",
      wide: "fash-abstract-ribbons",
      nav: "The table",
      heading: "The table we bring",
      picture: "fash-draw-table",
      caption: "The travelling table; folded it is the size of a cello",
      text: [
        "Mirror, lamp, brushes, powder and pins arrive in one case and are set up in ten minutes. All we ask for is a chair and a socket by the window.",
        "Femi paints to last from toast to the taxi home. Catriona sees you twice before the day, so that nothing is a surprise to your skin. Halima pins the veil and shows a friend how to take it out.",
        "Everything that touches a face is washed the evening before, and your own lipstick is labelled and left with you.",
      ],
    },
    {
      block: "rsvp-form",
      id: "date",
      nav: "Your date",
      heading: "Check your date",
      lead: "We take one party a morning. The answer comes within a day.",
      fields: [
        { label: "Your name", autoComplete: "name" },
        { label: "The date", kind: "date" },
        { label: "Where you will wake up that day" },
        { label: "How many faces", kind: "number" },
      ],
      send: "Ask",
      closing: "A deposit of £50 holds it. We bring four white umbrellas, just in case.",
    },
  ],
  footer: {
    block: "footer-card",
    heading: "Bring the shoes to the trial: they change how you hold your head.",
  },
};
