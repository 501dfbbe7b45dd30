import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Record",
    sections: [
      {
        block: "hero-split",
        tone: "night",
        keyword: "nine tunes, two sides",
        heading: "standing water",
        lead: "Cut straight to disc in one afternoon in arch 41. The tunes are in the order we played them.",
        picture: "musi-standing-water",
        actions: [
          { label: "the nine tunes", href: "#tunes" },
          { label: "order it", href: "/contact" },
        ],
      },
      {
        block: "case-index",
        id: "tunes",
        heading: "side one, side two",
        lead: "Side one before the 15:40 freight, side two after it.",
        labels: ["Tune", "Played by", "Side", "Length"],
        works: [
          { name: "Low Gate", kind: "Two guitars", place: "One", year: "3:12", href: "#tunes" },
          {
            name: "Mother's Other Coat",
            kind: "Guitars and drum",
            place: "One",
            year: "4:05",
            href: "#tunes",
          },
          {
            name: "Ferry, Missed",
            kind: "With Ondine Okri",
            place: "One",
            year: "3:48",
            href: "#tunes",
          },
          { name: "Eel", kind: "Drum, then guitars", place: "One", year: "2:31", href: "#tunes" },
          {
            name: "Standing Water",
            kind: "All, slowly",
            place: "One",
            year: "6:20",
            href: "#tunes",
          },
          {
            name: "Salt on the Step",
            kind: "Guitars and drum",
            place: "Two",
            year: "3:55",
            href: "#tunes",
          },
          {
            name: "The Cough",
            kind: "All, and one cough",
            place: "Two",
            year: "2:58",
            href: "#tunes",
          },
          {
            name: "Sister, Sister",
            kind: "With Ondine Okri",
            place: "Two",
            year: "4:44",
            href: "#tunes",
          },
          { name: "Last Lamp", kind: "One guitar", place: "Two", year: "5:16", href: "#tunes" },
        ],
      },
      {
        block: "prices-list",
        tone: "brand",
        heading: "on the table at every gig",
        lead: "And by post, on Mondays, when we are home.",
        groups: [
          {
            heading: "to hear",
            lines: [
              { name: "Black vinyl", text: "Second pressing of 300", price: "£18" },
              { name: "Files", text: "Sleeve notes read aloud", price: "£9" },
              { name: "Test pressing", text: "Plain sleeve, a few left", price: "£40" },
              { name: "Live, recorded in May", text: "Signed", price: "£16" },
            ],
          },
          {
            heading: "to wear and read",
            lines: [
              { name: "Shirt, three waves", text: "S to XXL", price: "£15" },
              { name: "Songbook", text: "Nine tunes, chords, one recipe", price: "£10" },
              { name: "Tea towel of the tour", price: "£7" },
            ],
          },
        ],
        note: "Post £4 in Britain. Cash, card or a good swap.",
      },
      {
        block: "spec-sheet",
        tone: "night",
        heading: "what we need in your room",
        lead: "For promoters, abbeys and wool stores. Less than you think.",
        groups: [
          {
            heading: "room",
            lines: [
              ["Audience", "up to 150, without microphones"],
              ["Floor", "wood, if there is some"],
              ["Chairs", "three, without arms"],
              ["Heating", "off while we play, if it hums"],
            ],
          },
          {
            heading: "day",
            lines: [
              ["Arrive", "three hours before doors"],
              ["Set", "2 × 40 minutes"],
              ["Supper", "four, one vegan"],
              ["Beds", "four, or three and a sofa"],
            ],
          },
        ],
        note: "We travel by train with two guitars, one drum and Rafe Lowe.",
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-type",
        tone: "night",
        heading: "ask the sisters",
        lead: "We write back from the next train with a table. Allow four days on tour and two at home.",
        facts: ["weddings yes", "conferences perhaps", "car parks always"],
        actions: [{ label: "write to us", href: "#book" }],
      },
      {
        block: "contact-form",
        id: "book",
        heading: "book the band, or order",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "What is it?",
            kind: "choice",
            options: ["A booking", "The record", "Something from the table", "A letter"],
          },
          { label: "Where", hint: "Town and kind of room", optional: true },
          { label: "When", optional: true },
          { label: "Who will be listening?", kind: "textarea", optional: true },
        ],
        send: "ask the sisters",
      },
      {
        block: "contact-ways",
        tone: "brand",
        heading: "while we are on the road",
        ways: [
          {
            heading: "tickets for london",
            text: "{address}. The bar opens Wednesday to Sunday, 17:00–24:00.",
            action: { label: "{phone}", href: "tel:{phone}" },
          },
          {
            heading: "records by post",
            text: "Orders are packed in the record shop, open daily, 12:00–19:00.",
            action: { label: "{email}", href: "mailto:{email}" },
          },
          {
            heading: "where we are tonight",
            text: "The dates are on the first page. Come early: Rafe plays first.",
            action: { label: "tour dates", href: "/#dates" },
          },
        ],
      },
    ],
  },
} satisfies LayoutPages;
