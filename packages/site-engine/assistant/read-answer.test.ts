import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { wordsOf } from "@daylit/layouts/schema/marks.ts";
import { textsOf } from "@daylit/layouts/schema/texts.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { inventedFacts } from "../document/check/invented.ts";
import { valueAt } from "../document/object-path.ts";
import { textsOfSite } from "../document/text/texts.ts";
import { fitted, type SiteDocument } from "../index.ts";
import { assistantAnswers } from "../testing/assistant-answers.ts";
import { fixtureSites } from "../testing/fixtures.ts";
import { tunerSite } from "../testing/tuner-site.ts";
import { askedSections, type Values } from "./asked.ts";
import { messageFor } from "./message.ts";
import { type Proposal, readAnswer, withProposed } from "./read-answer.ts";

const root = "pages[0].sections";
const textsOfProposal = ({ sections }: Proposal) => sections.flatMap(({ texts }) => texts);

test("there are thirty answers and more", () => {
  expect(assistantAnswers.length).toBeGreaterThanOrEqual(30);
  expect(new Set(assistantAnswers.map(({ name }) => name)).size).toBe(assistantAnswers.length);
});

for (const {
  name,
  text,
  language,
  only,
  notes,
  proposes,
  leaves = [],
  confirms,
  isCut,
  otherLanguage,
} of assistantAnswers)
  test(`an answer is read: ${name}`, () => {
    const site = tunerSite(language);
    const proposal = readAnswer(site, text, {
      ...(only ? { only } : {}),
      ...(notes ? { notes } : {}),
    });
    const proposed = withProposed(site, proposal.sections);
    for (const [path, words] of Object.entries(proposes))
      expect(shown(valueAt(proposed, root + path)), path).toBe(words);
    const left = [
      ...proposal.leftOut.map((each) => each.text),
      ...textsOfProposal(proposal).map(({ cut }) => cut ?? ""),
    ].join("\n");
    for (const words of leaves) expect(left).toContain(words);
    if (leaves.length === 0) expect(proposal.leftOut).toEqual([]);
    const marked = textsOfProposal(proposal)
      .filter(({ confirm }) => confirm)
      .map(({ path }) => path.slice(root.length));
    if (confirms) expect(marked).toEqual(expect.arrayContaining([...confirms]));
    if (confirms?.length === 0) expect(marked).toEqual([]);
    expect(proposal.isCut).toBe(isCut === true);
    expect(proposal.otherLanguage).toBe(otherLanguage);
    expect(JSON.stringify(textsOfProposal(proposal).map(({ after }) => after))).not.toMatch(
      /\*\*|##|<\w+>|【/,
    );
    expect(faults(proposed)).toEqual([]);
  });

const shown = (value: unknown) => (typeof value === "string" ? wordsOf(value) : value);

/** Texts and lists of a site that are longer than they may be. */
function faults(site: SiteDocument): string[] {
  const { repairs } = fitted(site);
  const long = site.pages.flatMap(({ sections }, page) =>
    sections.flatMap((section, at) =>
      [
        ...textsOf(
          definitionOf(section.block).fields,
          section as Values,
          `pages[${page}].sections[${at}]`,
        ),
      ]
        .filter(({ text, length }) => length.hard > 0 && text.length > length.hard)
        .map(({ path, text }) => `${path}: ${text.length}`),
    ),
  );
  return [...repairs.map(({ path, kind }) => `${path} ${kind}`), ...long];
}

test("the message itself, sent back as the answer, changes nothing", () => {
  for (const { name, site } of fixtureSites().slice(0, 20)) {
    const proposal = readAnswer(site, messageFor(site, { languageName: "English" }));
    expect(textsOfProposal(proposal), name).toEqual([]);
  }
});

test("a message names every section, and no fact of another business", () => {
  const site = tunerSite();
  const message = messageFor(site, { languageName: "English", notes: "I also tune harpsichords" });
  for (const { key } of askedSections(site)) expect(message).toContain(`"${key}"`);
  expect(message).toContain("0113 496 0201");
  expect(message).toContain("harpsichords");
  const phone = "020 7946 0385";
  const start = { ...site, business: { ...site.business, phone }, examples: ["phone" as const] };
  expect(messageFor(start, { languageName: "English" })).not.toContain(phone);
});

/** Trees as an assistant may send them: names it was given, and others. */
const words = fc.oneof(
  fc.lorem({ maxCount: 30 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.constantFrom(
    "**bold** words",
    "# A title",
    "a\nb",
    "- one\n- two",
    "£5",
    "",
    "[link](https://x.example)",
    "“so”",
  ),
);
const names = fc.oneof(
  fc.constantFrom(
    "heading",
    "lead",
    "items",
    "text",
    "groups",
    "lines",
    "price",
    "question",
    "answer",
    "label",
    "home-1",
    "home-2",
    "home-3",
    "home-6",
    "sections",
    "__proto__",
    "constructor",
  ),
  fc.string({ maxLength: 12 }),
);
const tree = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5 },
    words,
    fc.array(tie("node"), { maxLength: 6 }),
    fc.dictionary(names, tie("node"), { maxKeys: 6 }),
    fc.integer(),
    fc.constant(null),
  ),
})).node;

const site = tunerSite();

test("whatever is pasted, reading never throws, and no text is longer than it may be", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary" }),
        words,
        tree.map((each) => JSON.stringify(each)),
        fc
          .tuple(tree, fc.nat(400))
          .map(([each, at]) => `${JSON.stringify(each) ?? ""}`.slice(0, at)),
      ),
      (answer) => {
        const proposal = readAnswer(site, answer);
        expect(faults(withProposed(site, proposal.sections))).toEqual([]);
      },
    ),
    { numRuns: 150 },
  );
});

const filled = fc.lorem({ maxCount: 60 }).filter((text) => text.length > 3);

/** Every field of a section with words in it, in the form that was asked for, too many and too long. */
function answerFor(
  fields: ReturnType<typeof askedSections>[number]["fields"],
  more: () => string,
): Record<string, unknown> {
  const list = (field: object, make: () => unknown) => {
    const { exactly, max = 4 } = field as { exactly?: number; max?: number };
    return Array.from({ length: (exactly ?? Math.min(max, 6)) + 1 }, make);
  };
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, unknown] => {
      if (field.kind === "items" && field.role !== "article")
        return [name, list(field, () => answerFor(field.fields, more))];
      if (field.kind === "group") return [name, answerFor(field.fields, more)];
      if (field.kind === "lines") return [name, list(field, more)];
      if (field.kind === "pairs") return [name, list(field, () => [more(), more()])];
      if (field.kind === "row") return [name, field.of.map(more)];
      if (field.kind === "actions" || field.kind === "prose") return [name, [more(), more()]];
      return [name, more()];
    }),
  );
}

const letters = (text: string) => text.replaceAll(/[^\p{L}]/gu, "");

test("no word of a field that was named is lost: it is proposed, cut off with notice, or left out", () => {
  const sites = fixtureSites().filter(({ name }) => /^(?:full|odd)-/.test(name));
  fc.assert(
    fc.property(
      fc.constantFrom(...sites),
      fc.array(filled, { minLength: 6, maxLength: 20 }),
      ({ site }, texts) => {
        let turn = 0;
        const sent: string[] = [];
        const more = () => {
          // Each is another text, so that none stands for two.
          const text = `${"abcdefghij"[turn % 10]}${"klmnopqrst"[Math.floor(turn / 10) % 10]}${"uvwxyz"[Math.floor(turn / 100) % 6]} ${texts[turn++ % texts.length]}`;
          sent.push(text);
          return text;
        };
        const answer = Object.fromEntries(
          askedSections(site).map(({ key, fields }) => [key, answerFor(fields, more)]),
        );
        const proposal = readAnswer(site, JSON.stringify(answer));
        const kept = letters(
          [
            ...textsOfProposal(proposal).map(({ after, cut = "" }) => `${after}${cut}`),
            ...proposal.leftOut.map(({ text }) => text),
          ].join(""),
        );
        for (const text of sent) expect(kept, text).toContain(letters(text));
        expect(
          faults(withProposed(site, proposal.sections)).filter((each) => !before(site).has(each)),
        ).toEqual([]);
      },
    ),
    { numRuns: 12 },
  );
});

const known = new Map<SiteDocument, ReadonlySet<string>>();
function before(site: SiteDocument): ReadonlySet<string> {
  const found = known.get(site) ?? new Set(faults(site));
  known.set(site, found);
  return found;
}

test("sections are taken one by one, and lists of the same length text by text", () => {
  const { sections } = readAnswer(site, assistantAnswers[0]?.text ?? "");
  const [first] = sections;
  const taken = withProposed(site, first ? [first] : []);
  expect(taken.pages[0]?.sections[0]).not.toEqual(site.pages[0]?.sections[0]);
  expect(taken.pages[0]?.sections[1]).toBe(site.pages[0]?.sections[1]);
});

test("a claim that only the owner can confirm stays an example until it is kept", () => {
  const answer =
    '{"home-3": {"groups": [{"heading": "Visits", "lines": [{"name": "Tuning", "price": "£85"}]}]}}';
  const proposed = withProposed(site, readAnswer(site, answer).sections);
  const isExample = (of: typeof site, words: string) =>
    textsOfSite(of).find(({ text }) => text === words)?.example === true;
  expect(isExample(proposed, "£85")).toBe(true);
  expect(isExample(proposed, "Tuning")).toBe(false);
  expect(inventedFacts(proposed).map(({ text }) => text)).toContain("£85");
  const told = withProposed(site, readAnswer(site, answer, { notes: "A tuning is £85" }).sections);
  expect(isExample(told, "£85")).toBe(false);
});
