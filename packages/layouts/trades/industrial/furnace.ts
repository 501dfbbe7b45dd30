import type { Variation } from "../../schema/model.ts";

/** For other workshops: heat treatment and testing as a service, with a slot to book. */
export const furnace: Variation = {
  caption: "Heat treatment and testing as a service, by the slot",
  theme: {
    paper: { hue: 50, chroma: 0.006, kind: "white" },
    headline: { weight: 900, case: "uppercase", tracking: -0.02, leading: 0.84, scale: "huge" },
  },
  nav: { block: "nav-plain", aside: "Furnace slots: Tuesday and Thursday" },
  sections: [
    {
      block: "hero-type",
      tone: "night",
      heading: "Furnace time by the hour",
      lead: "Harden, temper, test. Your parts, our furnace, a hardness chart with every load, back on your dock in three days.",
      facts: ["Up to 1,050 °C", "400 kg a load", "Vickers, Rockwell, tensile"],
      actions: [{ label: "Book a slot", href: "#slot" }],
    },
    {
      block: "prices-list",
      scale: "poster",
      nav: "Prices",
      heading: "Prices per load",
      lead: "A load is a basket of up to 400 kg. Small lots share one.",
      groups: [
        {
          heading: "Heat treatment",
          lines: [
            { name: "Harden and temper", text: "Oil quench, 8.8 to 12.9", price: "£210" },
            { name: "Stress relief", text: "550 to 650 °C, slow cool", price: "£140" },
            { name: "Anneal", text: "Overnight", price: "£165" },
            { name: "Shared basket, up to 40 kg", text: "Thursdays", price: "£38" },
            { name: "Case harden, 0.8 mm", text: "Carbon steels, oil quench", price: "£260" },
          ],
        },
        {
          heading: "Testing",
          lines: [
            { name: "Hardness, ten points", text: "HV10 or HRC, charted", price: "£24" },
            { name: "Tensile to fracture", text: "Three pieces", price: "£46" },
            { name: "Microsection", text: "Etched, photographed", price: "£85" },
            { name: "Salt spray, 240 h", text: "ISO 9227", price: "£160" },
            { name: "Chemical analysis", text: "Spark, twelve elements", price: "£38" },
            { name: "Straightness check", text: "Per ten pieces", price: "£12" },
          ],
        },
        {
          heading: "Before and after",
          lines: [
            { name: "Collection", text: "Black Country, pallet", price: "£30" },
            { name: "Shot blast", text: "Basket, after quench", price: "£28" },
            { name: "Report, signed", text: "PDF within a day", price: "free" },
          ],
        },
      ],
      note: "Rush: a load on the same night costs half as much again, if the furnace has room.",
    },
    {
      block: "features-picture",
      lead: "One chamber furnace, electric, rebuilt in 2023, logged every second.",
      tone: "brand",
      heading: "What the furnace holds",
      picture: "indu-furnace",
      items: [
        {
          heading: "± 5 °C",
          text: "Over the whole basket, mapped with twelve probes every January.",
        },
        { heading: "72 hours", text: "Dock to dock for anything booked by Monday noon." },
        { heading: "1 in 200", text: "Is pulled until it breaks. Yours too, if you allow it." },
        {
          heading: "Traceable",
          text: "Curve, quench and chart are kept for ten years under your order.",
        },
        { heading: "400 kg", text: "In one basket of 900 × 600 × 600 mm, loaded by crane." },
      ],
    },
    {
      block: "team-portraits",
      wide: "indu-abstract-heat",
      lead: "Phone before you send: ten minutes with one of them saves most second loads.",
      nav: "Lab",
      tone: "night",
      heading: "Furnace and lab",
      people: [
        {
          name: "Rosa Leal",
          role: "Furnace",
          text: "Stacks the basket so that oil reaches every face. Bring her the odd shapes; she has a rack for them.",
        },
        {
          name: "Delroy Finch",
          role: "Lab and gauges",
          text: "Cuts, polishes and reads the section himself, then tells you what it means in one sentence.",
        },
        {
          name: "Sandra Garrick",
          role: "Slots and prices",
          text: "Keeps the furnace diary. Phone her when the date on your drawing is nearer than you would like.",
        },
      ],
    },
    {
      block: "booking-form",
      nav: "Slot",
      id: "slot",
      heading: "Book a furnace slot",
      lead: "Tell us steel, weight and the hardness you need.",
      fields: [
        { label: "Steel and weight", hint: "42CrMo4, 180 kg" },
        { label: "Target", hint: "32 to 39 HRC" },
        { label: "Week of", kind: "date" },
        { label: "Email", kind: "email", autoComplete: "email" },
      ],
      send: "Request a slot",
      note: "Parts must arrive clean and dry, on a pallet or in a stillage.",
    },
  ],
  footer: { block: "footer-large", closing: "Goods in: gate 2, from six in the morning" },
};
