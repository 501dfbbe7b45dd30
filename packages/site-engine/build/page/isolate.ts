import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";
import { directionOf } from "../../document/language/language.ts";
import type { SiteDocument } from "../../document/site-document.ts";

const rightToLeft = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}]/u;

/** Written against the direction of a page. */
const isOpposite = (text: string, direction: "ltr" | "rtl") =>
  direction === "ltr" ? rightToLeft.test(text) : /\p{L}/u.test(text) && !rightToLeft.test(text);

/** Elements that hold words alone, and those whose content people do not read. */
export const piece = /<(option|script|style|svg|textarea)\b[\s\S]*?<\/\1>|<[^>]*>|[^<]+/g;

/** A telephone number, with a country code or a nought at its beginning. */
const number = /(?<![\p{L}\p{Nd}])\(?[+0٠۰][\p{Nd}\s()./-]{5,}\p{Nd}(?![\p{L}\p{Nd}])/gu;

/**
 * A body in which telephone numbers, streets and names keep their order inside a sentence of the other
 * direction. Without that “+962 6 465 1234” is shown as “1234 465 6 962+”.
 */
export function isolated(
  markup: string,
  { language, business }: Pick<SiteDocument, "language" | "business">,
): string {
  const direction = directionOf(language);
  const facts = [business.name, ...business.address]
    .map((fact) => fact.trim())
    .filter((fact) => isOpposite(fact, direction))
    .sort((a, b) => b.length - a.length)
    .map((fact) =>
      escapeHtml(fact)
        .replaceAll("'", "&#x27;")
        .replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"),
    );
  const names =
    facts.length > 0 ? new RegExp(`(?<!\\p{L})(?:${facts.join("|")})(?!\\p{L})`, "gu") : /(?!)/g;
  // Digits of Europe begin at the left on a page of the same direction anyway.
  const isTurned = (text: string) => direction === "rtl" || /[^\P{Nd}0-9]/u.test(text);
  if (facts.length === 0 && direction === "ltr" && !isTurned(markup)) return markup;
  return markup.replaceAll(piece, (text) =>
    text.startsWith("<")
      ? text
      : text
          .replaceAll(names, (name) => `<bdi>${name}</bdi>`)
          .replaceAll(number, (found) =>
            isTurned(found) ? `<bdo dir="ltr">${found}</bdo>` : found,
          ),
  );
}
