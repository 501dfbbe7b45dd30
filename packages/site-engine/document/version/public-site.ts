import { factIn, mapTexts, resolvedBusiness } from "@daylit/layouts/schema/facts.ts";
import { isMarked, mapRuns, type Run, wordsOf } from "@daylit/layouts/schema/marks.ts";
import { longestText } from "@daylit/layouts/schema/read/values.ts";
import {
  isStale,
  placesOf,
  textsThatMustBeTrue,
  withPublicLanguages,
} from "../language/translations.ts";
import { undescribed } from "../pictures/library-descriptions.ts";
import { unseenPictures, withoutPictures } from "../pictures/own-pictures.ts";
import {
  limits,
  type PageSection,
  type SiteDocument,
  type SitePage,
  type TranslatedText,
  type Translation,
} from "../site-document.ts";

/**
 * A site document holds more than its pages show, for its owner alone: words of earlier designs,
 * translations of sentences that were removed, languages that aren’t public or no longer there, and
 * pictures that others have replaced. None of it is put online.
 */

type EditingNotes = Pick<PageSection, "kept">;

function withoutNotes<S extends object>(section: S): S {
  if (!("kept" in section)) return section;
  const { kept: _, ...shown } = section as S & EditingNotes;
  return shown as S;
}

/** Where a fact is missing, texts go on saying what they said; nobody else reads what was said before. */
function withoutFormerFacts(site: SiteDocument): SiteDocument {
  const { nav, footer, pages, business } = site;
  const known = resolvedBusiness(business);
  const now = (run: Run): Run =>
    run.text && run.fact ? { ...run, text: factIn(known, run.fact) ?? run.text } : run;
  const shown = mapTexts({ business, nav, footer, pages }, (text) => {
    if (!isMarked(text)) return text;
    const next = mapRuns(text, now);
    const fits = wordsOf(next).length <= longestText;
    return fits ? next : mapRuns(text, (run) => (run.fact ? { ...run, text: "" } : run));
  });
  return { ...site, ...shown };
}

const languagesIn = ({ language, translations = [] }: SiteDocument) =>
  new Set([language, ...translations.map((translation) => translation.language)]);

/**
 * The site as anybody may read it. What its owner removed from the pages is not in it. `described`: with
 * translated descriptions of our pictures, which are found once those of the site's language are loaded.
 */
export function publicSite(given: SiteDocument, described = true): SiteDocument {
  const open = withPublicLanguages(given);
  const seen = withoutFormerFacts(withoutPictures(open, unseenPictures(open)));
  const site: SiteDocument = {
    ...seen,
    nav: withoutNotes(seen.nav),
    footer: withoutNotes(seen.footer),
    pages: seen.pages.map((page) => ({ ...page, sections: page.sections.map(withoutNotes) })),
  };
  const { words, translations } = site;
  if (translations) {
    const said = new Set([...placesOf(site)].map(({ text }) => text));
    // Of a text that was rewritten, no page shows a translation that could be false.
    const mustBeTrue = textsThatMustBeTrue(site);
    site.translations = translations.map((translation) => {
      const alts = described ? undescribed(site, translation.language) : [];
      const isShown = (entry: TranslatedText) =>
        (said.has(entry.of) && !(isStale(entry) && mustBeTrue.has(entry.of))) ||
        alts.some(({ text }) => text === entry.of);
      return { ...translation, texts: translation.texts.filter(isShown) };
    });
  }
  if (words) {
    const spoken = languagesIn(site);
    const left = Object.entries(words).filter(([language]) => spoken.has(language));
    if (left.length > 0) site.words = Object.fromEntries(left);
    else delete site.words;
  }
  return site;
}

function withKeptOf<S extends { block: string }>(section: S, own?: { block: string }): S {
  const { kept } = (own ?? {}) as EditingNotes;
  return kept && own?.block === section.block ? { kept, ...section } : section;
}

/** Each section with what the one of the same design, in the same order, keeps. */
const keeping = (pages: readonly SitePage[], own: readonly SitePage[]): SitePage[] =>
  pages.map((page) => {
    const before = [...(own.find(({ path }) => path === page.path)?.sections ?? [])];
    const sections = page.sections.map((section) => {
      const at = before.findIndex(({ block }) => block === section.block);
      const [found] = at < 0 ? [] : before.splice(at, 1);
      return withKeptOf(section, found);
    });
    return { ...page, sections };
  });

/** A site that was read from its address, with what only the owner's browser has of it. */
export function withPrivateWords(site: SiteDocument, own: SiteDocument): SiteDocument {
  const spoken = languagesIn(site);
  const texts = new Map(own.translations?.map((each) => [each.language, each.texts]));
  const more = ({ texts: shown, ...translation }: Translation) => {
    const known = new Set(shown.map(({ of }) => of));
    const kept = (texts.get(translation.language) ?? []).filter(({ of }) => !known.has(of));
    return { ...translation, texts: [...shown, ...kept].slice(0, limits.translated) };
  };
  const begun = (own.translations ?? []).filter(
    (each) => !each.public && !spoken.has(each.language),
  );
  const translations = [...(site.translations ?? []).map(more), ...begun];
  const words = Object.entries(own.words ?? {}).filter(([language]) => !spoken.has(language));
  return {
    ...site,
    ...(words.length > 0 ? { words: { ...site.words, ...Object.fromEntries(words) } } : {}),
    ...(translations.length > 0
      ? { translations: translations.slice(0, limits.translations) }
      : {}),
    nav: withKeptOf(site.nav, own.nav),
    footer: withKeptOf(site.footer, own.footer),
    pages: keeping(site.pages, own.pages),
  };
}
