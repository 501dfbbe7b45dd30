import type { SiteDocument } from "../document/site-document.ts";
import { textsOfSite } from "../document/text/texts.ts";

/** What a text claims that nobody but the owner can know: it is to be confirmed, and blocks nothing. */
export type Claim =
  | "price"
  | "number"
  | "year"
  | "quote"
  | "award"
  | "qualification"
  | "blank"
  | "contact";

export const claimWords: Readonly<Record<Claim, string>> = {
  price: "Is this price right?",
  number: "Is this number right?",
  year: "Is this year right?",
  quote: "Did somebody say this? Invented quotes are false advertising.",
  award: "Did you get this award?",
  qualification: "Do you have this qualification?",
  blank: "Fill in what is in brackets.",
  contact: "Is this address or number yours?",
};

const digits = /\p{Nd}[\p{Nd}.,’'\u00a0:/–-]*/gu;
const money = /[£€$₺₴₪₹]|(?:EUR|GBP|USD|CHF|zł|Kč|\bkr\b|JOD|EGP|TL|د\.أ|ج\.م)/u;

/** Numbers in words, from ten on: “three reasons” claims nothing. */
const numberWords =
  /(?<!\p{L})(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ]\w+)?|eleven|twelve|fifteen|hundreds?|thousands?|dozens?|decades?|zwanzig|dreißig|vierzig|fünfzig|hundert\w*|tausend\w*|jahrzehnt\w*|vingt|trente|quarante|cinquante|centaines?|milliers?|décennies?|venti|trenta|cento|centinaia|migliaia|veinte|treinta|cientos|miles|décadas|vinte|trinta|centenas|milhares|twintig|dertig|honderd\w*|duizend\w*|dwadzieścia|trzydzieści|setki|tysiące|dvacet|třicet|stovky|tisíce|tjugo|trettio|hundra\w*|tusen\w*|tyve|tredive|hundred\w*|kaksikymmentä|satoja|tuhansia|yirmi|otuz|yüzlerce|binlerce|двадцять|тридцять|сотні|тисячі|عشرين|عشرون|ثلاثين|مئات|آلاف|עשרים|שלושים|מאות|אלפי)(?!\p{L})/giu;

const awards =
  /(?<!\p{L})(?:award\w*|prize\w*|winner\w*|voted|best in|number one|no\.? ?1|top[- ]rated|five[- ]star|ausgezeichnet\w*|auszeichnung\w*|preisträger\w*|testsieger|récompens\w*|primé\w*|lauréat\w*|premiat\w*|premio|galardon\w*|premiad\w*|prémio|bekroond|nagrod\w*|laureat\w*|oceněn\w*|prisbelön\w*|prisvinnende|palkit\w*|ödüllü|ödül|нагород\w*|جائزة|جوائز|פרס)(?!\p{L})/iu;

const qualifications =
  /(?<!\p{L})(?:certified|certificat\w*|qualified|accredit\w*|licen[cs]ed|registered|chartered|diploma|degree|ph\.?d|m\.?sc|insured|guarantee\w*|member of|approved by|trained (?:at|by|in)|graduate\w*|zertifiziert\w*|zertifikat\w*|staatlich|geprüft\w*|anerkannt\w*|meister(?:in|brief|betrieb)?|diplom\w*|mitglied|garantie\w*|versichert|ausgebildet\w*|certifié\w*|agréé\w*|diplômé\w*|assuré\w*|membre de|certificat[oaie]|abilitat\w*|laureat[oa]|certificad\w*|titulad\w*|colegiad\w*|gecertificeerd\w*|erkend\w*|gediplomeerd\w*|certyfikowan\w*|dyplomowan\w*|certifikovan\w*|certifierad\w*|legitimerad\w*|certificeret|autoriseret|sertifioitu|laillistettu|sertifikalı|lisanslı|сертифікован\w*|дипломован\w*|ліцензован\w*|معتمد\w*|مرخص\w*|שמאי|מוסמכ\w*|מוסמך)(?!\p{L})/iu;

const contact = /\S+@\S+\.\w+|https?:\/\/\S+|(?<!\p{L})www\.\S+/iu;
/** A detail that the assistant left to the owner. */
const blank =
  /\[[^\]\n]{2,60}\]|(?<!\p{L})(?:TBD|TBC|XXX+|X{2,}|lorem ipsum)(?!\p{L})|<[\p{L} _]{3,40}>/u;
const year = /(?<!\p{Nd})(?:1[89]|20)\p{Nd}{2}(?!\p{Nd})/u;

/** "1,200" and "1.200" are the same number, and so are "٢٠" and "20". */
const folded = (number: string): string => {
  const plain = [...number].map((each) => {
    const code = each.codePointAt(0) ?? 0;
    const zero = [0x30, 0x660, 0x6f0, 0x966].find((from) => code >= from && code < from + 10);
    return zero === undefined ? each : String(code - zero);
  });
  return plain
    .join("")
    .replaceAll(/[.,’'\u00a0:/–-]+$/g, "")
    .replaceAll(/[.,’'\u00a0](?=\d{3}(?!\d))/g, "");
};

const numbersIn = (text: string): string[] =>
  [...text.matchAll(digits)].map(([number]) => folded(number));

/** What the owner has said: facts, texts of their own, and what was written to the assistant. */
export type Known = { text: string; numbers: ReadonlySet<string> };

export function knownOf(site: SiteDocument, notes = ""): Known {
  const own = textsOfSite(site).filter(({ example }) => !example);
  const said = [notes, ...own.map(({ text }) => text)];
  const text = said.join("\n");
  return { text: text.toLowerCase(), numbers: new Set(numbersIn(text)) };
}

type Place = { role?: string | undefined; kind?: string; path: string; isQuotes?: boolean };

/** What is to be confirmed in a text; undefined if the owner has said all of it. */
export function claimIn(
  text: string,
  { role, path, isQuotes }: Place,
  known: Known,
): Claim | undefined {
  const isSaid = (words: string) => known.text.includes(words.trim().toLowerCase());
  if (text.trim() === "" || isSaid(text)) return undefined;
  if (blank.test(text)) return "blank";
  if (role === "quote" || (isQuotes && (role === "person" || /\.(?:words|name|who)$/.test(path))))
    return "quote";
  const [at] = contact.exec(text) ?? [];
  if (at && !isSaid(at)) return "contact";
  const unknown = numbersIn(text).filter((number) => !known.numbers.has(number));
  if (unknown.length > 0) {
    if (role === "price" || role === "was" || money.test(text)) return "price";
    // “Step 1” and “2 rooms” are counted on the page; a house number is not.
    if (unknown.some((number) => year.test(number))) return "year";
    if (unknown.some((number) => number.length > 1 || role === "figure" || role === "date"))
      return "number";
  }
  if ((text.match(numberWords) ?? []).some((word) => !isSaid(word))) return "number";
  const [won] = awards.exec(text) ?? [];
  if (won && !isSaid(won)) return "award";
  const [learnt] = qualifications.exec(text) ?? [];
  return learnt && !isSaid(learnt) ? "qualification" : undefined;
}
