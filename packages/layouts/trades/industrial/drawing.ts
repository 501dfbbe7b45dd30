import type { Variation } from "../../schema/model.ts";

/** For a buyer with a drawing: can they make it, how fast, what does it cost. */
export const drawing: Variation = {
  caption: "Made to drawing: capability, lead times, a quotation in a day",
  nav: { block: "nav-bar", action: { label: "Send a drawing", href: "#quotation" } },
  sections: [
    {
      block: "hero-full",
      keyword: "Cold forging, {town}",
      heading: "Fasteners made to your drawing",
      lead: "Bolts, studs and turned parts from M3 to M24. 100 off or 100 tonnes, quoted within one working day.",
      picture: "indu-press-hall",
      place: "low",
      actions: [{ label: "Send a drawing", href: "#quotation" }],
      aside: "14 presses, two shifts",
    },
    {
      block: "spec-sheet",
      nav: "Capability",
      heading: "Capability",
      lead: "If your part falls outside this, ask: the tool room likes a problem.",
      picture: "indu-draw-bolt",
      groups: [
        {
          heading: "Dimensions",
          lines: [
            ["Thread", "M3 to M24, UNC, UNF"],
            ["Length under head", "6 to 240 mm"],
            ["Heads", "Hex, socket, flange, to drawing"],
            ["Shank tolerance", "± 0.02 mm"],
            ["Quantity", "100 pieces to 100 tonnes"],
          ],
        },
        {
          heading: "Materials",
          lines: [
            ["Carbon steel", "4.8 to 12.9"],
            ["Stainless", "A2, A4, 316L"],
            ["Brass, aluminium", "Turned from bar"],
            ["Titanium, Inconel", "Turned, from 200 off"],
          ],
        },
        {
          heading: "Finish",
          lines: [
            ["Zinc, zinc-nickel", "In house, 8 to 12 µm"],
            ["Hot-dip galvanised", "Walsall, 3 days"],
            ["Patch, coating", "On request"],
            ["Marking", "Grade, maker, cast"],
            ["Packing", "Boxes of 50, or your bins"],
          ],
        },
      ],
      note: "Every batch ships with a sheet: cast number, hardness, three dimensions, inspector's name.",
    },
    {
      block: "film-poster",
      text: "In words: wire is cut, struck cold five times, rolled, hardened in oil and tempered. One piece of every two hundred is pulled until it breaks.",
      nav: "Lead time",
      tone: "brand",
      heading: "Eleven days from drawing to pallet",
      lead: "One M12 with a flange, filmed on every day of its making. The still: the drive of press four.",
      picture: "indu-draw-press",
      play: "Watch a bolt being made",
      href: "#lead-time",
      length: "2 minutes, captioned",
      chapters: [
        ["Day 1", "Quote: the drawing is checked, three quantities priced"],
        ["Day 2", "Die: cut in our tool room, or one of 2,300 on the rack"],
        ["Day 6", "Press: five blows, cold; the thread is rolled"],
        ["Day 7", "Harden: furnace, oil, temper; 1 in 200 is broken"],
        ["Day 11", "Ship: boxed by 50, on a pallet by noon"],
      ],
    },
    {
      block: "team-portraits",
      wide: "indu-works",
      lead: "You speak to three people, not to a portal, and each of them has stood at a press.",
      nav: "Contacts",
      heading: "Who handles your order",
      people: [
        {
          name: "Magda Wolny",
          role: "Quotations",
          text: "Replies within one working day, with a price or with the question that is missing. Reads STEP, DXF and pencil.",
        },
        {
          name: "Delroy Finch",
          role: "Tool room",
          text: "Has cut dies here since 1988. If your radius cannot be forged he will say which one can.",
        },
        {
          name: "Sandra Garrick",
          role: "Owner",
          text: "Signs every order above ten tonnes and walks the line twice a day.",
        },
      ],
    },
    {
      block: "contact-form",
      scale: "poster",
      nav: "Quotation",
      id: "quotation",
      heading: "Request a quotation",
      lead: "Price and lead time within one working day.",
      text: "Attach the drawing to the reply you get, or send it to {email} straight away.",
      fields: [
        { label: "Company", autoComplete: "organization" },
        { label: "Email", kind: "email", autoComplete: "email" },
        { label: "Part and quantity", hint: "M12 × 60, 8.8, zinc, 20,000 off" },
        { label: "Needed by", kind: "date" },
      ],
      send: "Request a price",
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "Works and office", linksLabel: "On this page" },
};
