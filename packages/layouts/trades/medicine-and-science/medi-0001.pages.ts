import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Clinics",
    sections: [
      {
        block: "hero-panel",
        tone: "sunken",
        keyword: "The week at {street name}",
        heading: "Which clinic is on which day",
        lead: "Most clinics need an appointment. Where they don't, we say so here. Everyone registered with us may use all of them.",
        picture: "medi-draw-consulting",
        actions: [{ label: "Request an appointment", href: "/contact" }],
        facts: [
          ["Blood tests", "Until eleven"],
          ["Late surgery", "Tuesdays until eight"],
          ["Saturdays", "No appointment"],
        ],
      },
      {
        block: "schedule-lineup",
        id: "week",
        tone: "tint",
        heading: "Monday to Saturday",
        days: [
          {
            heading: "Monday",
            slots: [
              { time: "8:00", name: "Blood tests", text: "Until eleven" },
              { time: "14:00", name: "Diabetes review", text: "Dr Haddad and Nurse Quinn" },
              { time: "16:00", name: "Physiotherapy", text: "Tariq Aziz, no letter needed" },
            ],
          },
          {
            heading: "Tuesday",
            slots: [
              { time: "8:00", name: "Blood tests", text: "Until eleven" },
              {
                time: "14:00",
                name: "Baby clinic",
                text: "Weighing and questions, no appointment",
              },
              { time: "18:30", name: "Late surgery", text: "Until eight, book ahead" },
            ],
          },
          {
            heading: "Wednesday",
            slots: [
              { time: "8:00", name: "Blood tests", text: "Until eleven" },
              { time: "10:00", name: "Midwife", text: "First visits take 40 minutes" },
              { time: "14:00", name: "Asthma review", text: "Bring your inhalers" },
            ],
          },
          {
            heading: "Thursday",
            slots: [
              { time: "8:00", name: "Blood tests", text: "Until eleven" },
              { time: "10:00", name: "Counsellor", text: "After a first talk with a doctor" },
              { time: "14:00", name: "Wounds and dressings", text: "Nurse Quinn" },
            ],
          },
          {
            heading: "Friday",
            slots: [
              { time: "8:00", name: "Blood tests", text: "Until eleven" },
              { time: "11:30", name: "Sleep clinic", text: "Dr Maclaren, every second week" },
              { time: "14:00", name: "Physiotherapy", text: "Tariq Aziz" },
            ],
          },
          {
            heading: "Saturday",
            slots: [
              {
                time: "9:00",
                name: "Vaccinations",
                text: "Nurses only, no appointment, until twelve",
              },
            ],
          },
        ],
      },
      {
        block: "process-steps",
        heading: "Registering with us",
        lead: "If you live within two miles of {street name}. It takes about a week.",
        steps: [
          {
            heading: "Ask",
            text: "Take a form from the desk or fill in ours. You don't need proof of address.",
            note: "Five minutes",
          },
          {
            heading: "Meet",
            text: "Twenty minutes with a nurse: what you take, what you have had, what worries you.",
            note: "Within a week",
          },
          {
            heading: "Choose",
            text: "You choose your doctor. If it doesn't suit you, change without giving a reason.",
            note: "Same day",
          },
          {
            heading: "Records",
            text: "Your old practice sends your notes. Please keep a month's medicine until they arrive.",
            note: "2 to 4 weeks",
          },
        ],
      },
      {
        block: "questions-accordion",
        tone: "tint",
        heading: "Questions we are often asked",
        questions: [
          {
            question: "Can someone come in with me?",
            answer:
              "Yes, always. You can also ask for a chaperone, and one of the nurses will join you.",
          },
          {
            question: "Do you have interpreters?",
            answer:
              "By telephone at once, in person with two days' notice. British Sign Language by video.",
          },
          {
            question: "How do I get test results?",
            answer:
              "By text if all is well, by telephone if something needs talking about. We never leave results with others.",
          },
          {
            question: "Can you visit me at home?",
            answer:
              "If you can't leave the house. Please call before ten, so that the doctor can plan the round.",
          },
        ],
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-type",
        heading: "Tell us what you need, in your own words",
        lead: "A nurse reads every request and answers before noon on the next working day, with a day and a name.",
        facts: ["Urgent: call at eight", "At other hours: 111", "Emergency: 999"],
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
      {
        block: "contact-form",
        id: "request",
        tone: "tint",
        heading: "Request an appointment",
        text: "Please don't use this form for chest pain, trouble breathing or heavy bleeding. Call 999.",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Date of birth", kind: "date", autoComplete: "bday" },
          { label: "Telephone", kind: "tel", autoComplete: "tel" },
          {
            label: "Who would you like to see?",
            kind: "select",
            options: [
              "Dr Maclaren",
              "Dr Haddad",
              "Nurse Quinn",
              "Tariq Aziz",
              "The first who is free",
              "I would like to register",
            ],
          },
          { label: "How long?", kind: "choice", options: ["Ten minutes", "A long appointment"] },
          { label: "What is it about?", kind: "textarea", optional: true },
        ],
        send: "Send",
      },
      {
        block: "hours-location",
        heading: "Opening hours and the way here",
        lead: "On Tuesdays there is a late surgery until eight, by appointment.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By bus", "Leith Walk, then two minutes on foot"],
          ["By car", "Two blue badge spaces at the side door"],
          ["Step-free", "Side door, ring once and we open"],
        ],
        picture: "medi-draw-front",
      },
    ],
  },
} satisfies LayoutPages;
