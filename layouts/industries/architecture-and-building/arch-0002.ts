import type { Layout } from "../../model.ts";

export const arch2: Layout = {
  caption: "Side rail, an index of works as the opening",
  theme: { headline: { weight: 450, tracking: -0.03, leading: 1.05, scale: "normal" } },
  nav: { block: "nav-rail" },
  sections: [
    {
      block: "hero-index",
      nav: "Works",
      keyword: "Selected works",
      heading: "Forty-one buildings, five of them up a hill",
      lead: "Choose one. Each opens with its drawings, its costs and what we would do differently.",
      picture: "arch-stairs",
      entries: [
        { label: "Weir House", note: "House, Avon Gorge, 2024", href: "#works" },
        { label: "Ropewalk Arcade", note: "Workshops, Bristol, 2023", href: "#works" },
        { label: "St Anne's Hall", note: "Village hall, Stroud, 2022", href: "#works" },
        { label: "Orchard School", note: "Four classrooms, Nailsea, 2021", href: "#works" },
        { label: "Lock Cottage", note: "Repair, Bradford-on-Avon, 2019", href: "#works" },
      ],
    },
    {
      block: "story-text",
      nav: "Practice",
      keyword: "Practice",
      heading: "Nine people, one yard",
      opening: "We are architects who keep a workshop, because a drawing is only a promise.",
      text: [
        "Our desks look on to the yard where joiners cut the frames that we drew last month. When a junction cannot be made, we hear about it before lunch.",
        "We take on six commissions a year. It means a wait of about four months, and it means that the partner you meet first is the one who stands on your site in the rain.",
      ],
      action: { label: "Meet the nine", href: "#people" },
    },
    {
      block: "team-rows",
      nav: "People",
      tone: "sunken",
      heading: "Who you would be working with",
      people: [
        {
          name: "Nadia Harrow",
          role: "Partner, architect",
          text: "Draws sections before plans. Keeps a list of every staircase she has ever liked.",
        },
        {
          name: "Tom Quay",
          role: "Partner, master carpenter",
          text: "Built boats until the yard became ours. Can tell an oak's age by its smell.",
        },
        {
          name: "Priya Venn",
          role: "Architect, schools",
          text: "Measures daylight with a meter and then asks the children anyway.",
        },
      ],
    },
    {
      block: "contact-form",
      nav: "Contact",
      heading: "Begin with a postcode",
      text: "A site, a rough budget and a reason are enough. One of the partners answers within three working days.",
      fields: [
        { label: "Your name", autoComplete: "name" },
        { label: "Email", kind: "email", autoComplete: "email" },
        { label: "Postcode of the site", optional: true },
        { label: "What you have in mind", kind: "textarea" },
      ],
      send: "Send to the studio",
    },
  ],
  footer: { block: "footer-slim", tone: "sunken" },
};
