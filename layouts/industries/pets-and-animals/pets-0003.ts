import type { Layout } from "../../model.ts";

export const pets3: Layout = {
  caption: "Dog walks by the day, loud and green",
  theme: {
    brand: "#2f8f46",
    paper: { hue: 120, chroma: 0.014, kind: "white" },
    type: { headline: "bricolage-grotesque", body: "nunito" },
    headline: { weight: 800, tracking: -0.045, leading: 0.92, scale: "huge" },
    picture: { shape: "corner", filter: "crisp", ratio: "wide" },
    keyword: "mark",
    rule: "bold",
    width: "wide",
    density: "dense",
  },
  nav: {
    block: "nav-strip",
    notice: "The reservoir path is open again",
    action: { label: "A place in the van", href: "#van" },
  },
  sections: [
    {
      block: "hero-ledger",
      heading: "Walked, tired, dried",
      lead: "Six dogs to a van, two walkers, one hour on grass and not a minute on a lead if they listen.",
      picture: "pets-dog",
      figures: [
        { figure: "60 min", label: "Walk" },
        { figure: "6 at most", label: "Dogs" },
        { figure: "£13", label: "Price" },
        { figure: "ours", label: "Towels" },
      ],
      actions: [{ label: "A place in the van", href: "#van" }],
    },
    {
      block: "schedule-lineup",
      nav: "Week",
      heading: "Who goes where this week",
      days: [
        {
          heading: "Mon, Wed, Fri",
          slots: [
            { time: "09:30", name: "Big and fast", place: "Reservoir" },
            {
              time: "12:00",
              name: "Old and slow",
              text: "Twice round, sit down",
              place: "Lamb Park",
            },
            { time: "14:30", name: "Puppies", text: "Half an hour", place: "Our yard" },
          ],
        },
        {
          heading: "Tue, Thu",
          slots: [
            { time: "09:30", name: "Nervous", text: "Two dogs, one walker", place: "Canal" },
            { time: "13:00", name: "Swimmers", place: "Reservoir" },
          ],
        },
      ],
    },
    {
      block: "credentials-list",
      nav: "Trust",
      heading: "Why you can give us the key",
      items: [
        { name: "Police check, enhanced", by: "Both walkers", year: "2026" },
        {
          name: "Canine first aid",
          by: "Midlands Animal Medics",
          year: "2025",
          text: "Refreshed every spring",
        },
        {
          name: "Insurance for your dog and other people's trousers",
          by: "Our broker",
          year: "2027",
        },
      ],
    },
    {
      block: "call-band",
      nav: "The van",
      id: "van",
      tone: "accent",
      heading: "First walk free, with you along, so that the dog can introduce us.",
      actions: [{ label: "Ring 0121 496 0582", href: "tel:01214960582" }],
    },
  ],
  footer: { block: "footer-large", closing: "Mud is included" },
};
