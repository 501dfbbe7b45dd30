import type { SiteDocument } from "@daylit/site-engine";
import { claimWords } from "@daylit/site-engine/assistant/claims.ts";
import { messageFor } from "@daylit/site-engine/assistant/message.ts";
import { readAnswer, withProposed } from "@daylit/site-engine/assistant/read-answer.ts";
import { CommandError } from "./command-error.ts";

const languageNames = new Intl.DisplayNames("en", { type: "language" });

/** The fields of a site for an assistant or an agent, and the form of the answer. */
export const fieldsOf = (site: SiteDocument): string =>
  messageFor(site, { languageName: languageNames.of(site.language) ?? site.language });

/** The site with an answer's texts, and what is to be known of them, a line each. */
export function withAnswer(
  site: SiteDocument,
  answer: string,
): { site: SiteDocument; notes: string[] } {
  const { sections, leftOut, isCut } = readAnswer(site, answer);
  const texts = sections.flatMap((section) => section.texts);
  if (texts.length === 0)
    throw new CommandError("No text of the layout is in this answer. --fields shows its form");
  return {
    site: withProposed(site, sections),
    notes: [
      `${texts.length === 1 ? "1 text" : `${texts.length} texts`} taken from the answer.`,
      ...(isCut ? ["The answer breaks off: ask for the rest."] : []),
      ...texts.flatMap(({ path, after, cut, confirm }) => [
        ...(cut ? [`${path}: too long, cut off: “${cut}”`] : []),
        ...(confirm ? [`${path}: “${after}” – ${claimWords[confirm]}`] : []),
      ]),
      ...leftOut.map(
        ({ name, text, why }) =>
          `Left out${name ? ` (${name})` : ""}: “${text.slice(0, 120)}” ${why}`,
      ),
    ],
  };
}
