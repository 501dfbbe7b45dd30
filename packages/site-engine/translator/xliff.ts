import { type Run, runsOf, wordsOf } from "@daylit/layouts/schema/marks.ts";
import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { translatorRows } from "./translator-rows.ts";

/** XML has no word for most control characters. */
const xml = (text: string) =>
  escapeHtml(text.toWellFormed().replaceAll(/[\p{Cc}\p{NChar}]/gu, " "));

const isMark = ({ strong, href }: Run) => strong === true || href !== undefined;

/** The bold words and links of a text; in files they go by their number. */
export const marksOf = (text: string): Run[] => runsOf(text).filter(isMark);

/** A text with its marks as pairs of codes: of a translation, links that the original has too. */
function inline(text: string, of: readonly Run[]): string {
  const free = of.map((run, at) => ({ run, at }));
  let more = 0;
  return runsOf(text)
    .map((run) => {
      const found = free.findIndex(
        ({ run: { strong, href } }) => isMark(run) && strong === run.strong && href === run.href,
      );
      const [code] = found < 0 ? [] : free.splice(found, 1);
      // Bold words that only the translation has.
      if (!code && run.strong && !run.href)
        return `<pc id="bold${++more}" type="fmt" subType="xlf:b">${xml(run.text)}</pc>`;
      if (!code) return xml(run.text);
      const type = run.href ? 'type="link"' : 'type="fmt" subType="xlf:b"';
      return `<pc id="${code.at + 1}" ${type}>${xml(run.text)}</pc>`;
    })
    .join("");
}

type Say = (english: string) => string;

/** The texts of a site and their translations as an XLIFF 2.0 file; `say`: in the owner's language. */
export function xliffOf(site: SiteDocument, language: string, say: Say = (same) => same): string {
  const hint = (words: string) => `<note category="hint">${xml(say(words))}</note>`;
  const units = translatorRows(site, language).map(
    ({ key, path, page, part, label, source, target, check, mayStay }) => {
      const marks = marksOf(source);
      const state = target === "" || check ? "initial" : "reviewed";
      const notes = [
        `<note category="place">${xml(path)}</note>`,
        `<note category="context">${xml(`${page} – ${say(part)} – ${say(label)}`)}</note>`,
        ...(mayStay ? [hint("A name or address: it may stay.")] : []),
        ...(check === "draft" ? [hint("A draft: please check it.")] : []),
      ];
      return `    <unit id="${key}" name="${xml(say(label))}">
      <notes>
        ${notes.join("\n        ")}
      </notes>
      <segment state="${state}">
        <source xml:space="preserve">${inline(source, marks)}</source>${
          target === ""
            ? ""
            : `\n        <target xml:space="preserve">${inline(target, marks)}</target>`
        }
      </segment>
    </unit>
`;
    },
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${site.language}" trgLang="${language}">
  <file id="site" original="${xml(wordsOf(site.business.name) || "site")}">
${units.join("")}  </file>
</xliff>
`;
}
