import type { Variation } from "../../schema/model.ts";

/** For engineers of rail and bridges: approved, traceable, delivered to a site, with a case. */
export const projects: Variation = {
  caption: "Rail and bridges: approvals, a project told through",
  theme: {
    brand: "#c8102e",
    paper: { hue: 20, chroma: 0.004, kind: "white" },
    picture: { shape: "plain", filter: "none", ratio: "landscape" },
    headline: { weight: 700, case: "uppercase", tracking: 0, leading: 0.9, scale: "loud" },
    rule: "bold",
    keyword: "tag",
    width: "normal",
  },
  nav: { block: "nav-centre" },
  sections: [
    {
      block: "hero-offset",
      keyword: "Structural and rail fasteners",
      heading: "Bolts for bridges and track",
      lead: "Approved for rail and highways, traceable from cast to bolt, delivered in the order you build.",
      picture: "indu-draw-bridge",
      caption: "A bridge like the one at Arley: grades 8.8 and 10.9 HV, up to M24",
      actions: [{ label: "Talk to an engineer", href: "#engineer" }],
    },
    {
      block: "case-study",
      lead: "A footbridge at Arley, from the first drawing to the last pallet.",
      nav: "Project",
      keyword: "Footbridge over the Severn",
      heading: "9,120 bolts, three pallets, no spare days",
      picture: "indu-pallets",
      facts: [
        ["Assemblies", "9,120"],
        ["Size", "M20 × 85, 10.9 HV"],
        ["Finish", "Hot-dip galvanised"],
        ["Ordered", "4 March"],
        ["Last pallet", "29 April, on time"],
      ],
      parts: [
        {
          heading: "The problem",
          text: "Walkers can reach every joint. The head had to resist a pocket spanner and still take the torque of a site tool.",
        },
        {
          heading: "The part",
          text: "Delroy cut four head forms. The engineer chose the second after a morning with a torque wrench in our lab.",
        },
        {
          heading: "The site",
          text: "Pallets were numbered by span and arrived a day ahead of each lift, with the sheets in the lid.",
        },
        {
          heading: "The paper",
          text: "One sheet for each pallet: cast, hardness, torque curve. The inspector signed the last one on the bridge itself, with the ribbon still up.",
        },
      ],
      action: { label: "Ask about your joint", href: "#engineer" },
    },
    {
      block: "credentials-list",
      wide: "indu-draw-bolt",
      lead: "Copies come with the quotation. Auditors are given coffee and a free run.",
      nav: "Approvals",
      tone: "sunken",
      heading: "Approvals and certificates",
      items: [
        { name: "Quality management, ISO 9001", by: "Certified body, Solihull", year: "2025" },
        { name: "Preload assemblies, EN 14399", by: "Notified body", year: "2025" },
        { name: "Track fasteners, approved source", by: "Two train builders", year: "2024" },
        {
          name: "Heat treatment in house",
          by: "Audited every spring",
          year: "2026",
          text: "Report on request",
        },
        {
          name: "Welding of studs, EN 14555",
          by: "Notified body",
          year: "2026",
          text: "Up to M16",
        },
        {
          name: "Conflict-free raw material",
          by: "Declared each year",
          year: "2026",
          text: "Mill certificates kept",
        },
      ],
    },
    {
      block: "partners-marks",
      heading: "Built with",
      lead: "Contractors and builders who bolt with us, job after job.",
      partners: [
        { name: "Severnside Steel", sign: "wave", text: "Footbridges, 2021 to 2026" },
        { name: "Tame Valley Rail", sign: "bars", text: "Depot roof and gantries" },
        { name: "Oakham Lifts", sign: "peak", text: "Guide rails, monthly call-off" },
        { name: "Brindley & Co", sign: "arch", text: "Canal gates, stainless" },
      ],
    },
    {
      block: "team-cards",
      wide: "indu-abstract-truss",
      scale: "poster",
      nav: "Engineers",
      id: "engineer",
      tone: "ink",
      heading: "Talk to an engineer",
      lead: "{unbroken phone}, 7:30 to 16:30. Send the joint, not only the bolt.",
      people: [
        {
          name: "Sandra Garrick",
          role: "Chartered engineer",
          text: "Joint design and preload. Comes to site, and stays until the first bolt is tight.",
        },
        {
          name: "Delroy Finch",
          role: "Special heads and tooling",
          text: "Tamper-resistant heads, captive nuts, anything to be tried in steel first.",
        },
      ],
    },
  ],
  footer: {
    block: "footer-social",
    closing: "Visitors sign in at gate 1: steel toes, we have spares.",
    places: [
      { icon: "phone", label: "{phone}", href: "tel:{phone}" },
      { icon: "mail", label: "Engineering desk", href: "mailto:joints@garrickforge.example" },
      { icon: "book", label: "Certificates", href: "#approvals" },
    ],
    legal: ["{name} Ltd, an invented company", "{town}", "Prices and certificates are examples"],
  },
};
