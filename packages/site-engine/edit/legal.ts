import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { textsOf as textsOfFields } from "@daylit/layouts/schema/texts.ts";
import { commaIn } from "@daylit/layouts/text/comma.ts";
import { countryOfLaw } from "../document/business/postal-address.ts";
import { siteWords } from "../document/language/language.ts";
import { bySource } from "../document/language/translations.ts";
import {
  limits,
  type PageSection,
  type SiteDocument,
  type SitePage,
} from "../document/site-document.ts";
import { linksOf } from "../document/text/links.ts";
import { exampleSection } from "../document/text/mark-examples.ts";
import { pageWords } from "../document/text/page-meta.ts";
import { resolveSite } from "../document/text/resolve-site.ts";
import { pathWord } from "./changes/pages.ts";
import type { LegalDraft, LegalDrafts, LegalFacts, Point } from "./legal-draft.ts";
import { hasLegalWords, legalWords } from "./legal-words.ts";
import { withWholeTranslation } from "./translate.ts";

export { hasLegalWords, loadLegalWords, underGdpr } from "./legal-words.ts";

/** Professions that need a title, with a chamber and rules of their own. */
const regulated = /^(Dentist|FinancialService|LegalService|MedicalClinic|VeterinaryCare)$/;
const practice = /^(Dentist|MedicalClinic)$/;
/** Questions of a form that are about health, in some languages. */
const aboutHealth =
  /health|allerg|intoleran|illness|injur|medica|medicine|symptom|pregnan|disabilit|diagnos|gesundheit|beschwerden|krank|schmerz|unverträglich|medikament|verletzung|schwanger|behinderung|santé|blessure|grossesse|salud|lesión|embaraz|salute|gravidanza|sağlık|alerji|صح[ةي]|حساسية/i;

/** What the site does, read from its document. */
export function legalFacts(given: SiteDocument): LegalFacts {
  const site = resolveSite(given);
  const { business, form, nav, footer, pages, kind = "", examples = [] } = site;
  const own = (name: "name" | "phone" | "email") =>
    business[name].trim() !== "" && !examples.includes(name);
  const isPlaced =
    business.address.length > 0 &&
    business.address.every((line) => line.trim() !== "") &&
    !examples.includes("address");
  const forms = [nav, ...pages.flatMap((page) => page.sections), footer].filter(
    ({ block }) => "send" in definitionOf(block).fields,
  );
  const asks = forms.length > 0;
  const asksHealth = forms.some((section) =>
    [...textsOfFields(definitionOf(section.block).fields, section)].some(
      ({ path, text }) => path.includes("fields[") && aboutHealth.test(text),
    ),
  );
  const { way } = form;
  const hosts = linksOf(site).flatMap(({ href }) =>
    href.startsWith("https:") && URL.canParse(href)
      ? [new URL(href).host.replace(/^www\./, "")]
      : [],
  );
  const { counter } = site;
  const name = business.name.trim();
  const lines = business.address.map((line) => line.trim());
  const comma = commaIn([name, ...lines].join());
  const place = lines.join(comma);
  // Many begin their address with their name.
  const isNamed = (place + comma).toLowerCase().startsWith((name + comma).toLowerCase());
  const country = countryOfLaw({
    language: site.language,
    // An example’s place says nothing.
    business: {
      ...business,
      ...(own("phone") ? {} : { phone: "" }),
      ...(isPlaced ? {} : { address: [] }),
    },
  });
  return {
    ...(country ? { country } : {}),
    owner: own("name") && isPlaced ? (isNamed ? place : name + comma + place) : "",
    contact: (["phone", "email"] as const)
      .filter(own)
      .map((each) => ({ kind: each, text: business[each] })),
    ...(asks
      ? {
          form:
            way === "service"
              ? { service: new URL(form.address).host }
              : way === "mail"
                ? ("mail" as const)
                : ("host" as const),
        }
      : {}),
    links: [...new Set(hosts)].sort(),
    ...(counter ? { counter: new URL(counter).host } : {}),
    ...(regulated.test(kind) ? { regulated: true as const } : {}),
    ...(asks && practice.test(kind)
      ? { health: "care" as const }
      : asksHealth
        ? { health: "asked" as const }
        : {}),
  };
}

const applies = ([term]: Point) => term !== "";

/** As many points as the block holds. */
const most = 8;

export type Questions = readonly { question: string; answer: string }[];

/** Points in groups of about the same length. */
export function grouped(questions: Questions): Questions[] {
  const groups = Math.ceil(questions.length / most);
  const length = Math.ceil(questions.length / groups);
  return Array.from({ length: groups }, (_, at) => questions.slice(at * length, (at + 1) * length));
}

const questionsOf = (points: readonly Point[]): Questions =>
  points.filter(applies).map(([question, answer]) => ({ question, answer }));

export const sectionsOf = (heading: string, all: Questions): PageSection[] =>
  grouped(all).map((questions) => ({ block: "questions-columns" as const, heading, questions }));

const pageOf = (draft: LegalDraft, { business }: SiteDocument): SitePage => ({
  path: draft.path,
  label: draft.title,
  title: pageWords.ofSite({ business }, { label: draft.title, sections: [] }).text,
  description: "",
  sections: [
    { block: "hero-type", heading: draft.title, lead: draft.lead } as PageSection,
    ...draft.sections.flatMap(({ heading, points }) => sectionsOf(heading, questionsOf(points))),
  ],
  menu: false,
});

/** All texts of both drafts, in order: those of other facts or in another language are as many. */
export const textsOf = ({ notice, privacy }: LegalDrafts): string[] =>
  [notice, privacy].flatMap(({ title, lead, sections }) => [
    ...[title, lead],
    ...sections.flatMap(({ heading, points }) => [heading, ...points.flat()]),
  ]);

const withPages = (site: SiteDocument, added: readonly SitePage[]): SiteDocument => {
  const left = added.filter(({ path }) => !site.pages.some((page) => page.path === path));
  return left.length === 0 || site.pages.length + left.length > limits.pages
    ? site
    : { ...site, pages: [...site.pages, ...left] };
};

/**
 * The site with a legal notice and a privacy page, drafted from what it does. Every text of them is an
 * example text until the owner has confirmed it. Translations of the site get theirs where we have them.
 */
export function withLegalPages(site: SiteDocument): SiteDocument {
  const facts = legalFacts(site);
  const drafts = legalWords(site.language, facts);
  const added = withPages(site, [pageOf(drafts.notice, site), pageOf(drafts.privacy, site)]);
  if (added === site) return site;
  const first = site.pages.length;
  const ours = (page: SitePage): SitePage => ({
    ...page,
    sections: page.sections.map(exampleSection),
  });
  let next: SiteDocument = {
    ...added,
    pages: added.pages.map((page, at) => (at < first ? page : ours(page))),
  };
  for (const { language } of site.translations ?? []) next = withLegalTranslation(next, language);
  return next;
}

const textsIn = (section: PageSection) =>
  [...textsOfFields(definitionOf(section.block).fields, section)].map(({ text }) => text);

/** Each of our texts that the legal pages still say, with our draft in another language. */
function* draftsIn(site: SiteDocument, language: string) {
  if (!hasLegalWords(language)) return;
  const facts = legalFacts(site);
  const own = textsOf(legalWords(site.language, facts));
  const { country: _, ...anywhere } = facts;
  // Before, each language had the law of its own country.
  const former = textsOf(legalWords(language, anywhere));
  const said = new Set(
    resolveSite(site).pages.flatMap(({ label, menu, sections }) =>
      menu === false ? [label, ...sections.flatMap(textsIn)] : [],
    ),
  );
  for (const [at, text] of textsOf(legalWords(language, facts, site.language)).entries()) {
    const of = own[at] ?? "";
    if (said.has(of) && of !== text) yield { of, text, former: former[at] };
  }
}

/** The site with our drafts in another language, where its legal pages are as we drafted them. */
export const withLegalTranslation = (site: SiteDocument, language: string): SiteDocument =>
  [...draftsIn(site, language)].reduce(
    (next, { of, text }) => withWholeTranslation(next, language, of, text),
    site,
  );

/**
 * The site with drafts for what its languages lack of the legal pages, or have as we drafted it for another
 * country. What its owner wrote stays.
 */
export const withoutLegalGaps = (site: SiteDocument): SiteDocument =>
  (site.translations ?? []).reduce((all, translation) => {
    const known = bySource(translation);
    return [...draftsIn(all, translation.language)]
      .filter(({ of, text, former }) => {
        const now = known.get(of)?.text;
        return now === undefined || (now === former && now !== text);
      })
      .reduce(
        (next, { of, text }) => withWholeTranslation(next, translation.language, of, text, "draft"),
        all,
      );
  }, site);

/** The same pages without a word, for their owner to write. */
export function withEmptyLegalPages(site: SiteDocument): SiteDocument {
  const { legalNotice, privacy } = siteWords(site);
  const page = (title: string) =>
    pageOf({ path: `/${pathWord(title, site.language)}`, title, lead: "", sections: [] }, site);
  return withPages(site, [legalNotice, privacy].map(page));
}
