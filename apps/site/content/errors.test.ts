import { expect, test } from "vitest";
import { spokenByTheApp } from "./claims/spoken.ts";

/** Words by which a text says that something went wrong. */
const wrong =
  /(could|can)(n’t|not| not) be (loaded|read|fetched|made|opened|used)|\b(is not|isn’t) an? |is (empty|damaged)|no longer (there|has it)|too large for/i;

/** What the visitor can do then. */
const advice =
  /\b(Add|Ask|Check|Choose|Download|Enter|Export|Extract|Open|paste|Reload|Save|Try|Type|Upload|Use)\b/;

/** The rest of the sentence is in the code beside it, or nothing has to be done. */
const partial = [
  "A stylesheet could not be loaded",
  "You can leave this empty.",
  "is too large for a project.",
  "This file is empty.",
  "This zip is too large for a Daylit site.",
  "This zip isn’t a Daylit site: it has no site.json.",
  "Stored data could not be read.",
  "This could not be used, so the default replaced it:",
  "This could not be used as it was, so we changed it. It was:",
  "This site could not be opened.",
  "could not be opened.",
  "could not be loaded",
  "is not a page but",
  "it is not an SVG drawing",
  "This isn’t a Daylit project file.",
  "One sentence for people who can’t see it.",
  "This SVG file can’t be used because",
  "This is not a picture we know.",
  "” is not a colour: # and six digits, such as #7a00ff.",
];

test("every error says what to do", () => {
  const silent = spokenByTheApp()
    .split("\n")
    .filter((text) => wrong.test(text) && !advice.test(text))
    .filter((text) => !partial.some((known) => text.includes(known)));
  expect(silent).toEqual([]);
});
