import { loadWords } from "@daylit/layouts/words/words.ts";
import { wideWindow } from "../canvas/stage-width.ts";
import { t } from "../messages/t.ts";
import type { Interface } from "./interface.ts";
import type { Session } from "./session.ts";

/**
 * Shows the page in a language of the site, in which it is then written, with the list of its texts where there
 * is room; the site's own language needs no list.
 */
export async function showLanguage(
  tag: string,
  session: Session,
  shown: Interface,
  list = matchMedia(wideWindow).matches,
) {
  const { language: _, ...view } = shown.now.view;
  if (tag === session.site.language) return shown.setView(view);
  try {
    // Until its words are there, the name of a language is its tag.
    await loadWords([tag]);
    const { siteInLanguage } = await import("../canvas/text/site-in-language.ts");
    const language = siteInLanguage(session.site, tag);
    shown.setView({ ...view, language });
    shown.setChooser(undefined);
    if (list) shown.setPanel("words");
    shown.announce(t`The page is in ${language.name}: what you write on it is the translation.`);
  } catch {
    shown.announce(t`This part could not be loaded. Check your connection.`, true);
  }
}
