import type { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { kindOf } from "@daylit/layouts/blocks/kinds.ts";
import type { SiteDocument } from "../site-document.ts";
import { linksOf } from "../text/links.ts";
import { type Placed, textsOfSite } from "../text/texts.ts";
import { blanksOf } from "./blanks.ts";

/** What would be false in public. */
export const inventions = [
  ...["name", "phone", "email", "address", "hours"],
  ...["price", "testimonial", "person", "legal", "blank"],
] as const as readonly Invention[];

export type Invention =
  | ("name" | "phone" | "email" | "address" | "hours")
  | ("price" | "testimonial" | "person" | "legal" | "blank");

export type InventedFact = {
  about: Invention;
  text: string;
  path: string;
  page?: number;
  section?: number;
};

/** Numbers that Ofcom keeps for fiction: they are false even in a text that the owner keeps. */
const fictionalNumber =
  /(?<!\d)(?:01632[\s-]?960|0(?:11[3-8]|1[2-69]1)[\s-]?496[\s-]?0|07700[\s-]?900|020[\s-]?7946[\s-]?0|029[\s-]?2018[\s-]?0|028[\s-]?9649[\s-]?6|08081[\s-]?570)[\s\d-]*/;
const fictionalMail = /\S+@\S+\.(?:example|invalid|test)\b/;
const fictionalPostcode = /\b[A-Z]{1,2}\d[A-Z\d]?\s?9ZZ\b/;
const amount = /[£€$]\s?\d|\d\s?(?:£|€|EUR|GBP|USD)\b/;

const facts: Readonly<Record<string, Invention>> = {
  name: "name",
  phone: "phone",
  email: "email",
  address: "address",
  hours: "hours",
  note: "legal",
};

/** What a text claims that isn't so; undefined if it is the owner's, or claims none of these things. */
function inventionIn(site: SiteDocument, { text, path, role, page, section, example }: Placed) {
  const plain = text.replaceAll("\u00a0", " ");
  if (fictionalNumber.test(plain)) return "phone";
  if (fictionalMail.test(plain)) return "email";
  if (fictionalPostcode.test(plain)) return "address";
  if (!example) return undefined;
  const [, fact = ""] = /^business\.(\w+)/.exec(path) ?? [];
  if (Object.hasOwn(facts, fact)) return facts[fact];
  if (path.startsWith("footer.legal")) return "legal";
  const found = page === undefined ? undefined : site.pages[page]?.sections[section ?? -1];
  if (found && kindOf(found.block) === "quotes") return "testimonial";
  if (found && (kindOf(found.block) === "team" || /\.people\[/.test(path))) return "person";
  if (role === "price" || role === "was" || amount.test(plain)) return "price";
  return undefined;
}

const namesOf: Partial<Record<Invention, RegExp>> = {
  testimonial: /\.words$/,
  person: /\.name$/,
};

/** Telephone, address, prices, testimonials, people and legal lines that are still invented, and blanks. */
export function inventedFacts(site: SiteDocument): InventedFact[] {
  const texts = textsOfSite(site).flatMap((placed): InventedFact[] => {
    // The title and the description say what other texts say.
    if (/^pages\[\d+\]\.(title|description)$/.test(placed.path)) return [];
    const about = inventionIn(site, placed);
    const { text, path, page, section } = placed;
    // Of a person the name is enough, of a testimonial the words.
    if (!about || (namesOf[about] && !namesOf[about].test(path))) return [];
    return [{ about, text, path, page, section }];
  });
  const links = linksOf(site).flatMap(({ href, ...place }): InventedFact[] => {
    const text = href.replace(/^(tel|mailto):/, "");
    if (text === href || texts.some(({ path }) => path === place.path.replace(/href$/, "label")))
      return [];
    if (fictionalMail.test(text)) return [{ about: "email", text, ...place }];
    return fictionalNumber.test(text) ? [{ about: "phone", text, ...place }] : [];
  });
  const blanks = blanksOf(site).map((each): InventedFact => ({ about: "blank", ...each }));
  return [...texts, ...links, ...blanks].sort(
    (a, b) => inventions.indexOf(a.about) - inventions.indexOf(b.about),
  );
}

/** Whether a block has a place for prices, so that without them nothing of it is left. */
export const sellsThings = (block: Parameters<typeof definitionOf>[0]) =>
  ["prices", "menu", "treatments", "products", "offers", "courses", "listing"].includes(
    kindOf(block),
  );
