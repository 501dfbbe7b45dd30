import { wordsOf } from "@daylit/layouts/schema/marks.ts";
import { textKey } from "../assistant/translation-answer.ts";
import { textsLeft, translatableParts } from "../document/language/parts.ts";
import { bySource } from "../document/language/translations.ts";
import type { SiteDocument, TranslatedText } from "../document/site-document.ts";
import { resolveSite } from "../document/text/resolve-site.ts";

/** A text on its way to a translator. */
type TranslatorRow = {
  key: string;
  /** Where it is first read: found again by this where its words have changed meanwhile. */
  path: string;
  page: string;
  part: string;
  label: string;
  /** With bold words and links. */
  source: string;
  target: string;
  check: TranslatedText["check"];
  /** A name or an address, which may stay as it is. */
  mayStay: boolean;
};

/** Every text to translate once, in reading order. */
export function translatorRows(given: SiteDocument, language: string): TranslatorRow[] {
  const site = resolveSite(given);
  const translation = site.translations?.find((each) => each.language === language);
  if (!translation) return [];
  const known = bySource(translation);
  const left = textsLeft(site, translation);
  const seen = new Set<string>();
  return translatableParts(site, language).flatMap((parts, at) =>
    parts.flatMap(({ label: part, texts }) =>
      texts.flatMap(({ text, path, label, marked = text }): TranslatorRow[] => {
        if (seen.has(text)) return [];
        seen.add(text);
        const entry = known.get(text);
        return [
          {
            ...{ key: textKey(text), path, label, part, source: marked },
            page: wordsOf(site.pages[at]?.label ?? ""),
            target: entry?.text ?? "",
            check: entry?.check,
            mayStay: !entry && !left.has(text),
          },
        ];
      }),
    ),
  );
}
