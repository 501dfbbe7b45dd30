import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import {
  limits,
  type PageSection,
  type SiteDocument,
  type SitePage,
} from "../document/site-document.ts";
import { linksOf } from "../document/text/links.ts";
import { isPlaceholder, placeholderKey } from "../document/text/placeholder-text.ts";
import { textsOfSite } from "../document/text/texts.ts";
import { hasLegalWords, type LegalDraft, type LegalFacts, legalWords } from "./legal-words.ts";
import { withTranslation } from "./translate.ts";

/** What the site does, read from its document. */
export function legalFacts(site: SiteDocument): LegalFacts {
  const { business, form, nav, footer, pages } = site;
  const own = (text: string) => text.trim() !== "" && !isPlaceholder(site, text);
  const sections = [nav, ...pages.flatMap((page) => page.sections), footer];
  const asks = sections.some(({ block }) => "send" in definitionOf(block).fields);
  const { way } = form;
  const hosts = linksOf(site).flatMap(({ href }) =>
    href.startsWith("https:") && URL.canParse(href)
      ? [new URL(href).host.replace(/^www\./, "")]
      : [],
  );
  const { counter } = site as { counter?: unknown };
  return {
    owner:
      own(business.name) && business.address.every(own) && business.address.length > 0
        ? [business.name, ...business.address].join(", ")
        : "",
    contact: (["phone", "email"] as const)
      .filter((kind) => own(business[kind]))
      .map((kind) => ({ kind, text: business[kind] })),
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
    ...(typeof counter === "string" && URL.canParse(counter)
      ? { counter: new URL(counter).host }
      : {}),
  };
}

/** Points in groups of as many as the block holds. */
const most = 8;

function sectionsOf({ sections }: LegalDraft): PageSection[] {
  return sections.flatMap(({ heading, points }) =>
    Array.from({ length: Math.ceil(points.length / most) }, (_, part) => ({
      block: "questions-columns" as const,
      heading,
      questions: points
        .slice(part * most, (part + 1) * most)
        .map(([question, answer]) => ({ question, answer })),
    })),
  );
}

const pageOf = (draft: LegalDraft, { business }: SiteDocument): SitePage => ({
  path: draft.path,
  label: draft.title,
  title: `${draft.title}: ${business.name}`,
  description: "",
  sections: [
    { block: "hero-type", heading: draft.title, lead: draft.lead } as PageSection,
    ...sectionsOf(draft),
  ],
  menu: false,
});

/** All texts of a draft, in order: the same draft in another language has as many. */
const textsOf = ({ title, lead, sections }: LegalDraft): string[] => [
  ...[title, lead],
  ...sections.flatMap(({ heading, points }) => [heading, ...points.flat()]),
];

/**
 * The site with a legal notice and a privacy page, drafted from what it does. Every text of them is an
 * example text until the owner has confirmed it. Translations of the site get theirs where we have them.
 */
export function withLegalPages(site: SiteDocument): SiteDocument {
  const facts = legalFacts(site);
  const { notice, privacy } = legalWords(site.language)(facts);
  const drafts = [notice, privacy].filter(
    ({ path }) => !site.pages.some((page) => page.path === path),
  );
  const added = drafts.map((draft) => pageOf(draft, site));
  if (added.length === 0 || site.pages.length + added.length > limits.pages) return site;
  const pages = [...site.pages, ...added];
  const first = site.pages.length;
  const keys = textsOfSite({ ...site, pages })
    .filter(({ page = 0, path, text }) => page >= first && !/\.title$/.test(path) && text.trim())
    .map(({ text }) => placeholderKey(text));
  let next: SiteDocument = { ...site, pages, lent: [...new Set([...site.lent, ...keys])].sort() };
  for (const { language } of site.translations ?? []) {
    if (!hasLegalWords(language)) continue;
    const other = legalWords(language)(facts);
    const pairs = ([notice, privacy] as const).flatMap((draft, at) => {
      const texts = textsOf(at === 0 ? other.notice : other.privacy);
      return textsOf(draft).map((of, index) => [of, texts[index] ?? ""] as const);
    });
    for (const [of, text] of pairs)
      if (of !== text && of !== facts.owner) next = withTranslation(next, language, of, text);
  }
  return next;
}
