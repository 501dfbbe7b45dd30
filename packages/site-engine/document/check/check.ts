import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { isEmail } from "@daylit/layouts/text/email.ts";
import { withoutHours } from "../business/business-kind.ts";
import { spanProblem, weekdays } from "../business/opening-hours.ts";
import { openingOf, unreadTimes } from "../business/read-hours.ts";
import { siteWords } from "../language/language.ts";
import { leftTexts } from "../language/parts.ts";
import { bySource, textsThatMustBeTrue, untranslated } from "../language/translations.ts";
import { examplePictures } from "../pictures/example-pictures.ts";
import { imageRefs, picturesOf } from "../pictures/image-refs.ts";
import { undescribed, untranslatedPictures } from "../pictures/library-descriptions.ts";
import { upscaled } from "../pictures/picture-size.ts";
import type { SiteDocument, SitePage } from "../site-document.ts";
import { contactPath } from "../text/contact-page.ts";
import { linkExists, linksOf } from "../text/links.ts";
import { resolveSite } from "../text/resolve-site.ts";
import { textsOfSite } from "../text/texts.ts";
import { blanksOf, hasBlank, isLegal } from "./blanks.ts";
import { emptyPages } from "./empty-pages.ts";
import { isForm } from "./forms.ts";

export type Finding = {
  about:
    | ("package" | "example" | "picture" | "size" | "length" | "empty" | "count")
    | (
        | "example pictures"
        | "title"
        | "hours"
        | "reach"
        | "link"
        | "weight"
        | "legal"
        | "translation"
      );
  /** "must": the site would be broken. "should": it would be worse. "note": it is good to know. */
  level: "must" | "should" | "note";
  /** Where in the document, for the way there. */
  path: string;
  page?: number;
  section?: number;
  words: string;
};

/** What the package holds; the contact page comes on top. */
export type Limits = { name: string; limits: { pages: number; sections: number; photos: number } };

/** What a page weighs on the wire: document with styles, typefaces, pictures of the first view. */
export type Weights = readonly { path: string; words: number; fonts: number; pictures: number }[];

const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`;

const called = ({ label, path }: SitePage) => `“${label || path}”`;

function* fits(site: SiteDocument, { name, limits }: Limits): Generator<Finding> {
  const about = "package" as const;
  const level = "note" as const;
  const contact = contactPath(site);
  const counted = site.pages.filter(({ path }) => path === "/" || path !== contact);
  if (counted.length > limits.pages) {
    const words = `${count(counted.length, "page")} beside the contact page; ${name} has ${limits.pages}.`;
    yield { about, level, path: "pages", words };
  }
  for (const [page, { sections, ...rest }] of site.pages.entries())
    if (sections.length > limits.sections) {
      const words = `${called({ ...rest, sections })} has ${count(sections.length, "section")}; ${name} has ${limits.sections} on a page.`;
      yield { about, level, path: `pages[${page}].sections`, page, words };
    }
  const photos = picturesOf(site).length;
  if (photos > limits.photos) {
    const words = `${count(photos, "picture")}; ${name} has ${limits.photos}.`;
    yield { about, level, path: "pictures", words };
  }
}

const toConfirm =
  "We drafted this legal text. Read it, correct it, and keep it if it’s true for you.";
const toFillIn = "Fill in the details in square brackets.";

function* wording(site: SiteDocument): Generator<Finding> {
  for (const written of textsOfSite(site)) {
    const { path, label, text, length, optional, page, section, example } = written;
    const place = { path, page, section };
    const { soft, hard, why } = length;
    const reason = why ? `: ${why}` : "";
    // Legal pages are as long as they have to be, and none of their texts goes online unread.
    if (isLegal(site, page) && text.trim() !== "") {
      if (hasBlank(text)) yield { about: "legal", level: "must", ...place, words: toFillIn };
      else if (example) yield { about: "legal", level: "must", ...place, words: toConfirm };
      continue;
    }
    if (text.trim() === "") {
      if (!optional) yield { about: "empty", level: "must", ...place, words: `${label} is empty.` };
    } else if (text.length > hard) {
      const words = `${label} is too long: ${text.length} characters, at most ${hard} fit${reason}.`;
      yield { about: "length", level: "must", ...place, words };
    } else if (text.length > soft) {
      const words = `${label} is long: ${text.length} characters, up to ${soft} look right${reason}.`;
      yield { about: "length", level: "should", ...place, words };
    }
    if (example && text.trim() !== "")
      yield {
        about: "example",
        level: "should",
        ...place,
        words: `${label}: these words are ours.`,
      };
  }
}

function* lists(site: SiteDocument): Generator<Finding> {
  for (const [page, { sections }] of resolveSite(site).pages.entries())
    for (const [section, values] of sections.entries())
      for (const [name, field] of Object.entries(definitionOf(values.block).fields)) {
        const list = (values as Readonly<Record<string, unknown>>)[name];
        if (!Array.isArray(list)) continue;
        const { exactly, min = 0 } = field as { exactly?: number; min?: number };
        const least = exactly ?? min;
        if (list.length >= least) continue;
        const path = `pages[${page}].sections[${section}].${name}`;
        const words = `${field.label}: ${list.length} of at least ${least}.`;
        yield { about: "count", level: "should", path, page, section, words };
      }
}

function* pictures(site: SiteDocument): Generator<Finding> {
  for (const { image, path, page, section } of imageRefs(site)) {
    const own = Object.hasOwn(site.pictures, image.id)
      ? site.pictures[image.id as keyof typeof site.pictures]
      : undefined;
    if (!own) continue;
    const soft = upscaled(path, own.width);
    if (soft) yield { about: "size", level: "should", path, page, section, words: soft };
    if (image.alt !== undefined || own.alt.trim() !== "") continue;
    const words = "Describe this picture for people who can’t see it.";
    yield { about: "picture", level: "must", path, page, section, words };
  }
}

/** Pictures that nobody has chosen: one finding for all. */
function* ourPictures(site: SiteDocument): Generator<Finding> {
  const ours = examplePictures(site);
  const [first] = ours;
  if (!first) return;
  const { path, page, section } = first;
  const words =
    ours.length === 1 ? "One picture is our example." : `${ours.length} pictures are our examples.`;
  yield { about: "example pictures", level: "should", path, page, section, words };
}

/** Our pictures whose descriptions are in another language than the page: one finding for all. */
function* descriptions(site: SiteDocument): Generator<Finding> {
  const words = (number: number) =>
    number === 1
      ? "One picture has no description in this language yet."
      : `${number} pictures have no description in this language yet.`;
  const own = undescribed(site);
  const [first] = own;
  if (first) {
    const { path, page, section } = first;
    const number = new Set(own.map(({ image }) => image.id)).size;
    yield { about: "picture", level: "should", path, page, section, words: words(number) };
  }
  for (const [at, translation] of (site.translations ?? []).entries()) {
    const left = translation.public ? untranslatedPictures(site, translation).length : 0;
    if (left === 0) continue;
    const { language } = siteWords({ ...site, language: translation.language });
    const path = `translations[${at}]`;
    yield { about: "picture", level: "should", path, words: `${language}: ${words(left)}` };
  }
}

function* names(site: SiteDocument): Generator<Finding> {
  for (const page of emptyPages(site)) {
    const words = `${called(site.pages[page] as SitePage)} shows nothing but its name. Add a section, or remove the page.`;
    yield { about: "empty", level: "should", path: `pages[${page}].sections`, page, words };
  }
}

function* titles(site: SiteDocument): Generator<Finding> {
  const { pages } = resolveSite(site);
  for (const [page, { title }] of pages.entries()) {
    const first = pages.findIndex((other) => other.title.trim() === title.trim());
    const before = pages[first];
    if (first === page || !before || title.trim() === "") continue;
    const words = `The title is the same as that of ${called(before)}: people cannot tell the tabs apart.`;
    yield { about: "title", level: "should", path: `pages[${page}].title`, page, words };
  }
}

/** Typed hours and hours by day alike. */
function* hours(site: SiteDocument): Generator<Finding> {
  for (const [day, spans] of (openingOf(site)?.days ?? []).entries()) {
    const problem = spanProblem(spans);
    const words = `${weekdays[day]}: ${problem}`;
    if (problem) yield { about: "hours", level: "should", path: "business.hours", words };
  }
  // Examples have a finding of their own, and some kinds have no hours for search engines.
  if (site.examples?.includes("hours") || (site.kind && withoutHours.has(site.kind))) return;
  for (const line of unreadTimes(site)) {
    const said = line.filter(Boolean).join(" ");
    const words = `Search engines get no opening hours, because this line can’t be read: “${said}”. Write its days and times alone.`;
    yield { about: "hours", level: "should", path: "business.hours", words };
  }
}

function* reach(site: SiteDocument): Generator<Finding> {
  const { business, form, pages } = site;
  const forms = pages.flatMap(({ sections }, page) =>
    sections.flatMap((section, number) => (isForm(section) ? [{ page, section: number }] : [])),
  );
  const about = "reach" as const;
  if (!business.phone && !business.email && !(form.way !== "mail" && forms.length > 0)) {
    const words = "There is no way to contact you: add a telephone number or an email address.";
    yield { about, level: "must", path: "business", words };
  }
  if (business.email && !isEmail(business.email)) {
    const words = `“${business.email}” isn’t one email address, so it has no link. Enter one, such as ann@bakery.example.`;
    yield { about, level: "must", path: "business.email", words };
  }
  if (form.way === "mail" && !isEmail(business.email))
    for (const place of forms) {
      const words = "This form can’t be sent: add an email address or a form service.";
      yield { about, level: "must", path: "business.email", ...place, words };
    }
}

function* links(site: SiteDocument): Generator<Finding> {
  for (const { href, path, page, section } of linksOf(site)) {
    const pages = page === undefined ? site.pages : [site.pages[page]];
    const bad = pages.filter((from) => from && !linkExists(href, from, site));
    if (bad.length === 0) continue;
    const words = href ? `This link is broken: “${href}” is not on this site.` : "Add a link.";
    yield { about: "link", level: "must", path, page, section, words };
  }
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

/** Heavier than this, and people on a train notice. */
export const heavy = 250_000;

function* weight(site: SiteDocument, weights: Weights): Generator<Finding> {
  for (const [page, of] of site.pages.entries()) {
    const found = weights.find(({ path }) => path === of.path);
    if (!found) continue;
    const whole = found.words + found.fonts + found.pictures;
    const level = whole > heavy ? ("should" as const) : ("note" as const);
    const words = `${called(of)} downloads ${kilobytes(whole)} when it opens: ${kilobytes(found.words)} of words and styles, ${kilobytes(found.fonts)} of typefaces, ${kilobytes(found.pictures)} of pictures.`;
    yield { about: "weight", level, path: `pages[${page}]`, page, words };
  }
}

function* translations(site: SiteDocument): Generator<Finding> {
  const blanks = blanksOf(site);
  const shownAsWritten = textsThatMustBeTrue(site);
  for (const [at, translation] of (site.translations ?? []).entries()) {
    const path = `translations[${at}]`;
    const { language } = siteWords({ ...site, language: translation.language });
    if (blanks.some((each) => each.path === path))
      yield { about: "legal", level: "must", path, words: `${language}: ${toFillIn}` };
    const known = bySource(translation);
    const all = untranslated(site, translation);
    const untrue = translation.public
      ? all.filter(({ text }) => known.get(text)?.check === "facts" && !shownAsWritten.has(text))
      : [];
    if (untrue.length > 0) {
      const words = `${language}: ${count(untrue.length, "translation")} may still say a former name, telephone number or other fact.`;
      yield { about: "translation", level: "must", path, words };
    }
    const left = [...leftTexts(site, translation).values()];
    if (left.length === 0) continue;
    const drafts = left.filter((why) => why === "draft").length;
    const texts = count(left.length, "text");
    const words =
      drafts === 0
        ? `${language}: ${texts} to translate or read.`
        : `${language}: ${texts} to translate or read, ${count(drafts, "draft")} among them.`;
    yield translation.public
      ? { about: "translation", level: "should", path, words }
      : { about: "translation", level: "note", path, words: `${words} Not public yet.` };
  }
}

/** Everything there is to say about a site document, in plain words, the worst first. */
export function check(site: SiteDocument, offer?: Limits, weights: Weights = []): Finding[] {
  const order = ["must", "should", "note"];
  return [
    ...reach(site),
    ...hours(site),
    ...links(site),
    ...pictures(site),
    ...descriptions(site),
    ...ourPictures(site),
    ...wording(site),
    ...lists(site),
    ...titles(site),
    ...names(site),
    ...translations(site),
    ...(offer ? fits(site, offer) : []),
    ...weight(site, weights),
  ].sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
}
