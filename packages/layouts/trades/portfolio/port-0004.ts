import type { Layout } from "../../schema/model.ts";

/** For readers and publishers: one project from the first day to the book. */
export const port4: Layout = {
  caption: "A story: one project from the first day to the book",
  theme: {
    brand: "#b1432b",
    paper: { hue: 30, chroma: 0.008, kind: "paper" },
    type: { headline: "source-serif-4", body: "source-serif-4", accent: "jetbrains-mono" },
    headline: { weight: 400, tracking: -0.03, leading: 1.02, scale: "loud" },
    picture: { shape: "framed", filter: "none", ratio: "portrait" },
    density: "airy",
    width: "normal",
    keyword: "italic",
  },
  nav: { block: "nav-centre" },
  sections: [
    {
      block: "hero-panel",
      tone: "sunken",
      keyword: "Museum of Fastenings",
      heading: "412 buttons, at true size",
      lead: "A catalogue for the Museum of Fastenings, photographed in thirty-one days at one table.",
      picture: "port-close-buttons",
      facts: [
        ["Materials", "Horn, brass, casein, glass"],
        ["Scale", "1:1"],
        ["Pages", "208"],
      ],
      actions: [{ label: "See the plates", href: "#plates" }],
    },
    {
      block: "story-text",
      nav: "Why",
      heading: "Why true size",
      opening:
        "The museum had drawers full of them and not one photograph that showed how they feel under a thumb.",
      text: [
        "I asked for a week with the collection before naming a price. On the third day it was clear that size was the trouble: seen one by one, every button looks like a plate.",
        "So the book shows them at the size they are, on the paper of a page, with the shadow that a button throws on a shirt. A reader can lay a finger beside each.",
        "Light came from one north window and two sheets of card. Each button was turned until its wear showed: the thumb side, the thread side, the side that met a coat.",
      ],
    },
    {
      block: "gallery-stagger",
      lead: "From the proofs, which the museum keeps beside the buttons.",
      nav: "Plates",
      tone: "sunken",
      heading: "How a plate was made",
      items: [
        {
          picture: "port-draw-plate",
          heading: "Drawn first",
          text: "Plate 88, the glass ones: every button in its place, measured along the ruler.",
        },
        {
          picture: "port-buttons",
          heading: "Then laid out",
          text: "Plate 12 on the table, thirty of the 412, in the order of the drawers.",
        },
        {
          picture: "port-swatches",
          heading: "Then matched",
          text: "Each proof was held beside its button, with a fan of grey and coloured cards.",
        },
        {
          picture: "port-draw-book",
          heading: "Then bound",
          text: "The book opens flat, so that a finger can lie beside each button.",
        },
      ],
    },
    {
      block: "figures-row",
      wide: "port-abstract-aperture",
      lead: "Counted from the log that hung beside the table.",
      nav: "In numbers",
      heading: "The project in numbers",
      figures: [
        { figure: "412", label: "buttons", text: "Two lost, one found again" },
        { figure: "31", label: "days at one table" },
        { figure: "1:1", label: "scale throughout" },
        { figure: "2", label: "sheets of card", text: "One white, one black" },
      ],
    },
    {
      block: "quotes-faces",
      nav: "Museum",
      tone: "tint",
      heading: "The curator and the photographer",
      lead: "Museums and collectors write to {email}.",
      quotes: [
        {
          words:
            "I have kept these drawers for nineteen years. In the proofs I found wear that I had never seen.",
          name: "Dr Ilse Brandt",
          role: "Museum of Fastenings",
        },
        {
          words:
            "The shadow is the whole trick. A button without its shirt needs a shadow to lie on. If you keep something small, I would like to see it.",
          name: "{name}",
          role: "photographer of the book",
        },
      ],
    },
  ],
  footer: { block: "footer-card", heading: "The book is in the museum shop, beside the buttons." },
};
