import { carriedMarks, isMarked, type Run, textOf, wordsOf } from "@daylit/layouts/schema/marks.ts";
import { cleanText } from "@daylit/layouts/schema/read/clean-text.ts";
import { foldedName } from "../assistant/field-names.ts";
import { richWords } from "../assistant/plain-words.ts";
import {
  figuresOf,
  type ProposedTranslation,
  type TranslationProposal,
  textKey,
} from "../assistant/translation-answer.ts";
import { textsLeft, textsToTranslate } from "../document/language/parts.ts";
import { bySource, type Translatable } from "../document/language/translations.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { marksOf } from "./xliff.ts";

/** A text as it came back from a translator. */
export type ReturnedText = {
  key: string;
  /** Where it was when it was sent out. */
  place: string;
  source: string;
  /** The translation; its pieces name the marks of the original by their number. */
  target: string | readonly { text: string; mark?: number; strong?: boolean }[];
  /** Bold words and links are in signs. */
  hasSigns?: boolean;
  /** Whether the file says that nobody has worked on it; a spreadsheet says nothing. */
  isUntouched?: boolean;
};

const line = (text: string) => cleanText(text).replaceAll(/\s+/g, " ").trim();

/** `before`: the translation until now, which may have bold words that the original hasn't. */
function targetOf({ target, hasSigns }: ReturnedText, of: string, before = ""): string {
  const marks = marksOf(of);
  if (typeof target !== "string") {
    const runs = target.map(({ text, mark, strong: isBold }): Run => {
      const { strong = isBold, href } = (mark === undefined ? undefined : marks[mark - 1]) ?? {};
      const words = cleanText(text).replaceAll(/\s+/g, " ");
      return { text: words, ...(strong ? { strong } : {}), ...(href ? { href } : {}) };
    });
    const [first] = runs;
    if (first) runs[0] = { ...first, text: first.text.trimStart() };
    const last = runs.pop();
    return textOf(last ? [...runs, { ...last, text: last.text.trimEnd() }] : []);
  }
  if (!hasSigns || ![of, before].some(isMarked)) return line(target);
  return richWords(target, (href) => marks.some((run) => run.href === href)).replaceAll("\n", " ");
}

/** What a translator's file changes in the site as it is now. */
export function readBack(
  site: SiteDocument,
  language: string,
  returned: readonly ReturnedText[],
): TranslationProposal & { newSince: number } {
  const translation = site.translations?.find((each) => each.language === language);
  const all = textsToTranslate(site, language);
  const by = (name: (each: Translatable) => string) =>
    new Map(all.map((each) => [name(each), each]));
  const [keys, places] = [by(({ text }) => textKey(text)), by(({ path }) => path)];
  const words = by(({ text }) => foldedName(text));
  const known = bySource(translation ?? { language, texts: [] });
  const texts = new Map<string, ProposedTranslation>();
  const leftOut: { name: string; text: string; why: string }[] = [];
  const sent = new Set<string>();
  for (const each of returned) {
    const same = keys.get(each.key) ?? words.get(foldedName(line(each.source)));
    const found = same ?? places.get(each.place);
    if (found) sent.add(found.text);
    const entry = found && known.get(found.text);
    const after = targetOf(each, found ? (found.marked ?? found.text) : "", entry?.text);
    if (wordsOf(after) === "") continue;
    if (!found) {
      const why = "The text it translates is no longer on your site.";
      leftOut.push({ name: line(each.source), text: wordsOf(after), why });
      continue;
    }
    const before = entry?.text ?? "";
    // Unless the file says that it was read, a draft that comes back unchanged is still one.
    const isDraft = each.isUntouched !== false && entry?.check === "draft" && after === before;
    if (isDraft || texts.has(found.text) || (after === before && !entry?.check)) continue;
    texts.set(found.text, {
      ...{ of: found.text, label: found.label, before },
      after: isMarked(after) ? after : carriedMarks(found.marked ?? found.text, after),
      ...(found.page === undefined ? {} : { page: found.page }),
      ...(same ? {} : { was: line(each.source) }),
      ...(figuresOf(found.text) === figuresOf(wordsOf(after)) ? {} : { figures: true as const }),
    });
  }
  const left = [...(translation ? textsLeft(site, translation) : [])];
  const newSince = left.filter((text) => !known.has(text) && !sent.has(text)).length;
  return { texts: [...texts.values()], leftOut, isCut: false, newSince };
}
