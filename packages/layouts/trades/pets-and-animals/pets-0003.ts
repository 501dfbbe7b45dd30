import type { Layout } from "../../schema/model.ts";

/** For working dog owners: walks, times, trust, a first walk. */
export const pets3: Layout = {
  caption: "A service: dog walks by the week, why to trust us, a free first walk",
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
      heading: "Dog walks while you work",
      lead: "Six dogs to a van, two walkers, an hour on grass. Collected, walked, towelled, brought home.",
      picture: "pets-paper-dog-walk",
      figures: [
        { figure: "60 min", label: "Walk" },
        { figure: "6", label: "Dogs, at most" },
        { figure: "£13", label: "Price" },
        { figure: "2", label: "Walkers" },
      ],
      actions: [{ label: "A place in the van", href: "#van" }],
    },
    {
      block: "schedule-lineup",
      lead: "Grouped by pace, not by size. Nervous dogs have their own days.",
      nav: "Week",
      heading: "Walks this week",
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
        {
          heading: "Saturday",
          slots: [
            {
              time: "08:30",
              name: "Early birds",
              text: "Two hours in the hills, van leaves on the dot",
            },
            { time: "11:00", name: "Puppy school", text: "Sit, stay, swap: with you, £8" },
          ],
        },
      ],
    },
    {
      block: "credentials-list",
      scale: "poster",
      lead: "Originals are at the desk; copies come with your first invoice.",
      nav: "Trust",
      heading: "Why you can give us the key",
      items: [
        { name: "DBS check, enhanced", by: "Both walkers", year: "2026" },
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
        {
          name: "Van checked and licensed",
          by: "City council",
          year: "2026",
          text: "Six crates, two fans",
        },
      ],
    },
    {
      block: "quotes-faces",
      wide: "pets-abstract-trail",
      lead: "You meet them before they have your key, and you come along on the first walk.",
      tone: "tint",
      heading: "Who looks after your dog",
      quotes: [
        {
          words:
            "I walk the nervous ones on Thursdays: two dogs, one of me, a very long lead. By week six most of them lead me.",
          name: "Bronagh Daly",
          role: "nurse and walker",
        },
        {
          words:
            "If a dog limps on a walk it is on my table ten minutes later, and you are on the phone.",
          name: "Dr Anjali Rao",
          role: "vet, same building",
        },
      ],
    },
    {
      block: "call-picture",
      nav: "The van",
      id: "van",
      tone: "accent",
      heading: "First walk free, with you along",
      picture: "pets-dog-van",
      actions: [{ label: "Call {phone}", href: "tel:{phone}" }],
    },
  ],
  footer: { block: "footer-large", closing: "Mud is included" },
};
