import type { Layout } from "../../schema/model.ts";

/** For parents choosing a school: how it teaches, a week, other parents, a visit. */
export const educ1: Layout = {
  caption: "For parents: how we teach, a child’s week, a morning to visit",
  nav: { block: "nav-bar", action: { label: "Visit us", href: "#visit" } },
  sections: [
    {
      block: "hero-collage",
      keyword: "{name} School, {town}",
      heading: "A small school for ages 4 to 11",
      lead: "Fourteen to a class, two languages, one wood day a week. Come and see a morning.",
      pictures: ["educ-paper-oak", "educ-paper-book", "person-pupil-bethan"],
      actions: [
        { label: "See a week", href: "#the-week" },
        { label: "Come and look", href: "#visit" },
      ],
    },
    {
      block: "features-bento",
      room: "open",
      lead: "Four habits that every class keeps, from Acorn to Oak.",
      nav: "How we teach",
      heading: "How we teach",
      picture: "educ-paper-beads",
      items: [
        {
          heading: "Hands first",
          text: "Numbers are beads before they are figures. Nobody writes a sum that they have not held.",
        },
        {
          heading: "Reading first",
          text: "Every morning starts with twenty minutes of a book. Teachers read too.",
        },
        {
          heading: "Two languages",
          text: "English in the classroom, Welsh in the kitchen, both in the playground.",
        },
        {
          heading: "No homework under eight",
          text: "We ask for supper together instead, and an early night.",
        },
      ],
    },
    {
      block: "schedule-lineup",
      scale: "poster",
      lead: "School runs from 8:40 to 15:15; breakfast from 7:30, late room until 18:00.",
      nav: "The week",
      tone: "tint",
      heading: "A week in Oak class",
      days: [
        {
          heading: "Monday",
          slots: [
            { time: "9:00", name: "Reading" },
            { time: "10:30", name: "Beads and sums" },
            { time: "13:15", name: "Clay", place: "Wet room" },
          ],
        },
        {
          heading: "Wednesday",
          slots: [
            { time: "9:00", name: "Reading" },
            { time: "9:30", name: "Wood day", text: "Boots, flasks, one tree each" },
            { time: "15:00", name: "Hot chocolate" },
          ],
        },
        {
          heading: "Friday",
          slots: [
            { time: "9:00", name: "Reading" },
            { time: "11:00", name: "Kitchen Welsh", place: "Kitchen" },
            { time: "14:30", name: "Assembly", text: "Run by Oak, parents at the back" },
          ],
        },
      ],
    },
    {
      block: "quotes-faces",
      room: "open",
      wide: "educ-front",
      lead: "Three families, one at the start and two well on the way.",
      nav: "Parents",
      heading: "What parents say",
      quotes: [
        {
          picture: "person-father-rhodri-and-nel",
          words: "She explained fractions to me with a pizza. Then she ate the proof.",
          name: "Rhodri Vaughan",
          role: "father of Nel, 10",
        },
        {
          picture: "person-mother-amara-and-issa",
          words:
            "He did not speak for a term. They let him not speak. In March he read the whole assembly.",
          name: "Amara Diallo",
          role: "mother of Issa, 11",
        },
        {
          picture: "person-mother-kit",
          words:
            "The office phones when there is good news. I still jump, and then I tell everybody at work.",
          name: "Kit Larsson",
          role: "mother of twins",
        },
      ],
    },
    {
      block: "booking-form",
      nav: "Visit",
      tone: "brand",
      heading: "Visit us for a morning",
      fields: [
        { label: "Your name", autoComplete: "name" },
        { label: "Child's age", kind: "number" },
        { label: "Email", kind: "email", autoComplete: "email" },
        { label: "A Tuesday or Thursday", kind: "date" },
      ],
      send: "Choose this morning",
      note: "Bring the child. We learn more from them than from the form.",
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "Doors open", linksLabel: "Corridor" },
};
