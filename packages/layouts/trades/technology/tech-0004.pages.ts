import type { LayoutPages } from "../pages.ts";

/** For users and applicants: the releases of two years and the next ones; then an application or a question. */
export default {
  second: {
    label: "Releases",
    sections: [
      {
        block: "hero-offset",
        tone: "night",
        keyword: "Year and month are the number",
        heading: "Every release since spring 2025",
        lead: "Small ones every month, large ones twice a year. With what we took out, which is often the better half.",
        picture: "tech-abstract-day",
        caption: "A service day past midnight: the 00:20 counts as Thursday",
        actions: [
          { label: "The releases", href: "#releases" },
          { label: "What comes next", href: "#next" },
        ],
      },
      {
        block: "timeline-years",
        id: "releases",
        heading: "The large ones",
        lead: "Monthly releases are in the notes of your account.",
        events: [
          {
            year: "26.10",
            heading: "Night buses",
            text: "Service days past midnight, asked for by nine operators. 4,120 lines of code fewer.",
          },
          {
            year: "26.9",
            heading: "Auto-rosters, withdrawn",
            text: "Two pilots said no. The check for rest days stayed, and it is good.",
          },
          {
            year: "26.5",
            heading: "Leave on the map",
            text: "Holidays and duties in one view. The separate leave calendar is gone.",
          },
          {
            year: "26.3",
            heading: "Stop cases in Welsh",
            text: "And in any second language that you type in yourself.",
          },
          {
            year: "25.11",
            heading: "Closures with a shape",
            text: "Draw the closed road; trips and notices follow. The old form was removed.",
          },
          {
            year: "25.8",
            heading: "Offline duties",
            text: "Drivers see today's duty without signal.",
          },
          {
            year: "25.4",
            heading: "One button to leave",
            text: "All your data as CSV and GTFS, in the free plan too.",
          },
        ],
      },
      {
        block: "features-columns",
        id: "next",
        tone: "deep",
        heading: "What comes next",
        lead: "Promises we can keep. Dates are for the month, not the day.",
        items: [
          {
            heading: "Being tested",
            text: "Swapping duties between drivers, with the dispatcher's yes. Three depots use it now.",
            note: "January 2027",
          },
          {
            heading: "Being built",
            text: "Electric buses: range, chargers and the return to the depot in one plan.",
            note: "April 2027",
          },
          {
            heading: "Being drawn",
            text: "A map for dispatchers and drivers who are red-green colour-blind.",
            note: "Summer 2027",
          },
        ],
      },
      {
        block: "questions-accordion",
        heading: "About releases",
        questions: [
          {
            question: "Do we have to do anything?",
            answer:
              "No. Releases arrive on the second Tuesday night of the month, after the last bus.",
          },
          {
            question: "What if something breaks?",
            answer:
              "Support is there from five. We can take one operator back to the previous release within minutes.",
          },
          {
            question: "How do we ask for something?",
            answer:
              "Write to us with an example from your week. Nine operators asked for night buses; one was enough for Welsh.",
          },
        ],
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-panel",
        tone: "night",
        keyword: "The tram shed",
        heading: "Write to the eleven of us",
        lead: "Applicants hear from Farah within a week, with a yes, a no or a date. Everybody else hears within one working day.",
        picture: "tech-draw-desk",
        facts: [
          ["Open job", "Front-end developer"],
          ["Salary", "£46,000"],
          ["Week", "Four days"],
        ],
        actions: [{ label: "Write to us", href: "#write" }],
      },
      {
        block: "contact-form",
        id: "write",
        heading: "To the shed",
        lead: "A CV is welcome later. First we would like to read you.",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "I am writing as",
            kind: "select",
            options: ["An applicant", "An operator", "A journalist", "A neighbour of a depot"],
          },
          { label: "A link to something you made", optional: true },
          {
            label: "What would you do differently here?",
            kind: "textarea",
            hint: "One thing on this site is enough",
          },
        ],
        send: "Send",
      },
      {
        block: "process-steps",
        heading: "How we hire",
        lead: "Three weeks from your letter to our answer.",
        steps: [
          {
            heading: "A letter",
            text: "Farah and one developer read it on the day it comes.",
            note: "Week 1",
          },
          {
            heading: "A talk",
            text: "Forty minutes, in the shed or by video, with two of us.",
            note: "Week 2",
          },
          {
            heading: "A paid day",
            text: "You work on a real ticket with Ada. We pay for the day.",
            note: "Week 3",
          },
        ],
      },
      {
        block: "hours-location",
        tone: "deep",
        heading: "Where and when",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["Telephone", "{phone}"],
          ["Step-free", "The shed is level throughout, wide doors"],
          ["By bus", "Of course: line 7, stop Tram Shed"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
