import type { LayoutPages } from "../pages.ts";

/** For a developer: parameters of the six endpoints, errors, how to get a key; then a question with a request in it. */
export default {
  second: {
    label: "Reference",
    sections: [
      {
        block: "hero-split",
        tone: "night",
        keyword: "API version 4",
        heading: "Parameters, errors, keys",
        lead: "Everything you need to write a client in an afternoon. Nothing on this page changes before 2031.",
        picture: "tech-abstract-braces",
        actions: [
          { label: "Parameters", href: "#parameters" },
          { label: "Get a key", href: "#key" },
        ],
      },
      {
        block: "spec-sheet",
        id: "parameters",
        heading: "Parameters by endpoint",
        lead: "All optional unless marked. Times are ISO 8601 with an offset.",
        groups: [
          {
            heading: "/stops",
            lines: [
              ["near", "latitude,longitude"],
              ["radius", "metres, up to 2000"],
              ["step_free", "true or false"],
            ],
          },
          {
            heading: "/departures",
            lines: [
              ["stop", "required, an id from /stops"],
              ["at", "a time, otherwise now"],
              ["limit", "1 to 20, otherwise 20"],
            ],
          },
          {
            heading: "/vehicles",
            lines: [
              ["line", "an id from /lines"],
              ["box", "west,south,east,north"],
              ["since", "only those heard since then"],
            ],
          },
          {
            heading: "/trips",
            lines: [
              ["id", "required, from /departures"],
              ["day", "a service day since 2019-01-01"],
            ],
          },
          {
            heading: "/notices",
            lines: [
              ["line", "an id from /lines"],
              ["shape", "geojson or none"],
              ["until", "those that still hold then"],
            ],
          },
          {
            heading: "/lines",
            lines: [
              ["operator", "an id, or all"],
              ["day", "only lines that run then"],
            ],
          },
        ],
        note: "Lists come in pages of 100. The next page is in the Link header, as you would expect.",
      },
      {
        block: "questions-columns",
        tone: "tint",
        heading: "Errors in whole sentences",
        lead: "The body is JSON with a status, a sentence and a link to this page.",
        questions: [
          {
            question: "400",
            answer:
              "“radius is 5000; it can be 2000 at most.” The sentence names the parameter and its limit.",
          },
          {
            question: "404",
            answer:
              "“Stop 1800SB99 does not exist. Did you mean 1800SB09?” Ids never get a second meaning.",
          },
          {
            question: "429",
            answer: "“You have made 1,000 calls today. Ask again after 00:00 UTC, or use a key.”",
          },
          {
            question: "503",
            answer:
              "“Operator 14 has sent nothing for six minutes.” Other operators are not affected.",
          },
        ],
      },
      {
        block: "process-steps",
        id: "key",
        heading: "Getting a key",
        lead: "Free. You need one above a thousand calls a day.",
        steps: [
          {
            heading: "Write",
            text: "Say what you are making and how many calls you expect.",
            note: "Today",
          },
          {
            heading: "Receive",
            text: "The key comes by email. It goes into the Authorization header.",
            note: "Same day",
          },
          {
            heading: "Use",
            text: "50 calls a second, bursts of 200. Every response says how many are left.",
            note: "From then on",
          },
        ],
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-faces",
        tone: "night",
        keyword: "Keys, bugs, questions",
        heading: "Show us the request",
        lead: "Paste the call and the answer you got. Most questions are settled by the same evening, and we say so if it was our fault.",
        actions: [{ label: "Ask", href: "#ask" }],
        people: [
          { picture: "person-developer-piotr", name: "Piotr Ash", role: "endpoints, errors, keys" },
          { picture: "person-engineer-winnie", name: "Winnie Okoro", role: "position data" },
        ],
      },
      {
        block: "contact-form",
        id: "ask",
        heading: "Ask, or get a key",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "What is it?",
            kind: "select",
            options: [
              "I need a key",
              "An error I do not understand",
              "Wrong data",
              "Something I made",
            ],
          },
          { label: "Calls a day, roughly", kind: "number", optional: true },
          { label: "Request and answer", kind: "textarea", hint: "Leave out your key, please" },
        ],
        send: "Send",
      },
      {
        block: "hours-location",
        tone: "tint",
        heading: "If the data stops",
        lead: "Call at any time in these hours. The data centre is watched day and night.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["Telephone", "{phone}"],
          ["Email", "{email}"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
