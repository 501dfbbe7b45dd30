import type { Layout } from "../../schema/model.ts";

/** For a patient today: how to be seen, by whom, when the door is open. */
export const medi1: Layout = {
  caption: "An appointment: how to be seen, your doctors, opening hours",
  nav: {
    block: "nav-strip",
    notice: "Flu jabs on Saturdays, no appointment",
    action: { label: "Appointments", href: "#appointments" },
  },
  sections: [
    {
      block: "hero-offset",
      keyword: "Family doctors, Leith Walk",
      heading: "See a doctor who knows you",
      lead: "Two doctors, two nurses and a physiotherapist. You see the same person each time, unless you would rather not.",
      actions: [
        { label: "Request an appointment", href: "#appointments" },
        { label: "Opening hours", href: "#hours" },
      ],
      picture: "medi-draw-waiting",
      caption: "The waiting room. Children drive the train.",
    },
    {
      block: "contact-ways",
      lead: "Not sure which? Call us, and the desk will tell you.",
      nav: "How to be seen",
      tone: "tint",
      heading: "How to be seen",
      ways: [
        {
          heading: "Today, and it cannot wait",
          text: "Call at eight. A nurse calls back within the hour and tells you when to come.",
          action: { label: "{phone}", href: "tel:{phone}" },
        },
        {
          heading: "This week",
          text: "Use the form below, also at night. Answered before noon, with a day and a name.",
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
      block: "team-portraits",
      scale: "poster",
      lead: "Most care is given here. If you need a hospital, we write the letter while you wait and give you a copy.",
      nav: "Doctors",
      heading: "Who you see here",
      people: [
        {
          picture: "person-doctor-fiona",
          name: "Dr Fiona Maclaren",
          role: "Children, sleep, mental health",
          text: "A first talk of twenty minutes, not ten: ask for a long appointment; no reason needed. School forms are signed while you wait.",
        },
        {
          picture: "person-doctor-samir",
          name: "Dr Samir Haddad",
          role: "Heart, diabetes, asthma",
          text: "One visit a year with everything in it, bloods a week before, a plan on paper after.",
        },
        {
          picture: "person-nurse-orla",
          name: "Nurse Orla Quinn",
          role: "Wounds, jabs, blood tests",
          text: "Blood is taken until eleven and measured in our own laboratory. On Saturdays you don't need an appointment for a vaccination.",
        },
        {
          picture: "person-physiotherapist-tariq",
          name: "Tariq Aziz",
          role: "Physiotherapist",
          text: "See Tariq first for backs, knees and shoulders. You do not need a doctor's letter. Thirty minutes, exercises on paper.",
        },
      ],
    },
    {
      block: "hours-week",
      wide: "medi-draw-front",
      nav: "Hours",
      tone: "tint",
      heading: "Opening hours",
      lead: "{address}. Side door step-free, ring once.",
      days: [
        { day: "Monday", from: "8:00", to: "18:30" },
        { day: "Tuesday", from: "8:00", to: "20:00", note: "late surgery, book ahead" },
        { day: "Wednesday", from: "8:00", to: "18:30" },
        { day: "Thursday", from: "8:00", to: "18:30" },
        { day: "Friday", from: "8:00", to: "18:30" },
        { day: "Saturday", from: "9:00", to: "12:00", note: "nurses only, no appointment" },
      ],
      note: "At any other hour call NHS 24 on 111. In an emergency call 999.",
    },
    {
      block: "contact-form",
      nav: "Appointments",
      tone: "sunken",
      heading: "Request an appointment",
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
