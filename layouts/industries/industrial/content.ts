import type { SectionOf } from "../../model.ts";

/** One works, one set of words: the five variations put another of them in front. */
export const parts: SectionOf<"spec-sheet"> = {
  block: "spec-sheet",
  nav: "Data",
  heading: "What the presses hold",
  picture: "indu-bolts",
  groups: [
    {
      heading: "Size",
      lines: [
        ["Thread", "M3 to M24"],
        ["Length", "6 to 240 mm"],
        ["Head", "Hex, socket, flange, drawing"],
      ],
    },
    {
      heading: "Tolerance",
      lines: [
        ["Shank", "± 0.02 mm"],
        ["Concentricity", "0.05 mm"],
        ["Thread class", "6g, 4h on request"],
      ],
    },
    {
      heading: "Stuff",
      lines: [
        ["Steel", "4.8 to 12.9"],
        ["Stainless", "A2, A4"],
        ["Brass, titanium", "From bar"],
      ],
    },
  ],
  note: "Every batch leaves with its own sheet: cast number, hardness, three dimensions, a name.",
};

export const figures: SectionOf<"figures-row"> = {
  block: "figures-row",
  heading: "A shift in figures",
  figures: [
    { figure: "41,000", label: "bolts in eight hours", text: "On press nine, M10" },
    { figure: "11", label: "days from drawing to pallet", text: "For sizes that we have dies for" },
    { figure: "0", label: "subcontractors", text: "Heat treatment is behind the blue door" },
  ],
};

export const process: SectionOf<"process-steps"> = {
  block: "process-steps",
  nav: "Process",
  heading: "From wire to box",
  steps: [
    { heading: "Cut", text: "Wire from the coil, weighed as it goes in." },
    { heading: "Head", text: "Five blows, cold, in less than a second." },
    { heading: "Roll", text: "The thread is pressed, not cut, so the grain stays whole." },
    { heading: "Harden", text: "Furnace, oil, furnace. One in two hundred is broken on purpose." },
  ],
};

export const papers: SectionOf<"credentials-list"> = {
  block: "credentials-list",
  nav: "Papers",
  heading: "Papers on the wall",
  items: [
    { name: "Quality management, ISO 9001", by: "Certified body, Solihull", year: "2025" },
    { name: "Rail fasteners, approved source", by: "Two train builders", year: "2024" },
    {
      name: "Heat treatment, in house",
      by: "Audited every spring",
      year: "2026",
      text: "Report on request",
    },
  ],
};

export const work: SectionOf<"case-study"> = {
  block: "case-study",
  nav: "Work",
  keyword: "Footbridge, Severn side",
  heading: "Nine thousand bolts that nobody will ever see again",
  picture: "indu-works",
  facts: [
    ["Bolts", "9,120"],
    ["Size", "M20 × 85"],
    ["Grade", "10.9, galvanised"],
    ["Late", "None"],
  ],
  parts: [
    {
      heading: "Drawing",
      text: "The engineer wanted a head that a child could not turn and a spanner could. We made four and she chose the second.",
    },
    {
      heading: "Press",
      text: "New dies in nine days, first hundred broken in the lab, the rest on six pallets by the end of the month.",
    },
  ],
};

export const people: SectionOf<"team-rows"> = {
  block: "team-rows",
  nav: "People",
  heading: "Who answers",
  people: [
    { name: "Sandra Garrick", role: "Owner", text: "Third generation, first with a degree in it." },
    { name: "Delroy Finch", role: "Tool room", text: "Has cut every die since 1988." },
    {
      name: "Magda Wolny",
      role: "Quotations",
      text: "Answers drawings within a day, usually with a question.",
    },
  ],
};

export const quote: SectionOf<"contact-form"> = {
  block: "contact-form",
  nav: "Quotation",
  id: "quotation",
  heading: "Send the drawing",
  lead: "Magda replies within one working day, also when the answer is no.",
  fields: [
    { label: "Firm", autoComplete: "organization" },
    { label: "Email", kind: "email", autoComplete: "email" },
    { label: "Part and quantity", hint: "For example M12 × 60, 8.8, 20,000 off" },
    { label: "Needed by", kind: "date", optional: true },
  ],
  send: "Ask for a price",
};
