import type { Layout } from "../../schema/model.ts";

/** For parents who read everything: the head's letter, figures, fees, how to apply. */
export const educ5: Layout = {
  caption: "A prospectus: the head’s letter, figures, fees, how to apply",
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
      block: "hero-triptych",
      keyword: "Prospectus 2027",
      heading: "Our school, on one page",
      lead: "Written by the teachers, checked by Year 6: what we teach, what it costs, how to apply.",
      pictures: [
        "educ-books",
        { id: "educ-paper-kites", at: [45, 40], zoom: 1.2 },
        "educ-classroom",
      ],
      actions: [{ label: "Read the letter", href: "#letter" }],
    },
    {
      block: "story-text",
      nav: "Letter",
      keyword: "Dear parent",
      heading: "A letter from the head",
      opening:
        "You will be told by other schools what your child could become. We are more interested in who is already there.",
      text: [
        "{name} began in 1974 with twelve pupils and a borrowed church hall. It has grown since then by about one and a half children a year, which we consider brisk.",
        "We keep classes at fourteen because that is how many fit round our largest table. At fifteen one child sits at the corner, and that child stops talking.",
        "Come on an ordinary Tuesday. Any school looks well on an open day. Elin Prosser, head teacher.",
      ],
    },
    {
      block: "figures-row",
      lead: "Counted in September by Year 6, who checked it twice.",
      nav: "Numbers",
      tone: "deep",
      heading: "The school in numbers",
      figures: [
        { figure: "14", label: "children in each class", text: "Six classes, eighty-four in all" },
        { figure: "11", label: "teachers", text: "Seven have been here ten years" },
        { figure: "21", label: "free places", text: "One child in four" },
        { figure: "6", label: "hours outdoors a week", text: "In boots, in most weather" },
      ],
    },
    {
      block: "prices-list",
      wide: "educ-paper-river",
      lead: "Three terms a year, paid monthly if that is easier.",
      nav: "Fees",
      heading: "Fees for a term",
      groups: [
        {
          heading: "School",
          lines: [
            { name: "Reception to Year 2", text: "Lunch included", price: "£2,140" },
            { name: "Years 3 to 6", text: "Lunch and outings included", price: "£2,480" },
            { name: "Second child", price: "a quarter less" },
            { name: "Free place", text: "Lunch, trips and uniform with it", price: "£0" },
            { name: "Half days, Reception", text: "Mornings, first term only", price: "£1,180" },
          ],
        },
        {
          heading: "Around it",
          lines: [
            { name: "Breakfast club", text: "From 7:30, porridge", price: "£3 a day" },
            { name: "Late room", text: "Until 18:00, with supper", price: "£9 a day" },
            { name: "Recorder", text: "Ear plugs for the family", price: "£70" },
            { name: "Uniform", text: "One jumper, any grey trousers", price: "£14" },
            { name: "Violin or cello", text: "Hired, with a lesson a week", price: "£95" },
          ],
        },
      ],
      note: "Free places are given by need, decided by two governors, and known to nobody else.",
    },
    {
      block: "team-portraits",
      wide: "educ-close-pencils",
      nav: "Apply",
      id: "apply",
      tone: "sunken",
      heading: "How to apply, and whom to ask",
      lead: "Phone {unbroken phone} or write to {email} with a name, a birthday and one thing that makes your child laugh.",
      people: [
        {
          name: "Mair Bevan",
          role: "Reception and infants",
          text: "Mair shows you round on Tuesdays and Thursdays at nine.",
        },
        {
          name: "Obi Nwosu",
          role: "Years 3 to 6",
          text: "Obi explains fees and free places in twenty minutes, in figures.",
        },
        {
          name: "Lucía Ferrán",
          role: "Languages and visits",
          text: "Lucía arranges your ordinary Tuesday: a lesson, a lunch, and half an hour with two pupils who have been told to say what they think.",
        },
      ],
    },
  ],
  footer: { block: "footer-card", heading: "The bell goes at 8:40, the gate opens at 8:15." },
};
