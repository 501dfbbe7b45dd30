import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Information",
    sections: [
      {
        block: "hero-split",
        keyword: "The Morning Study",
        heading: "Read this before you decide",
        lead: "The same facts are in the paper that you sign. Take a week over it and show it to someone you trust.",
        picture: "medi-draw-diary",
        actions: [{ label: "Put a question", href: "/contact" }],
      },
      {
        block: "spec-sheet",
        id: "facts",
        heading: "The study in plain facts",
        lead: "Ethics approval 26/114. Nothing is swallowed, injected or taken from you.",
        groups: [
          {
            heading: "Who and how many",
            lines: [
              ["Volunteers", "40"],
              ["Age", "over forty"],
              ["Groups", "20 walk, 20 wait"],
              ["Who decides which", "a sealed draw"],
            ],
          },
          {
            heading: "What you do",
            lines: [
              ["Visits to {street name}", "two, 40 minutes each"],
              ["Watch", "day and night, waterproof"],
              ["Diary", "one minute each evening"],
              ["Walk, if drawn", "an hour of daylight, early"],
            ],
          },
          {
            heading: "What we record",
            lines: [
              ["Light", "at your wrist"],
              ["Movement", "to tell sleep from waking"],
              ["Place", "not recorded"],
              ["Voice or pulse", "not recorded"],
            ],
          },
          {
            heading: "What you get",
            lines: [
              ["For your time", "£60, in week 8"],
              ["If you stop early", "£7.50 for each week done"],
              ["Your own chart", "before we publish"],
              ["Travel to us", "refunded"],
            ],
          },
        ],
        note: "Results are kept for ten years without names, then deleted.",
      },
      {
        block: "itinerary-days",
        tone: "tint",
        heading: "Your first visit",
        lead: "Forty minutes, with tea. You can leave at any point and nobody asks why.",
        days: [
          {
            label: "0 min",
            heading: "Your questions",
            text: "Dr Maclaren goes through the paper with you, line by line if you like.",
          },
          {
            label: "15 min",
            heading: "Our questions",
            text: "How you sleep, what you take, which shifts you work. Dr Haddad checks that walking is safe for you.",
          },
          {
            label: "25 min",
            heading: "Sign, or go home",
            text: "You may sign then, or after a week. Both are fine.",
          },
          {
            label: "30 min",
            heading: "The watch",
            text: "Orla fits it and shows you the diary. Tariq draws a route from your own door.",
          },
        ],
      },
      {
        block: "features-columns",
        heading: "Your rights, in short",
        items: [
          {
            heading: "To stop",
            text: "On any day, by telephone or by simply not coming. Your treatment here is never affected.",
            note: "No reason needed",
          },
          {
            heading: "To see",
            text: "Everything we hold about you, within a month of asking. We correct what is wrong.",
            note: "Free",
          },
          {
            heading: "To complain",
            text: "To Orla first if you can. The ethics committee's address is on your copy of the paper.",
            note: "26/114",
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
        tone: "deep",
        heading: "Ask first, decide later",
        lead: "Orla Quinn calls you back within two working days. Writing to us does not bind you to anything.",
        facts: ["Forty places", "£60 for your time", "No medicine"],
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
      {
        block: "rsvp-form",
        id: "join",
        heading: "Put your name down",
        lead: "Or only ask. Both arrive on Orla's desk.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Telephone", kind: "tel", autoComplete: "tel" },
          {
            label: "Best time to call",
            kind: "choice",
            options: ["Morning", "Afternoon", "Evening"],
          },
          { label: "Are you over forty?", kind: "choice", options: ["Yes", "No"] },
          { label: "Do you work nights?", kind: "choice", options: ["Yes", "No"] },
          { label: "What would you like to know?", kind: "textarea", optional: true },
        ],
        send: "Ask Orla to call",
        closing: "We delete your details if you don't join.",
      },
      {
        block: "hours-location",
        tone: "tint",
        heading: "Where the two visits are",
        hours: [
          ["Monday to Friday", "8:00–18:30"],
          ["Saturday, nurses only", "9:00–12:00"],
        ],
        address: ["{address lines}"],
        ways: [
          ["By bus", "Leith Walk, then two minutes on foot"],
          ["Step-free", "Side door, ring once and we open"],
          ["Travel", "Keep the ticket: we refund it at the desk"],
        ],
        picture: "medi-draw-front",
      },
    ],
  },
} satisfies LayoutPages;
