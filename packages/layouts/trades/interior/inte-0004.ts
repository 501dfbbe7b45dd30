import type { Layout } from "../../schema/model.ts";

/** For the owner of a tiny room: what is possible in eleven square metres. */
export const inte4: Layout = {
  caption: "A specialist: small rooms, one of them listed item by item",
  theme: {
    brand: "#2e5d50",
    paper: { hue: 150, chroma: 0.016, kind: "toned" },
    type: { headline: "outfit", body: "outfit" },
    headline: { weight: 300, case: "lowercase", tracking: -0.05, leading: 0.95, scale: "huge" },
    picture: { shape: "plain", filter: "none", ratio: "portrait" },
    corner: "round",
    button: "pill",
    rule: "none",
    keyword: "plain",
  },
  nav: { block: "nav-rail" },
  sections: [
    {
      block: "hero-split",
      heading: "small rooms, well used",
      lead: "Box rooms, landings, the cupboard under the stairs: planned to the centimetre.",
      picture: "inte-abstract-plan",
      actions: [{ label: "See eleven square metres", href: "#eleven" }],
    },
    {
      block: "spec-sheet",
      nav: "Eleven",
      id: "eleven",
      picture: "inte-draw-landing",
      heading: "eleven square metres, listed",
      groups: [
        {
          heading: "Kept",
          lines: [
            ["Window seat", "1.4 m"],
            ["Books", "220"],
            ["Lamp", "Brass, rewired"],
            ["Rug", "1.2 × 1.8 m"],
          ],
        },
        {
          heading: "Added",
          lines: [
            ["Fold-down desk", "Birch, 60 cm"],
            ["Hooks", "Eight"],
            ["Colour", "Two greens, one door"],
            ["Bed", "Folds up, 90 cm"],
            ["Shelves", "6.4 m, to the ceiling"],
          ],
        },
        {
          heading: "Gone",
          lines: [
            ["Printer", "To the hall"],
            ["Chairs", "Three of four"],
            ["Door", "Hung the other way"],
          ],
        },
      ],
      lead: "A box room in Dulverton for two people who read and one who prints.",
      note: "Eleven weeks from the first visit, £4,310 in all, shelves included.",
    },
    {
      block: "features-columns",
      lead: "four that hold in every small room.",
      nav: "Rules",
      tone: "tint",
      heading: "our rules for small rooms",
      items: [
        {
          heading: "One big thing",
          text: "A real armchair or a real desk. Small furniture makes a small room nervous.",
          note: "Not three little ones",
        },
        {
          heading: "Light from two sides",
          text: "A window, and a lamp across from it. Then the corners come back.",
          note: "2,700 kelvin",
        },
        {
          heading: "Floor left free",
          text: "Shelves, hooks and desks hang from the wall. A third of the floor stays bare.",
          note: "Measured",
        },
        {
          heading: "A colour that stops",
          text: "Up to the height of the door, and white above. The ceiling lifts.",
          note: "Two greens, usually",
        },
      ],
    },
    {
      block: "team-portraits",
      wide: "inte-draw-sitting",
      lead: "both come, because one holds the tape.",
      nav: "Who",
      heading: "who measures your room",
      people: [
        {
          name: "Rosalind Alder",
          role: "Plans",
          text: "Rosalind once put a library on a landing of 0.8 square metres, with a seat.",
        },
        {
          name: "Tunde Bright",
          role: "Colour",
          text: "Tunde tests every green at four in the afternoon, when small rooms are at their worst.",
        },
      ],
    },
    {
      block: "call-band",
      wide: "inte-abstract-grain",
      scale: "poster",
      nav: "Phone",
      tone: "deep",
      heading: "How small is yours?",
      actions: [{ label: "{phone}", href: "tel:{phone}" }],
      lead: "Send measurements; a sketch comes back in a week, £60.",
    },
  ],
  footer: { block: "footer-large", closing: "Smallest so far: 0.6 m²" },
};
