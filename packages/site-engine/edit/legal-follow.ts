import { asExample, asOwn, isExample } from "@daylit/layouts/schema/marks.ts";
import { factsOfDrafts, followed } from "../document/language/follow-facts.ts";
import type {
  PageSection,
  SiteDocument,
  SitePage,
  Translation,
} from "../document/site-document.ts";
import { legalFacts, type Questions, sectionsOf, textsOf, withLegalTranslation } from "./legal.ts";
import type { LegalDrafts } from "./legal-draft.ts";
import { hasLegalWords, legalWords } from "./legal-words.ts";

export { withoutLegalGaps } from "./legal.ts";
export { loadLegalWords } from "./legal-words.ts";

/** A point of a draft before and after a change; `group` is the section of the draft that it is in. */
type ChangedPoint = {
  group: number;
  term: string;
  text: string;
  next: { question: string; answer: string };
  /** Only name, address, telephone or email are others. */
  sameLaw: boolean;
};

const pointsOf = ({ notice, privacy }: LegalDrafts) =>
  [notice, privacy]
    .flatMap(({ sections }) => sections)
    .flatMap(({ points }, group) => points.map(([term, text]) => ({ group, term, text })));

type Entry = Questions[number] & { at?: number };

type Points = Extract<PageSection, { block: "questions-columns" }>;

const isPoints = (section: PageSection | undefined): section is Points =>
  section?.block === "questions-columns";

/** Sections of points that follow each other under the same heading are one list. */
function listsIn(sections: readonly PageSection[]): PageSection[][] {
  const lists: PageSection[][] = [];
  for (const section of sections) {
    const last = lists.at(-1);
    const [first] = last ?? [];
    if (isPoints(section) && isPoints(first) && first.heading === section.heading)
      last?.push(section);
    else lists.push([section]);
  }
  return lists;
}

const entriesOf = (sections: readonly (PageSection | undefined)[]): Questions =>
  sections.flatMap((section) => (isPoints(section) ? section.questions : []));

/**
 * The site after a change: texts of its legal pages that are still as we drafted them are drafted again
 * from what the site does now. Texts that the owner wrote stay, and are to be confirmed once more where
 * the draft says something else.
 */
export function withFollowingLegal(before: SiteDocument, given: SiteDocument): SiteDocument {
  const isDraft = ({ menu }: SitePage) => menu === false;
  if (before === given || !given.pages.some(isDraft)) return given;
  const known = new Set(before.translations?.map(({ language }) => language));
  const after = (given.translations ?? []).reduce(
    (next, { language }) => (known.has(language) ? next : withLegalTranslation(next, language)),
    given,
  );
  const [was, is] = [legalFacts(before), legalFacts(after)];
  const draftBefore = (language: string) => legalWords(language, was, before.language);
  const draftNow = (language: string) => legalWords(language, is, after.language);
  const old = draftBefore(before.language);
  const now = draftNow(after.language);
  const [said, says] = [textsOf(old), textsOf(now)];
  if (said.every((text, at) => text === says[at])) return after;

  const { owner, contact } = is;
  const reached = pointsOf(legalWords(before.language, { ...was, owner, contact }));
  const news = pointsOf(now);
  const moved = pointsOf(old).map((point, at): ChangedPoint => {
    const { term: question = "", text: answer = "" } = news[at] ?? {};
    return { ...point, next: { question, answer }, sameLaw: reached[at]?.text === answer };
  });
  /** Texts that their owner has to confirm are examples. */
  const marked = (text: string, isOurs: boolean) =>
    isOurs && text.trim() !== "" ? asExample(text) : asOwn(text);

  function pointsIn(entries: Questions, earlier: Questions): Entry[] {
    const list = entries.flatMap((entry, index): Entry[] => {
      const was = earlier[index] ?? entry;
      const [question, answer] = [asOwn(was.question), asOwn(was.answer)];
      const at = moved.findIndex(({ term }) => term !== "" && term === question);
      const point = moved[at];
      if (!point || (point.next.question === question && point.next.answer === point.text))
        return [point ? { ...entry, at } : entry];
      if (point.text !== answer) {
        return [{ ...entry, ...(point.sameLaw ? {} : { answer: asExample(entry.answer) }), at }];
      }
      if (point.next.question === "") return [];
      const next = (from: string, to: string) =>
        marked(to, isExample(from) || (asOwn(from) !== to && !point.sameLaw));
      return [
        {
          question: next(was.question, point.next.question),
          answer: next(was.answer, point.next.answer),
          at,
        },
      ];
    });
    const group = moved[list.find(({ at }) => at !== undefined)?.at ?? -1]?.group;
    for (const [at, point] of moved.entries()) {
      const { question, answer } = point.next;
      const isNew = point.group === group && point.term === "" && question !== "";
      if (!isNew || list.some((entry) => asOwn(entry.question) === question)) continue;
      const place = list.findLastIndex((entry) => entry.at !== undefined && entry.at < at);
      list.splice(place + 1, 0, {
        question: marked(question, true),
        answer: marked(answer, true),
        at,
      });
    }
    return list;
  }

  /** Titles, introductions and headings, which are others in another language alone. */
  const worded = (text: string) => {
    const at = asOwn(text) === "" ? -1 : said.indexOf(asOwn(text));
    const next = says[at];
    return !next || next === asOwn(text) ? text : marked(next, isExample(text));
  };
  const wordedIn = <S extends object>(values: S, keys: readonly string[]): S => ({
    ...values,
    ...Object.fromEntries(
      Object.entries(values)
        .filter(([key, value]) => keys.includes(key) && typeof value === "string")
        .map(([key, value]) => [key, worded(value)]),
    ),
  });

  function pageAfter(page: SitePage): SitePage {
    const earlier = before.pages.find(({ path }) => path === page.path);
    let at = 0;
    const sections = listsIn(page.sections).flatMap((list): PageSection[] => {
      const start = at;
      at += list.length;
      const [first] = list;
      if (!isPoints(first)) return list.map((each) => wordedIn(each, ["heading", "lead"]));
      const entries = entriesOf(list);
      const place = entriesOf(earlier?.sections.slice(start, at) ?? []);
      const found = pointsIn(entries, place.length === entries.length ? place : entries);
      const questions = found.map(({ question, answer }) => ({ question, answer }));
      const heading = worded(first.heading);
      if (questions.length !== entries.length)
        return sectionsOf(heading, questions).map((each, part) =>
          part === 0 ? { ...first, ...(each as Points) } : each,
        );
      let used = 0;
      return list.map((each) => {
        const { length } = entriesOf([each]);
        used += length;
        return { ...each, heading, questions: questions.slice(used - length, used) } as PageSection;
      });
    });
    return { ...wordedIn(page, ["label"]), sections };
  }

  const pages = after.pages.map((page) => (isDraft(page) ? pageAfter(page) : page));
  const facts = factsOfDrafts(before, after);
  const translations = after.translations?.map((translation): Translation => {
    const { language } = translation;
    const known = hasLegalWords(language);
    const theirs = textsOf(known ? draftBefore(language) : old);
    const next = textsOf(known ? draftNow(language) : now);
    let { texts } = translation;
    for (const [at, from] of said.entries()) {
      const to = says[at] ?? "";
      if (from === to && theirs[at] === next[at]) continue;
      const entry = texts.find(({ of }) => of !== "" && (of === from || of === to));
      if (!entry && from !== "") continue;
      texts = texts.filter((each) => each !== entry);
      const draft = known ? next[at] : undefined;
      if (to === "") continue;
      if (entry && entry.text !== theirs[at] && entry.text !== next[at])
        texts = [...texts, followed({ ...entry, of: from }, to, facts)];
      else if (draft && draft !== to) texts = [...texts, { of: to, text: draft }];
    }
    return { ...translation, texts };
  });
  return { ...after, pages, ...(translations ? { translations } : {}) };
}
