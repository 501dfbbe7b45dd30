import fc from "fast-check";
import { expect, test } from "vitest";
import { translatable } from "../document/language/translations.ts";
import { withLanguage } from "../edit/translate.ts";
import { tunerSite } from "../testing/tuner-site.ts";
import {
  readTranslation,
  textKey,
  translationMessage,
  withTranslated,
} from "./translation-answer.ts";

const site = withLanguage(tunerSite(), "de");
const question = "The question you hear most?";
const key = textKey(question);
const german = "Was werden Sie am häufigsten gefragt?";
const read = (answer: string) => readTranslation(site, "de", answer);

const answers: Readonly<Record<string, string>> = {
  "JSON as it was asked for": `{"${key}": "${german}"}`,
  "in prose, in a fence, with a trailing comma": `Gerne!\n\n\`\`\`json\n{"${key}": "${german}",}\n\`\`\`\nSag Bescheid.`,
  "a list of records": `[{"id": "${key}", "original": "${question}", "translation": "${german}"}]`,
  "by the words of the original": `{"${question}": "${german}"}`,
  "inside another name": `{"translations": {"${key}": "${german}"}}`,
  "lines without JSON": `- **${key}**: ${german}`,
  "a table": `| Original | Deutsch |\n|---|---|\n| ${question} | ${german} |`,
  "with Markdown": `{"${key}": "**${german}**"}`,
};

for (const [name, answer] of Object.entries(answers))
  test(`a translation is read: ${name}`, () => {
    const { texts } = read(answer);
    expect(texts.map(({ of, after }) => [of, after])).toEqual([[question, german]]);
    const [translation] = withTranslated(site, "de", texts).translations ?? [];
    expect(translation?.texts).toEqual([{ of: question, text: german, check: "draft" }]);
  });

test("the message has every text that is left, and sent back it says that nothing was translated", () => {
  const message = translationMessage(site, { language: "de", languageName: "German" });
  expect(message).toContain(key);
  expect(read(message).otherLanguage).toBe("en");
});

test("figures that became others are marked, and texts of nobody are left out", () => {
  const priced = translatable(site).find(({ text }) => /\d/.test(text));
  expect(priced?.text).toMatch(/\d/);
  const { texts, leftOut } = read(
    JSON.stringify({ [textKey(priced?.text ?? "")]: "Neunhundert 999", t00000000: "Nie gefragt" }),
  );
  expect(texts[0]?.figures).toBe(true);
  expect(leftOut.map(({ text }) => text)).toEqual(["Nie gefragt"]);
});

test("a list without names is taken in its order, if it is as long as ours", () => {
  const asked = Object.keys(
    JSON.parse(
      translationMessage(site, { language: "de", languageName: "German" }).replace(
        /^[\s\S]*?\n\{/,
        "{",
      ),
    ),
  );
  const list = asked.map((_, at) => `Satz ${"abcdefghijklmnopqrstuvwxyz"[at % 26]} ${at}`);
  expect(read(JSON.stringify(list)).texts).toHaveLength(asked.length);
  expect(read(JSON.stringify(list.slice(1))).texts).toEqual([]);
});

test("nothing that is pasted throws", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.json()), (answer) => void read(answer)),
    { numRuns: 100 },
  );
});
