import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Learning",
    sections: [
      {
        block: "hero-split",
        keyword: "Reception to Year 6",
        heading: "What your child will learn, and when",
        lead: "We follow the Curriculum for Wales, in our own order. This is the order, as the teachers wrote it down last summer.",
        picture: "educ-paper-beads",
        actions: [{ label: "How to apply", href: "#apply" }],
      },
      {
        block: "spec-sheet",
        id: "years",
        tone: "sunken",
        heading: "Year by year",
        lead: "Most children can do this by the end. We tell you early if yours needs longer.",
        groups: [
          {
            heading: "Reception and Year 1",
            lines: [
              ["Reading", "short books, aloud"],
              ["Writing", "their name, then a sentence"],
              ["Numbers", "to 100, in beads"],
              ["Welsh", "songs and colours"],
              ["Outdoors", "one tree, through a year"],
            ],
          },
          {
            heading: "Years 2 and 3",
            lines: [
              ["Reading", "alone, for twenty minutes"],
              ["Writing", "a letter that is answered"],
              ["Numbers", "tables to ten, by rope"],
              ["Welsh", "a recipe, cooked"],
              ["World", "our street, then the river"],
            ],
          },
          {
            heading: "Years 4 and 5",
            lines: [
              ["Reading", "a whole novel, discussed"],
              ["Numbers", "fractions and scale"],
              ["Science", "weather station, circuits"],
              ["Music", "recorder, two parts"],
              ["Welsh", "a conversation of five minutes"],
            ],
          },
          {
            heading: "Year 6",
            lines: [
              ["Writing", "the school paper, monthly"],
              ["Numbers", "percentages, first algebra"],
              ["World", "letters to Lisbon"],
              ["Leading", "assembly and open day tours"],
              ["Moving on", "three secondary schools seen"],
            ],
          },
        ],
        note: "Reports come twice a year, in sentences. There are no grades before Year 6.",
      },
      {
        block: "process-steps",
        id: "apply",
        heading: "From letter to first morning",
        lead: "Places for September 2027 are decided in March.",
        steps: [
          {
            heading: "Write",
            text: "A name, a birthday and one thing that makes your child laugh. There is no fee.",
            note: "By 26 February",
          },
          {
            heading: "Visit",
            text: "An ordinary Tuesday: a lesson, a lunch, half an hour with two pupils.",
            note: "Until mid-March",
          },
          {
            heading: "Hear",
            text: "We offer fourteen places in Reception. Brothers and sisters first, then by the date of your letter.",
            note: "Friday, 19 March",
          },
          {
            heading: "Settle in",
            text: "Three mornings in June with a parent in the room, then without.",
            note: "June",
          },
          {
            heading: "Begin",
            text: "Half days for the first week, so that everybody sleeps.",
            note: "September 2027",
          },
        ],
      },
      {
        block: "questions-accordion",
        heading: "Asked at interviews",
        questions: [
          {
            question: "Do you test children before they come?",
            answer:
              "No. We spend a morning with them and ask what they like doing. Nobody has failed it.",
          },
          {
            question: "How are free places decided?",
            answer:
              "By need, by two governors, from one page about income. Teachers and families never learn who has one.",
          },
          {
            question: "Can we join in the middle of a year?",
            answer:
              "If a class has thirteen, yes. Phone and we tell you straight away which classes do.",
          },
          {
            question: "How do pupils do at secondary school?",
            answer:
              "We ask them to come back and tell us, every December. Most say that the homework is new and the questions are not.",
          },
        ],
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-portrait",
        keyword: "Applying",
        heading: "Write to Mair, Obi or Lucía",
        lead: "One of the three replies within a week, by letter if you gave an address.",
        picture: "person-teacher-mair",
        aside: "Mair Bevan shows families round on Tuesdays and Thursdays at nine.",
        actions: [{ label: "Write a letter", href: "#letter" }],
      },
      {
        block: "contact-form",
        id: "letter",
        heading: "Your letter",
        text: "Three lines are enough. We keep letters for the year of entry you name and delete them after it.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          { label: "Child's name" },
          { label: "Birthday", kind: "date" },
          {
            label: "For September of which year?",
            kind: "select",
            options: ["2027", "2028", "2029", "Sooner, if possible"],
          },
          { label: "What makes them laugh?", kind: "textarea" },
        ],
        send: "Send the letter",
      },
      {
        block: "hours-location",
        tone: "sunken",
        heading: "The school office",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["On foot", "Eleven minutes from the castle, along the water"],
          ["By bus", "Stop {street name}, the shelter with our drawings in it"],
          ["Step-free", "Ramp at the yard door, lift to the first floor"],
        ],
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
    ],
  },
} satisfies LayoutPages;
