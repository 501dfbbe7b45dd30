import type { Layout } from "../../model.ts";

export const medi1: Layout = {
  caption: "The practice: hours first, then who and how",
  nav: {
    block: "nav-strip",
    notice: "Flu jabs on Saturdays, no appointment",
    action: { label: "Appointments", href: "#appointments" },
  },
  sections: [
    {
      block: "hero-split",
      keyword: "Family doctors in Leith Walk",
      heading: "A doctor who has read your notes",
      lead: "You see the same person each time unless you would rather not.",
      picture: "medi-stethoscope",
      actions: [
        { label: "Ask for an appointment", href: "#appointments" },
        { label: "Opening hours", href: "#hours" },
      ],
    },
    {
      block: "contact-ways",
      nav: "Which door",
      tone: "tint",
      heading: "Which door is yours?",
      ways: [
        {
          heading: "Today, and it cannot wait",
          text: "Ring at eight. A nurse rings back within the hour and tells you when to come.",
          action: { label: "0131 496 0720", href: "tel:01314960720" },
        },
        {
          heading: "This week",
          text: "Use the form below, also at night. Answered before noon.",
          action: { label: "To the form", href: "#appointments" },
        },
        {
          heading: "A repeat prescription",
          text: "Drop the slip into the brass box or write to us. Ready after two working days.",
          action: {
            label: "scripts@ternstreet.example",
            href: "mailto:scripts@ternstreet.example",
          },
        },
      ],
    },
    {
      block: "team-rows",
      nav: "Doctors",
      heading: "Whom you will see",
      people: [
        {
          name: "Dr Fiona Maclaren",
          role: "Monday to Thursday",
          text: "Children, and people who have stopped sleeping.",
        },
        {
          name: "Dr Samir Haddad",
          role: "Tuesday to Friday",
          text: "Hearts, diabetes, second opinions.",
        },
        { name: "Nurse Orla Quinn", role: "Every day", text: "Wounds, jabs, ears, plain answers." },
      ],
    },
    {
      block: "hours-location",
      nav: "Hours",
      heading: "When and where",
      address: ["5 Tern Street", "Edinburgh EH7 9ZZ"],
      hours: [
        ["Monday to Friday", "8:00–18:30"],
        ["Saturday", "9:00–12:00"],
        ["Otherwise", "Ring NHS 24 on 111"],
      ],
      ways: [
        ["Step-free", "Side door, ring once"],
        ["Bus", "Top of the Walk, three minutes"],
        ["Bicycle", "Racks in the close"],
      ],
    },
    {
      block: "contact-form",
      nav: "Appointments",
      tone: "sunken",
      heading: "Ask for an appointment",
      lead: "Say as much or as little as you like. Only the nurse on duty reads it.",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Date of birth", kind: "date", autoComplete: "bday" },
        { label: "Telephone", kind: "tel", autoComplete: "tel" },
        { label: "What is it about?", kind: "textarea", optional: true },
      ],
      send: "Ask",
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "Open", linksLabel: "On this page" },
};
