import { withCommas } from "@daylit/layouts/text/comma.ts";
import { dialled, plainNumber } from "@daylit/layouts/trades/business.ts";
import type { SiteDocument } from "../site-document.ts";

/** Address and telephone as search engines and people abroad read them. Nothing is guessed that the lines don’t say. */

/** Codes of countries where they stand before the town, by the country of a language. */
const codes: Readonly<Record<string, RegExp>> = {
  ...{ AT: /^\d{4}$/, BE: /^\d{4}$/, CH: /^\d{4}$/, DK: /^\d{4}$/, NO: /^\d{4}$/ },
  ...{ DE: /^\d{5}$/, ES: /^\d{5}$/, FI: /^\d{5}$/, FR: /^\d{5}$/, IT: /^\d{5}$/, TR: /^\d{5}$/ },
  ...{ CZ: /^\d{3} \d{2}$/, SE: /^\d{3} \d{2}$/, SK: /^\d{3} \d{2}$/ },
  ...{ NL: /^\d{4} ?[A-Z]{2}$/, PL: /^\d{2}-\d{3}$/, PT: /^\d{4}-\d{3}$/, UA: /^\d{5}$/ },
};
const ofLanguage: Readonly<Record<string, string>> = {
  ...{ cs: "CZ", da: "DK", de: "DE", es: "ES", fi: "FI", fr: "FR", it: "IT", nb: "NO", nl: "NL" },
  ...{ pl: "PL", pt: "PT", sk: "SK", sv: "SE", tr: "TR", uk: "UA" },
};
/** What is dialled before a national number, without its nought or one where there is one. */
const calling: Readonly<Record<string, string>> = {
  ...{ AE: "971", AT: "43", AU: "61", BE: "32", CH: "41", CY: "357", CZ: "420", DE: "49" },
  ...{ DK: "45", EG: "20", ES: "34", FI: "358", FR: "33", GB: "44", GR: "30", IE: "353" },
  ...{ IL: "972", IN: "91", IT: "39", JO: "962", LB: "961", MA: "212", NL: "31", NO: "47" },
  ...{ NZ: "64", PL: "48", PT: "351", SA: "966", SE: "46", SK: "421", TN: "216", TR: "90" },
  ...{ UA: "380", ZA: "27", CA: "1", US: "1" },
};

const british = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/;
const leading =
  /^(?:[A-Z]{1,2}-)?(\d{2}-\d{3}|\d{4}-\d{3}|\d{3} \d{2}|\d{4} ?[A-Z]{2}\b|\d{4,6}) +(\P{Nd}+)$/u;

type Place = Pick<SiteDocument, "language" | "business">;

const linesOf = ({ business: { address } }: Place) =>
  address
    .flatMap((line) => line.split(/[,،]/))
    .map((line) => line.trim())
    .filter(Boolean);

type Parts = { street: string[]; code?: string; town?: string; rest: string[] };

function partsOf(lines: readonly string[]): Parts {
  for (const [at, line] of lines.entries()) {
    const [, code, town] = leading.exec(plainNumber(line)) ?? [];
    // “1200 Main Street” is a street: the town comes behind one.
    if (code && town && at > 0)
      return { street: lines.slice(0, at), code, town: town.trim(), rest: lines.slice(at + 1) };
    const [found] = british.exec(line) ?? [];
    if (!found) continue;
    const before = line.slice(0, -found.length).trim();
    const above = before || lines[at - 1];
    const street = lines.slice(0, before ? at : Math.max(0, at - 1));
    return { street, code: found, ...(above ? { town: above } : {}), rest: lines.slice(at + 1) };
  }
  const last = lines.at(-1);
  // Without a code, a last line without a number is the town; so are a few words alone.
  const isTown =
    last && !/\p{Nd}/u.test(last) && (lines.length > 1 || last.split(/\s+/).length <= 3);
  return isTown
    ? { street: lines.slice(0, -1), town: last, rest: [] }
    : { street: [...lines], rest: [] };
}

/** The country of a site: its language names it, or the postal code and the language together do. */
export function countryOf(site: Place): string | undefined {
  const [, region] = /-([A-Z]{2})\b/.exec(site.language) ?? [];
  const { code = "", rest } = partsOf(linesOf(site));
  // Another country may be written below the town.
  if (rest.length > 0) return undefined;
  if (british.test(code)) return "GB";
  if (region) return !code || (codes[region]?.test(code) ?? true) ? region : undefined;
  const country = ofLanguage[site.language.split("-")[0] ?? ""];
  return country && codes[country]?.test(code) ? country : undefined;
}

/** The country of a language that is written in one; English, Arabic and others are in many. */
export const countryOfLanguage = (language: string): string | undefined =>
  ofLanguage[language.split("-")[0] ?? ""];

/** Those that are mostly spoken there. */
const languagesOf = (country: string) =>
  Object.keys(ofLanguage).filter((language) => ofLanguage[language] === country);

/** The country that the telephone number names, “+49 341 …”, or that is written below the town. */
function namedCountry(site: Place): string | undefined {
  const number = dialled(plainNumber(site.business.phone)).replace(/^00/, "+");
  const dialledTo = Object.keys(calling).filter((code) => number.startsWith(`+${calling[code]}`));
  const said = partsOf(linesOf(site)).rest.at(-1)?.toLowerCase();
  const isNamed = (code: string) =>
    [site.language, "en", ...languagesOf(code)].some(
      (language) =>
        new Intl.DisplayNames(language, { type: "region" }).of(code)?.toLowerCase() === said,
    );
  const written = said && Object.keys(calling).find(isNamed);
  // Canada and the United States share one.
  return written || (dialledTo.length === 1 ? dialledTo[0] : undefined);
}

/** Whose law the business is under: what its address or number names, else as for search engines. */
export const countryOfLaw = (site: Place): string | undefined =>
  namedCountry(site) ?? countryOf(site);

export function postalAddress(site: Place, country = countryOf(site)): object | undefined {
  const { street, code, town, rest } = partsOf(linesOf(site));
  const addressCountry = rest.at(-1) ?? country;
  const parts = {
    ...(street.length > 0 ? { streetAddress: withCommas(street) } : {}),
    ...(code ? { postalCode: code } : {}),
    ...(town ? { addressLocality: town } : {}),
  };
  if (Object.keys(parts).length === 0) return undefined;
  return { "@type": "PostalAddress", ...parts, ...(addressCountry ? { addressCountry } : {}) };
}

/** What is dialled inside a country alone, in front of a number. */
const trunk = (country = "") =>
  country === "IT" ? /(?!)/ : /^(CA|US)$/.test(country) ? /^1\s*/ : /^0\s*/;

/** As it is dialled from abroad: “0341 1234567” in Germany → “+493411234567”. */
export function dialledAbroad(phone: string, country?: string): string {
  const number = dialled(phone).replace(/^00/, "+");
  const code = country && calling[country];
  // Without its area code nobody abroad could dial it, nor “112”.
  if (!code || number.startsWith("+") || !/^0\d{5}|^\d{8}/.test(number)) return number;
  return `+${code}${number.replace(trunk(country), "")}`;
}

/** As it is dialled in the country itself where that is not known. */
export const internationalNumber = (site: Place, country = countryOf(site)): string | undefined =>
  dialledAbroad(site.business.phone, country) || undefined;

/** The same as people read it: “+49 341 1234567”; as it was written if that is not one national number. */
export function phoneAbroad(site: Place): string {
  const { phone } = site.business;
  const country = countryOf(site);
  const written = plainNumber(phone).trim();
  const number = dialledAbroad(phone, country);
  const isNational = /^(?!00)[\d\s()/.-]+$/.test(written);
  // Longer than any number in the world: two of them.
  if (!country || !isNational || !number.startsWith("+") || number.length > 16) return phone;
  const groups = written.replaceAll(/\D+/g, " ").trim().replace(trunk(country), "");
  return `+${calling[country]} ${groups}`;
}
