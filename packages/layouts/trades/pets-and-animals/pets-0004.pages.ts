import type { LayoutPages } from "../pages.ts";

/** For a family who cannot adopt yet: fostering beside adopting and sponsoring; then a first meeting. */
export default {
  second: {
    label: "Foster",
    sections: [
      {
        block: "hero-faces",
        keyword: "For some weeks",
        heading: "A home until there is a home",
        lead: "Some animals need a sofa before they can show who they are. You give the sofa, we pay for everything else.",
        actions: [
          { label: "Foster, adopt or sponsor", href: "#compare" },
          { label: "Talk to Bronagh", href: "/contact" },
        ],
        people: [
          {
            picture: "person-nurse-bronagh",
            name: "Bronagh Daly",
            role: "visits you in the first week",
          },
          {
            picture: "person-vet-piers",
            name: "Dr Piers Holt",
            role: "examines your guest at no cost to you",
          },
        ],
      },
      {
        block: "compare-table",
        id: "compare",
        tone: "tint",
        heading: "Foster, adopt or sponsor",
        lead: "All three get an animal out of the kennels. The right one depends on your year.",
        labels: ["What it means", "Foster", "Adopt", "Sponsor"],
        rows: [
          { term: "How long", values: ["Two to eight weeks", "For life", "As long as you like"] },
          {
            term: "You pay",
            values: ["Nothing", "£90 for a dog, £60 for a cat", "£4 or £10 a month"],
          },
          { term: "We pay", values: ["Food, vet, bedding", "A year of advice", "The rest"] },
          { term: "A visit to your home", values: ["Yes, once", "Yes, once", "No"] },
          {
            term: "A person at home",
            values: ["Most of the day", "Depends on the animal", "Not needed"],
          },
          { term: "Children", values: ["Over ten", "Depends on the animal", "Any age"] },
          { term: "Other animals", values: ["In another room at first", "After a meeting", "Any"] },
          {
            term: "If it does not work",
            values: ["We fetch it that day", "We take it back, any time", "Stop when you like"],
          },
        ],
        note: "Foster families may adopt their guest. About one in three does.",
      },
      {
        block: "features-lines",
        heading: "What foster families get from us",
        items: [
          {
            heading: "A full box",
            text: "Food, bowls, litter or lead, a bed, and a towel that smells of the kennels.",
          },
          {
            heading: "Dr Holt's number",
            text: "Examinations, jabs and medicine are given at {street name}, free of charge.",
          },
          {
            heading: "A visit in week one",
            text: "Bronagh comes to see how it eats and sleeps, and what it has chewed.",
          },
          {
            heading: "A week off",
            text: "Holidays are fine. Tell us two weeks ahead and the animal comes back to us for a while.",
          },
          {
            heading: "A say",
            text: "You know the animal best, so you meet the family that would like to adopt it.",
          },
        ],
      },
      {
        block: "questions-accordion",
        tone: "sunken",
        heading: "What people ask first",
        questions: [
          {
            question: "Will I be able to give it back?",
            answer:
              "It is hard the first time. Most families keep in touch with the new owner and take the next one.",
          },
          {
            question: "I live in a rented flat.",
            answer:
              "That is fine with your landlord's consent in writing. Cats and older dogs do well in flats.",
          },
          {
            question: "I work all day.",
            answer:
              "Then a pair of young cats may suit you, or a weekend now and then to relieve another family.",
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
        keyword: "The back kennels",
        heading: "Come and meet one of them",
        lead: "Tell us who you would like to see and Bronagh calls you within two days to agree on a Saturday. You needn't decide anything yet.",
        facts: ["Visiting on Saturdays from two", "Bring everybody you live with"],
        actions: [
          { label: "Arrange a visit", href: "#meet" },
          { label: "Call {phone}", href: "tel:{phone}" },
        ],
      },
      {
        block: "contact-form",
        id: "meet",
        heading: "About you and your home",
        lead: "We ask so that we can say honestly which animal would be happy.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Telephone", kind: "tel", autoComplete: "tel" },
          {
            label: "What brings you here?",
            kind: "select",
            options: [
              "I would like to meet Biscuit",
              "I would like to meet Marmalade",
              "I could foster",
              "I cannot keep my animal",
              "I found an animal",
            ],
          },
          { label: "Who lives with you?", hint: "People with ages, and animals" },
          {
            label: "Your home",
            kind: "choice",
            options: ["House with garden", "House", "Flat"],
          },
          { label: "What else should we know?", kind: "textarea", optional: true },
        ],
        send: "Send to the kennels",
      },
      {
        block: "hours-location",
        wide: "pets-abstract-trail",
        tone: "tint",
        heading: "Finding the kennels",
        lead: "Through the gate to the left of the practice, to the back.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["To visit", "Saturdays from two, after the practice has closed"],
          ["Gifts of food", "At the desk, in the hours on this page"],
          ["By car", "Four spaces in the yard; the kennels are step-free"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
