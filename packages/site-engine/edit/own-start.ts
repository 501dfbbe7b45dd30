import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { factText } from "@daylit/layouts/schema/facts.ts";
import { textOf } from "@daylit/layouts/schema/marks.ts";
import { type Calling, foldCalling } from "@daylit/layouts/trades/find-calling.ts";
import { type BusinessKind, isBusinessKind } from "../document/business/business-kind.ts";
import { parseSite } from "../document/read/read.ts";
import type { PageSection, SiteDocument, SitePage } from "../document/site-document.ts";
import { pageWords } from "../document/text/page-meta.ts";
import { pathWord } from "./changes/pages.ts";
import { inSiteWords } from "./own-examples.ts";
import { ownHero } from "./own-hero.ts";
import { exampleOf } from "./swap.ts";

/** Words that are true for anybody, in the language of the site (words/start-words.txt). */
export type StartWords = Readonly<Record<string, string>>;

/** What the owner has said before choosing a design. */
export type Answers = {
  sentence: string;
  name: string;
  place: string;
  /** The word for the calling, if it is known. */
  calling?: string | undefined;
  language: string;
  /** A language of the browser’s with its region ("de-AT"): prices are in that country’s money. */
  region?: string | undefined;
};

export type StartNeeds = Omit<Calling, "layout">;

/** Any business: nothing is said about it. */
export const unknownCalling: StartNeeds = {
  type: "LocalBusiness",
  suits: "service",
  opening: "none",
  needs: ["form"],
};

type Values = Readonly<Record<string, unknown>>;

const section = (block: PageSection["block"], values: Values) =>
  ({ block, ...values }) as unknown as PageSection;

/** Footers and navigations that need more than facts. */
const plainer: Readonly<Record<string, string>> = {
  "footer-letter": "footer-columns",
  "footer-social": "footer-columns",
  "nav-strip": "nav-bar",
};

const priceBlocks = ["prices-list", "menu-prices", "treatments-menu"] as const;

/**
 * A website in the look of a layout that says what its owner said, and nothing about anybody else: an opening
 * with their sentence, how to come to an agreement or how to reach them, and a form. Only prices and people,
 * which nobody can guess, are example texts, each on a page of their own.
 */
export function ownStart(
  start: SiteDocument,
  answers: Answers,
  words: StartWords,
  calling: StartNeeds = unknownCalling,
): SiteDocument {
  const say = (key: string) => words[key] ?? "";
  const { suits, opening, needs, type } = calling;
  const { language } = answers;
  const siteLanguage = language === "en" ? start.language : language;
  const upper = (text: string) => {
    const [first = "", ...rest] = text.trim();
    return first.toLocaleUpperCase(language) + rest.join("");
  };
  const sentence = upper(answers.sentence);
  const place = answers.place.trim();
  const pathOf = (label: string, otherwise: string): `/${string}` =>
    `/${pathWord(label, language, otherwise)}`;
  const reach = pathOf(say("contact"), "contact");
  const toContact = (key: string) => ({ label: say(key), href: reach });
  const isGroup = suits === "organisation" || suits === "event";
  const action = toContact(opening === "by appointment" ? "book" : isGroup ? "join" : "touch");
  const business: SiteDocument["business"] = {
    name: answers.name.trim(),
    strapline: sentence,
    ...{ phone: "", email: "" },
    address: place ? [place] : [],
  };
  const said = upper(answers.calling ?? "");
  // The sentence says it already.
  const isSaid = foldCalling(sentence).includes(foldCalling(said));
  // The place follows the address, and may be missing.
  const keyword = isSaid
    ? factText("place")
    : textOf([{ text: said }, { text: "", fact: "· place" }]);
  const hero = start.pages[0]?.sections[0];
  const opens = (heading: string, lead?: string) =>
    section("hero-type", { heading, ...(lead ? { lead } : {}) });
  const steps = ["ask", "agree", "do"].map((key) => ({
    heading: say(key),
    text: say(`${key} text`),
  }));
  const ways = [
    {
      ...{ heading: say("ask"), text: say("answer") },
      // As soon as there is a number, its button dials it.
      action: {
        label: factText("phone", say("touch")),
        href: factText("telephone link", reach),
      },
    },
    { heading: say("write"), text: say("write text"), action: toContact("touch") },
  ];
  const blocks = new Set(start.pages.flatMap(({ sections }) => sections.map(({ block }) => block)));
  const prices = priceBlocks.find((block) => blocks.has(block)) ?? "prices-list";
  const shown = needs.includes("prices")
    ? prices
    : needs.includes("team")
      ? "team-cards"
      : undefined;
  const page = (path: `/${string}`, label: string, sections: readonly PageSection[]): SitePage => ({
    ...{ path, label, sections },
    title: pageWords[path === "/" ? "home" : "ofSite"]({ business, language }, { label, sections })
      .text,
    description:
      path === reach
        ? pageWords.reach({ business, language }).text
        : pageWords.about({ business, language }, { label, sections }).text,
  });
  const home = page("/", say("home"), [
    ownHero(hero ?? exampleOf("hero-type"), sentence, language, {
      // An example picture was not taken there: the name says nothing about it.
      ...{ keyword, caption: factText("name"), lead: say("lead"), action },
    }),
    suits === "service"
      ? section("process-steps", { heading: say("how"), steps })
      : section("contact-ways", { heading: say("reach"), ways }),
    // This footer says the same, right below.
    ...(start.footer.block === "footer-card"
      ? []
      : [section("call-band", { heading: say("lead"), actions: [action] })]),
  ]);
  const key = shown === prices ? "prices" : "about";
  const label = say(key);
  const second =
    shown &&
    page(pathOf(label, key), label, [
      opens(label),
      {
        ...inSiteWords(
          exampleOf(shown),
          { language: siteLanguage, business },
          words,
          answers.region,
        ),
        // The page says already what it is.
        heading: factText("name"),
      } as PageSection,
    ]);
  const contact = page(reach, say("contact"), [
    opens(say("contact"), say("lead")),
    section("contact-form", {
      heading: say("write"),
      lead: say("write text"),
      fields: [
        { label: say("name"), autoComplete: "name" },
        { label: say("email"), kind: "email", autoComplete: "email" },
        { label: say("message"), kind: "textarea" },
      ],
      send: say("send"),
    }),
  ]);
  const frame = <Part extends SiteDocument["nav"] | SiteDocument["footer"]>(part: Part): Part => {
    const block = plainer[part.block] ?? part.block;
    const { fields } = definitionOf(block as Part["block"]);
    return {
      block,
      ...("action" in fields ? { action } : {}),
      ...(block === "footer-card" ? { heading: say("lead"), actions: [action] } : {}),
    } as unknown as Part;
  };
  const { examples: _, ...look } = start;
  return parseSite({
    ...look,
    language: siteLanguage,
    business,
    nav: frame(start.nav),
    footer: frame(start.footer),
    pages: [home, ...(second ? [second] : []), contact],
    kind: isBusinessKind(type) ? type : ("LocalBusiness" satisfies BusinessKind),
  });
}
