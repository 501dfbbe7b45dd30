import { expect, test } from "vitest";
import { markLanguage } from "./mark-language.ts";

test("a text is found whose last words keep together, and nothing else is marked", () => {
  const page = "<p>Wir\u00a0helfen\u00a0gern.</p><p>Memnuniyetle.</p><style>p{}</style>";
  expect(markLanguage(page, ["Wir helfen gern.", "p{}"], "de")).toBe(
    '<p><bdi lang="de">Wir\u00a0helfen\u00a0gern.</bdi></p><p>Memnuniyetle.</p><style>p{}</style>',
  );
});
