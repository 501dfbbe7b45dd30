/**
 * Answers to the message for the tuner's site (tuner-site.ts), written here in the manner of today's
 * assistants, whole and broken. None of them was recorded; no assistant's name is in them.
 */

type Answer = {
  name: string;
  text: string;
  language?: string;
  only?: readonly string[];
  notes?: string;
  /** Texts that must be proposed, by their place below pages[0].sections. */
  proposes: Readonly<Record<string, string>>;
  /** Words of what must be left out or cut. */
  leaves?: readonly string[];
  confirms?: readonly string[];
  isCut?: true;
  otherLanguage?: string;
};

const hero = {
  "[0].heading": "Your piano, in tune at home",
  "[0].lead": "I tune and repair pianos in homes and schools around Leeds.",
};

const whole = {
  "home-1": {
    keyword: "Leeds",
    heading: hero["[0].heading"],
    lead: hero["[0].lead"],
    actions: ["Book a visit"],
  },
  "home-2": {
    heading: "What I do",
    items: [
      { heading: "Tuning", text: "Uprights and grands, at home or at school." },
      { heading: "Repairs", text: "Sticking keys, broken strings, worn felts." },
      { heading: "Advice", text: "I look at a piano before you buy it." },
    ],
  },
  "home-3": {
    heading: "Prices",
    groups: [
      {
        heading: "Visits",
        lines: [
          { name: "Tuning", text: "one visit", price: "£85" },
          { name: "Pitch raise", price: "£120" },
        ],
      },
      { heading: "Workshop", lines: [{ name: "Restringing", price: "" }] },
    ],
    note: "",
  },
  "home-4": {
    heading: "How I work",
    text: ["I listen first.", "Then I tune the whole range twice."],
  },
  "home-5": { heading: "What people say", quotes: [{ words: "", name: "", role: "" }] },
  "home-6": {
    heading: "Before you ring",
    questions: [
      { question: "How long does it take?", answer: "About as long as a film." },
      { question: "How often?", answer: "Twice in most homes, more in a school." },
    ],
  },
};

const json = JSON.stringify(whole, null, 2);
const fence = (text: string, language = "json") => `\`\`\`${language}\n${text}\n\`\`\``;
const features = {
  "[1].items[0].heading": "Tuning",
  "[1].items[1].text": "Sticking keys, broken strings, worn felts.",
};
const prices = {
  "[2].groups[0].lines[0].price": "£85",
  "[2].groups[0].lines[1].name": "Pitch raise",
};
const questions = {
  "[5].questions[0].question": "How long does it take?",
  "[5].questions[1].answer": "Twice in most homes, more in a school.",
};
const all = {
  ...hero,
  ...features,
  ...prices,
  ...questions,
  "[3].text[1]": "Then I tune the whole range twice.",
};

export const assistantAnswers: readonly Answer[] = [
  {
    name: "JSON and nothing else",
    text: json,
    proposes: all,
    confirms: ["[2].groups[0].lines[0].price"],
  },
  { name: "JSON on one line", text: JSON.stringify(whole), proposes: all },
  {
    name: "JSON in a fence, in prose",
    text: `Of course! Here are the texts for your website:\n\n${fence(json)}\n\nI left the prices of restringing and the quotes empty, as I can't know them. Would you like me to make it more personal?`,
    proposes: all,
  },
  {
    name: "a fence that never closes",
    text: `Here you go:\n\n\`\`\`json\n${json}`,
    proposes: all,
  },
  {
    name: "a piece of JSON for each section",
    text: Object.entries(whole)
      .map(([key, value]) => `**${key}**\n${fence(JSON.stringify({ [key]: value }, null, 2))}`)
      .join("\n\n"),
    proposes: all,
  },
  {
    name: "curly quotes all through",
    text: json.replaceAll(/"([^"]*)"/g, "“$1”"),
    proposes: all,
  },
  {
    name: "trailing commas and comments",
    text: json
      .replaceAll(/(["}\]])\n/g, "$1,\n")
      .replace("{\n", "{\n  // the first screen\n")
      .replace('"home-3"', '/* please check */ "home-3"'),
    proposes: all,
  },
  {
    name: "names without quotes, texts in single quotes",
    text: "{\n  'home-1': { heading: 'Your piano, in tune at home', lead: 'I tune and repair pianos in homes and schools around Leeds.' },\n}",
    proposes: hero,
  },
  {
    name: "quotes inside a text that are not escaped",
    text: '{"home-1": {"heading": "Your piano, in tune at home", "lead": "They say "it sounds new", and mean it."}}',
    proposes: {
      "[0].heading": hero["[0].heading"],
      "[0].lead": 'They say "it sounds new", and mean it.',
    },
  },
  {
    name: "line breaks inside texts",
    text: '{"home-1": {"heading": "Your piano,\nin tune at home", "lead": "I tune and repair pianos\nin homes and schools around Leeds."}}',
    proposes: hero,
  },
  {
    name: "cut off in the middle of a word",
    text: json.slice(0, json.indexOf("worn felts") + 4),
    proposes: { ...hero, "[1].items[0].heading": "Tuning" },
    isCut: true,
  },
  {
    name: "the second half alone",
    text: json.slice(json.indexOf('"home-3"')),
    proposes: { ...prices, ...questions },
  },
  {
    name: "sections as a list",
    text: JSON.stringify({
      sections: Object.entries(whole).map(([id, fields]) => ({ id, fields })),
    }),
    proposes: all,
  },
  {
    name: "names with points",
    text: '{"home-1.heading": "Your piano, in tune at home", "home-1.lead": "I tune and repair pianos in homes and schools around Leeds.", "home-2.items[0].heading": "Tuning", "home-2.items[0].text": "Uprights and grands."}',
    proposes: {
      ...hero,
      "[1].items[0].heading": "Tuning",
      "[1].items[0].text": "Uprights and grands.",
    },
  },
  {
    name: "names of its own",
    text: '{"Hero": {"title": "Your piano, in tune at home", "subtitle": "I tune and repair pianos in homes and schools around Leeds.", "cta": {"label": "Book a visit", "url": "https://made-up.example/book"}}, "FAQ": [{"question": "How long does it take?", "answer": "About as long as a film."}, {"q": "x", "question": "How often?", "answer": "Twice in most homes, more in a school."}]}',
    proposes: {
      ...hero,
      "[0].actions[0].label": "Book a visit",
      "[5].questions[0].question": "How long does it take?",
    },
    leaves: ["x"],
  },
  {
    name: "German names for the fields",
    language: "de",
    text: '{"home-1": {"Überschrift": "Ihr Klavier, gestimmt bei Ihnen zu Hause", "Einleitung": "Ich stimme und repariere Klaviere in Leeds und Umgebung.", "Knopf": "Termin anfragen"}}',
    proposes: {
      "[0].heading": "Ihr Klavier, gestimmt bei Ihnen zu Hause",
      "[0].actions[0].label": "Termin anfragen",
    },
  },
  {
    name: "Markdown with headings and bold labels",
    text: `Here is your website copy!\n\n## Section "home-1": Picture beside text\n\n**Headline:** Your piano, in tune at home\n**Introduction:** I tune and repair pianos in homes and schools around Leeds.\n**Button:** Book a visit\n\n---\n\n## home-2\n\n**Heading:** What I do\n\n**Columns:**\n- **Tuning** – Uprights and grands, at home or at school.\n- **Repairs** – Sticking keys, broken strings, worn felts.\n\n## home-6\n### Before you ring\n**Questions**\n1. **How long does it take?**\n   About as long as a film.\n2. **How often?**\n   Twice in most homes, more in a school.\n\nLet me know if you want changes!`,
    proposes: { ...hero, ...features, ...questions },
  },
  {
    name: "plain labels without Markdown",
    text: "home-1\nkeyword: Leeds\nheading: Your piano, in tune at home\nlead: I tune and repair pianos in homes and schools around Leeds.\n\nhome-4\nheading: How I work\ntext: I listen first.\nThen I tune the whole range twice.",
    proposes: {
      ...hero,
      "[0].keyword": "Leeds",
      "[3].text[1]": "Then I tune the whole range twice.",
    },
  },
  {
    name: "a table of prices in Markdown",
    text: "## home-3 (Price list)\n**Heading:** Prices\n\n**Groups**\n\n| Service | What it is | Price |\n|---|---|---|\n| Tuning | one visit | **£85** |\n| Pitch raise | two visits | £120 |",
    proposes: { ...prices, "[2].groups[0].lines[0].text": "one visit" },
    confirms: ["[2].groups[0].lines[0].price"],
  },
  {
    name: "Markdown inside JSON",
    text: '{"home-1": {"heading": "## Your piano, in tune at home", "lead": "I **tune** and _repair_ pianos in `homes` and [schools](https://made-up.example) around Leeds."}}',
    proposes: hero,
  },
  {
    name: "HTML inside JSON",
    text: '{"home-1": {"heading": "<h1>Your piano, in tune at home</h1>", "lead": "<p>I <strong>tune</strong> and repair pianos in homes &amp; schools.</p>"}}',
    proposes: {
      "[0].heading": hero["[0].heading"],
      "[0].lead": "I tune and repair pianos in homes & schools.",
    },
  },
  {
    name: "far too long",
    text: `{"home-1": {"heading": "Your piano, in tune at home. ${"And in every school of the whole wide county too. ".repeat(6)}", "lead": "${"I tune pianos. ".repeat(60)}"}}`,
    proposes: {},
    leaves: ["And in every school"],
  },
  {
    name: "more entries than there is room for",
    text: JSON.stringify({
      "home-2": {
        items: Array.from({ length: 9 }, (_, at) => ({
          heading: `Service ${at + 1}`,
          text: `What it is, number ${at + 1}.`,
        })),
      },
    }),
    proposes: { "[1].items[5].heading": "Service 6" },
    leaves: ["Service 7", "Service 9"],
  },
  {
    name: "fields that nobody asked for",
    text: '{"home-1": {"heading": "Your piano, in tune at home", "background": "a warm photo of a grand", "seo_title": "Piano tuning Leeds"}, "home-9": {"heading": "Newsletter"}}',
    proposes: { "[0].heading": hero["[0].heading"] },
    leaves: ["a warm photo of a grand", "Piano tuning Leeds", "Newsletter"],
  },
  {
    name: "a fence that ends before its JSON does",
    text: fence('{"home-1": {"heading": "Your piano, in tune at home"},'),
    proposes: { "[0].heading": hero["[0].heading"] },
    isCut: true,
  },
  {
    name: "invented claims",
    text: '{"home-1": {"heading": "Award-winning piano tuning", "lead": "Certified by the Guild, with 27 years of experience and 2,000 happy customers since 1998."}, "home-5": {"quotes": [{"words": "Simply the best tuner in Yorkshire!", "name": "Sarah M.", "role": "piano teacher"}]}, "home-4": {"text": "Serving [your area] with care."}}',
    proposes: { "[0].heading": "Award-winning piano tuning", "[4].quotes[0].name": "Sarah M." },
    confirms: ["[0].heading", "[0].lead", "[4].quotes[0].words", "[4].quotes[0].name", "[3].text"],
  },
  {
    name: "claims that the owner made",
    notes: "27 years of experience, I also tune harpsichords",
    text: '{"home-1": {"heading": "Your piano, in tune at home", "lead": "27 years of experience with pianos and harpsichords. Ring 0113 496 0201."}}',
    proposes: { "[0].heading": hero["[0].heading"] },
    confirms: [],
  },
  {
    name: "the wrong language",
    text: '{"home-1": {"heading": "Ihr Klavier klingt wieder gut", "lead": "Ich stimme und repariere die Klaviere für Sie zu Hause, und das ist nicht nur in der Stadt so."}, "home-4": {"text": "Wir hören erst zu, und dann stimmen wir das ganze Klavier für Sie mit der Hand."}}',
    proposes: { "[0].heading": "Ihr Klavier klingt wieder gut" },
    otherLanguage: "de",
  },
  {
    name: "one section, made shorter, in words alone",
    only: ["pages[0].sections[0]"],
    text: "Sure! Here's a shorter version:\n\n**Headline:** Pianos in tune\n**Introduction:** At home and in schools.",
    proposes: { "[0].heading": "Pianos in tune", "[0].lead": "At home and in schools." },
  },
  {
    name: "one section, fields without its name",
    only: ["pages[0].sections[1]"],
    text: fence(
      '{"heading": "What I do", "items": [{"heading": "Tuning", "text": "At home."}, {"heading": "Repairs", "text": "Sticking keys, broken strings, worn felts."}]}',
    ),
    proposes: features,
  },
  {
    name: "emoji, sources and bullets",
    text: '{"home-1": {"heading": "🎹 Your piano, in tune at home", "lead": "• I tune and repair pianos in homes and schools around Leeds.【4†source】"}}',
    proposes: { "[0].lead": hero["[0].lead"] },
  },
  {
    name: "Arabic, with Arabic digits",
    language: "ar",
    text: '{"home-1": {"heading": "بيانو مضبوط في بيتك", "lead": "أضبط البيانو وأصلحه في المنازل والمدارس منذ ٢٥ عامًا."}}',
    proposes: { "[0].heading": "بيانو مضبوط في بيتك" },
    confirms: ["[0].lead"],
  },
  {
    name: "labels, a numbered list, a table, a note below it and an offer",
    text: `Of course! Here's a warm set of texts for **Ann Carter Pianos** 🎹.

---

### home-1 — Hero
**Headline:** “Your piano, in tune at home”
**Introduction:** I tune and repair pianos in homes and schools around Leeds.

### home-2
- **Heading:** What I do
1. **Tuning** – Uprights and grands, at home or at school.
2. **Repairs** – Sticking keys, broken strings, worn felts.
3. **Advice** – I look at a piano before you buy it.

### home-3 — Prices
**Heading:** Prices

| Service | What it is | Price |
|---|---|---|
| **Tuning** | one visit | £85 |
| Pitch raise | two visits | £120 |

> *All prices include travel.*

### home-4
**Heading:** How I work

Hope this helps! Want it shorter?`,
    proposes: {
      ...hero,
      ...features,
      "[2].heading": "Prices",
      "[2].groups[0].lines[0].name": "Tuning",
      "[2].groups[0].lines[0].text": "one visit",
      "[2].groups[0].lines[0].price": "£85",
      "[2].groups[0].lines[1].price": "£120",
      "[2].note": "All prices include travel.",
      "[3].heading": "How I work",
    },
    confirms: ["[2].groups[0].lines[0].price"],
  },
  {
    name: "a refusal",
    text: "I'm sorry, but I can't help with that without more information about the business. Could you tell me what it does?",
    proposes: {},
    leaves: ["I'm sorry"],
  },
];
