import { expect, test } from "vitest";
import { readExamples } from "../../../../css/examples.ts";
import { sampleDocument } from "../../../samples/document.ts";
import { selfContained } from "./kept-frame.ts";

test("a kept sample asks for nothing, and is the same otherwise", () => {
  const [example] = readExamples("card");
  if (!example) throw new Error("there is no card");
  const html = sampleDocument(example, "/assets/daylit-Ab12_-x9.css");
  const kept = selfContained(html, ".card{content:'$& </style>'}");
  expect(kept).not.toContain("<link");
  expect(kept).toContain("<style>.card{content:'$& <\\/style>'}</style>");
  expect(kept.split("</head>")[1]).toBe(html.split("</head>")[1]);
});
