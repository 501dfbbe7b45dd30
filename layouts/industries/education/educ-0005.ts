import type { Layout } from "../../model.ts";

export const educ5: Layout = {
  caption: "The prospectus: full picture, prose, figures, fees",
  theme: {
    brand: "#2a5d9f",
    paper: { hue: 90, chroma: 0.022, kind: "toned" },
    headline: { weight: 600, tracking: -0.02, leading: 1.02, scale: "normal" },
    rule: "double",
    corner: "soft",
    width: "narrow",
    keyword: "italic",
    density: "airy",
    picture: { shape: "leaf", filter: "warm", ratio: "square" },
  },
  nav: { block: "nav-bar", action: { label: "Apply", href: "#apply" } },
  sections: [
    {
      block: "hero-full",
      keyword: "Prospectus 2027",
      heading: "What a school is for, on one page",
      lead: "Written by the teachers, checked by Year 6, printed on nothing.",
      picture: "educ-books",
      place: "middle",
      actions: [{ label: "Read on", href: "#letter" }],
    },
    {
      block: "story-text",
      nav: "Letter",
      keyword: "A letter from the head",
      heading: "Dear parent of somebody small",
      opening:
        "You will be told by other schools what your child could become. We are more interested in who is already there.",
      text: [
        "Kite House began in 1974 with nine pupils and a borrowed church hall. It has grown since then by about one and a half children a year, which we consider brisk.",
        "We keep classes at fourteen because that is how many fit round our largest table. At fifteen somebody sits at the corner, and that somebody stops talking.",
        "Come on a wet day. Any school looks well in sunshine. Elin Prosser, head teacher.",
      ],
    },
    {
      block: "figures-row",
      nav: "Numbers",
      tone: "deep",
      heading: "The school in numbers, counted in September",
      figures: [
        { figure: "14", label: "children in each class", text: "Six classes, eighty-four in all" },
        { figure: "11", label: "teachers", text: "Seven have been here ten years" },
        { figure: "21", label: "free places", text: "One child in four" },
      ],
    },
    {
      block: "prices-list",
      nav: "Fees",
      heading: "Fees for a term",
      groups: [
        {
          heading: "School",
          lines: [
            { name: "Reception to Year 2", text: "Lunch included", price: "£2,140" },
            { name: "Years 3 to 6", text: "Lunch and outings included", price: "£2,480" },
            { name: "Second child", price: "a quarter less" },
          ],
        },
        {
          heading: "Around it",
          lines: [
            { name: "Breakfast club", text: "From 7:30, porridge", price: "£3 a day" },
            { name: "Late room", text: "Until 18:00, with supper", price: "£9 a day" },
            { name: "Recorder", text: "Ear plugs for the family", price: "£70" },
          ],
        },
      ],
      note: "Free places are given by need, decided by two governors, and known to nobody else.",
    },
    {
      block: "contact-ways",
      nav: "Apply",
      tone: "sunken",
      heading: "How to apply",
      ways: [
        {
          heading: "Ring Delyth",
          text: "She has run the office since 1998 and knows which years have room.",
          action: { label: "029 2018 0164", href: "tel:02920180164" },
        },
        {
          heading: "Write",
          text: "Tell us the name, the birthday and one thing that makes your child laugh.",
          action: { label: "office@kitehouse.example", href: "mailto:office@kitehouse.example" },
        },
      ],
    },
  ],
  footer: {
    block: "footer-card",
    heading: "The bell goes at 8:40. The kettle goes at 8:41.",
  },
};
