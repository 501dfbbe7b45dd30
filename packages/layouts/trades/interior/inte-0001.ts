import type { Layout } from "../../schema/model.ts";

/** For a family with an awkward room: what changes, who does it, how to write. */
export const inte1: Layout = {
  caption: "A shop window: rooms for family houses, how we work, who we are",
  nav: { block: "nav-plain", aside: "Taking on two houses for spring" },
  sections: [
    {
      block: "hero-offset",
      heading: "Interiors for houses that are lived in",
      lead: "Rosalind Alder and Tunde Bright arrange, colour and furnish old houses for families, dogs included.",
      picture: "inte-kitchen-window",
      caption: "Kitchen at Coombe End, north light, four o'clock",
      actions: [{ label: "What we do", href: "#services" }],
    },
    {
      block: "features-icons",
      nav: "Services",
      tone: "raised",
      heading: "What we do for you",
      lead: "One room or all of them. You buy only what you need, at a price agreed before we order so much as a tin of paint.",
      items: [
        {
          icon: "ruler",
          heading: "Plan",
          text: "Every wall drawn to scale, with your own furniture on it, before anything is bought. You keep the drawings.",
        },
        {
          icon: "drop",
          heading: "Colour",
          text: "Five colours brushed on lining paper and pinned up for a week of mornings and evenings. You live with all of them.",
        },
        {
          icon: "tools",
          heading: "Make",
          text: "Curtains, shelves, loose covers and window seats by makers within forty miles, each with a label and a date.",
        },
        {
          icon: "home",
          heading: "Fit",
          text: "Painters, electricians, the van: we book them, check them, and pay them for you, with one sheet that says who comes when.",
        },
        {
          icon: "heart",
          heading: "Edit",
          text: "A third of it goes to the attic, your sister or the hall sale. We help you choose, and carry.",
        },
        {
          icon: "check",
          heading: "Finish",
          text: "Lamps, pictures, plants and one last afternoon of moving chairs. You get a box of spare paint and a list of everything we used.",
        },
      ],
    },
    {
      block: "compare-slider",
      nav: "Before and after",
      heading: "One sitting room, before and after",
      lead: "Nine weeks at Coombe End. Slide to see what changed, and what stayed.",
      hint: "Scroll or press the arrow keys to compare.",
      before: {
        label: "January",
        text: "Grey walls, a radiator, a television, and a sofa that faced the wrong way.",
        picture: "inte-wall-before",
      },
      after: {
        label: "March",
        text: "The chair turned to the window, sage on the walls, shelves full. The rest followed from there.",
        picture: "inte-wall-after",
      },
      facts: [
        ["Took", "Nine weeks, two of them noisy"],
        ["Cost", "£7,240, furniture included"],
        ["Kept", "Sofa, rug, all the books"],
        ["Trades", "Painter, joiner, sweep"],
      ],
    },
    {
      block: "team-portraits",
      scale: "poster",
      lead: "Both come to the first visit, measure everything and drink your tea. You get a drawing within a fortnight.",
      nav: "About",
      heading: "Who comes to your house",
      people: [
        {
          picture: "person-decorator-rosalind",
          name: "Rosalind Alder",
          role: "Rooms and plans",
          text: "Rosalind was a stage manager for twelve years. She runs a project like an opening night, with a cue sheet for every trade.",
        },
        {
          picture: "person-colourist-tunde",
          name: "Tunde Bright",
          role: "Colour and cloth",
          text: "Tunde dyes the cloth he cannot find. He carries four hundred paint cards, and leaves you with the few that suit your light.",
        },
        {
          picture: "person-client-hester",
          name: "Hester Lovell",
          role: "Client, Coombe End",
          text: "“They never said what a room ought to look like. They asked where we put our feet.”",
        },
      ],
    },
    {
      block: "story-band",
      nav: "Write",
      heading: "Tell us about your room",
      picture: "inte-sitting-morning",
      later: [
        { picture: "inte-sitting-noon" },
        { picture: "inte-sitting-afternoon" },
        { picture: "inte-sitting-dusk" },
      ],
      text: "Which way does it face, and when do you sit in it? We choose colours by the hour you are at home, from breakfast to the lamps.",
      actions: [{ label: "{email}", href: "mailto:{email}" }],
    },
  ],
  footer: { block: "footer-slim" },
};
