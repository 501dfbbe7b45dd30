import { carriedMarks, isMarked, wordsOf } from "@daylit/layouts/schema/marks.ts";
import { leftTexts, textsToTranslate } from "../document/language/parts.ts";
import { bySource, type Translatable } from "../document/language/translations.ts";
import type { SiteDocument, Translation } from "../document/site-document.ts";
import { hashOf } from "../document/version/hash.ts";
import { withWholeTranslation } from "../edit/translate.ts";
import { isList, nested, type Tree, textsIn } from "./answer-tree.ts";
import { foldedName } from "./field-names.ts";
import type { LeftOut } from "./fit.ts";
import { isOtherLanguage } from "./language-of.ts";
import { lenientJson } from "./lenient-json.ts";
import { plainWords, richWords } from "./plain-words.ts";

/** A translation by an assistant: each text by a name that is made of its words. */

export const textKey = (text: string): string => `t${hashOf([text]).slice(0, 8)}`;

type Options = { language: string; languageName: string; notes?: string };

/** Texts that an assistant is asked for: those that are left, then posts, or else all. */
function askedTexts(site: SiteDocument, translation: Translation): Translatable[] {
  const all = textsToTranslate(site, translation.language);
  const why = leftTexts(site, translation);
  // Only the owner knows what belongs into the blanks of a legal text.
  const left = all.filter(({ text }) => why.has(text) && why.get(text) !== "blank");
  const onPages = left.filter(({ post }) => post === undefined);
  return [onPages, left].find(({ length }) => length > 0) ?? all;
}

const translationOf = (site: SiteDocument, language: string): Translation =>
  site.translations?.find((each) => each.language === language) ?? { language, texts: [] };

export function translationMessage(
  site: SiteDocument,
  { language, languageName, notes }: Options,
): string {
  const texts = askedTexts(site, translationOf(site, language));
  return [
    `Translate the texts of a website into ${languageName}. The business is ${site.business.name || "a small one"}.`,
    ...(notes?.trim() ? ["", "From the owner:", notes.trim()] : []),
    "",
    "Rules:",
    "- Translate for people who read it there, not word by word. About as long as the original: the design leaves little more room.",
    "- Keep names, telephone numbers, addresses, prices and figures as they are.",
    "- Answer with JSON of this form and nothing else: the same names, the translation as the text.",
    "",
    JSON.stringify(Object.fromEntries(texts.map(({ text }) => [textKey(text), text])), null, 1),
    "",
  ].join("\n");
}

export type ProposedTranslation = {
  of: string;
  label: string;
  page?: number;
  before: string;
  after: string;
  /** What it translates: the original has changed since. */
  was?: string;
  /** Its figures aren't those of the original. */
  figures?: true;
};

export type TranslationProposal = {
  texts: readonly ProposedTranslation[];
  leftOut: readonly LeftOut[];
  isCut: boolean;
  otherLanguage?: string;
};

/** Texts by their name, wherever they are in the answer. */
function* namedTexts(tree: Tree, name = ""): Generator<readonly [name: string, text: string]> {
  if (typeof tree === "string") yield [name, tree];
  else if (isList(tree)) for (const each of tree) yield* namedTexts(each, name);
  else {
    // {"id": "t…", "original": "…", "translation": "…"}
    const own = tree.entries.find(
      ([key, value]) => /^(?:id|key|name)$/i.test(key) && typeof value === "string",
    );
    const said = tree.entries.filter(([, value]) => typeof value === "string");
    const text =
      own &&
      (said.find(([key]) => /^(?:translation|translated|target|text|value)$/i.test(key)) ??
        said.findLast(([key]) => key !== own[0]));
    if (own && text) yield [own[1] as string, text[1] as string];
    else for (const [key, value] of tree.entries) yield* namedTexts(value, key || name);
  }
}

/** "t1abc: Text", "| t1abc | Text |", "original | translation" */
function* linesNamed(answer: string): Generator<readonly [name: string, text: string]> {
  for (const line of answer.split(/\r?\n/)) {
    const cells = /^\s*\|/.test(line)
      ? line
          .split("|")
          .map((cell) => cell.trim())
          .filter(Boolean)
      : undefined;
    if (cells && cells.length > 1) yield [cells[0] as string, cells.at(-1) as string];
    const [, name, text] =
      /^\s*(?:[-*]\s+)?["'`*]*(t[0-9a-f]{8})["'`*]*\s*[:=–—-]\s*(.+)$/.exec(line) ?? [];
    if (name && text) yield [name, text];
  }
}

export const figuresOf = (text: string) =>
  (text.match(/\p{Nd}+/gu) ?? [])
    .map((each) => String(Number(each)))
    .sort()
    .join();

/** Reads an answer to `translationMessage`. Never throws. */
export function readTranslation(
  site: SiteDocument,
  language: string,
  answer: string,
): TranslationProposal {
  const translation = translationOf(site, language);
  const known = bySource(translation);
  const all = textsToTranslate(site, language);
  const byKey = new Map(all.map((each) => [textKey(each.text), each]));
  const byWords = new Map(all.map((each) => [foldedName(each.text), each]));
  const text = answer.slice(0, 1_000_000);
  const json = lenientJson(text);
  const pairs = json ? [...namedTexts(nested(json.tree))] : [...linesNamed(text)];
  const asked = askedTexts(site, translation);
  // A list without names, as long as the one that was asked for.
  const isPlain = pairs.length === asked.length && pairs.every(([name]) => name === pairs[0]?.[0]);
  const leftOut: LeftOut[] = [];
  const texts = new Map<string, ProposedTranslation>();
  for (const [at, [name, said]] of pairs.entries()) {
    const found =
      byKey.get(name.trim()) ?? byWords.get(foldedName(name)) ?? (isPlain ? asked[at] : undefined);
    const words = found?.marks ? richWords(said).replaceAll(/\s*\n\s*/g, " ") : plainWords(said);
    if (!found) {
      if (plainWords(said))
        leftOut.push({ name, text: plainWords(said), why: "It belongs to none of your texts." });
      continue;
    }
    const after = isMarked(words) ? words : carriedMarks(found.marked ?? found.text, words);
    const before = known.get(found.text)?.text ?? "";
    if (wordsOf(after) === "" || after === before) continue;
    texts.set(found.text, {
      ...{ of: found.text, label: found.label, before, after },
      ...(found.page === undefined ? {} : { page: found.page }),
      ...(figuresOf(found.text) === figuresOf(wordsOf(after)) ? {} : { figures: true as const }),
    });
  }
  if (pairs.length === 0 && text.trim() !== "")
    leftOut.push({
      name: "",
      text: plainWords(json ? textsIn(json.tree).join("\n") : text),
      why: "It names none of your texts.",
    });
  const otherLanguage = isOtherLanguage(
    [...texts.values()].map(({ after }) => wordsOf(after)).join(" "),
    language,
  );
  return {
    texts: [...texts.values()],
    leftOut,
    isCut: json?.isCut === true,
    ...(otherLanguage ? { otherLanguage } : {}),
  };
}

/** Texts of an assistant are drafts until the owner reads them on the page; a translator has read them. */
export const withTranslated = (
  site: SiteDocument,
  language: string,
  texts: readonly ProposedTranslation[],
  by: "assistant" | "translator" = "assistant",
): SiteDocument =>
  texts.reduce(
    (all, { of, after, was }) =>
      withWholeTranslation(
        all,
        language,
        of,
        after,
        by === "assistant" ? "draft" : was ? true : undefined,
      ),
    site,
  );
