import { plainNumber } from "@daylit/layouts/trades/business.ts";
import type { SiteDocument } from "../site-document.ts";

/** Countries with their calling code and currency. */
const countries = [
  "GB 44 GBP,IE 353 EUR,DE 49 EUR,AT 43 EUR,FR 33 EUR,BE 32 EUR,LU 352 EUR,NL 31 EUR,IT 39 EUR,ES 34 EUR",
  "PT 351 EUR,FI 358 EUR,GR 30 EUR,HR 385 EUR,SI 386 EUR,SK 421 EUR,EE 372 EUR,LV 371 EUR,LT 370 EUR",
  "CY 357 EUR,MT 356 EUR,BG 359 EUR,CH 41 CHF,PL 48 PLN,CZ 420 CZK,SE 46 SEK,DK 45 DKK,NO 47 NOK",
  "IS 354 ISK,HU 36 HUF,RO 40 RON,UA 380 UAH,TR 90 TRY,IL 972 ILS,PS 970 ILS,JO 962 JOD,EG 20 EGP",
  "SA 966 SAR,AE 971 AED,QA 974 QAR,KW 965 KWD,BH 973 BHD,OM 968 OMR,LB 961 LBP,SY 963 SYP,IQ 964 IQD",
  "YE 967 YER,LY 218 LYD,TN 216 TND,DZ 213 DZD,MA 212 MAD,SD 249 SDG,US 1 USD,CA 1 CAD,AU 61 AUD",
  "NZ 64 NZD,ZA 27 ZAR,IN 91 INR,SG 65 SGD,HK 852 HKD,MX 52 MXN,AR 54 ARS,CL 56 CLP,CO 57 COP",
  "PE 51 PEN,BR 55 BRL,AO 244 AOA,MZ 258 MZN,NG 234 NGN,KE 254 KES,GH 233 GHS,JP 81 JPY,CN 86 CNY",
]
  .flatMap((line) => line.split(","))
  .map((country) => country.split(" ") as [region: string, code: string, currency: string]);

/** The country of a language that names none. */
const usual: Readonly<Record<string, string>> = {
  ...{ en: "GB", pl: "PL", cs: "CZ", sv: "SE", da: "DK", tr: "TR", uk: "UA", ar: "EG", he: "IL" },
};

const inRegion = (region: string | undefined) => countries.find(([known]) => known === region)?.[2];

/** "…@bakery.jo" is an address in Jordan; ".co" is used everywhere. */
function regionOfEmail(email = ""): string {
  const [, end = ""] = /\.([a-z]{2})$/i.exec(email.trim()) ?? [];
  const region = end.toUpperCase().replace("UK", "GB");
  return region === "CO" ? "" : region;
}

/**
 * The money of a business: that of its telephone number’s country, or else of the region that its email
 * address, its language or a hint ("de-AT" of the browser) names, or of the usual country of the language.
 */
export function currencyOf(
  { language, business }: Pick<SiteDocument, "language" | "business">,
  hint?: string,
): string {
  const [, number = ""] =
    /^\D*(?:\+|00)(\d+)/.exec(plainNumber(business.phone).replaceAll(/[ ()-]/g, "")) ?? [];
  const called = countries.filter(([, code]) => number.startsWith(code));
  const tags = [language, hint ?? "", `-${usual[language.slice(0, 2)] ?? ""}`];
  const regions = [
    regionOfEmail(business.email),
    ...tags.map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1]),
  ];
  // +1 is the code of several countries.
  const spoken = called.find(([region]) => regions.includes(region));
  const known = (spoken ?? called[0])?.[2];
  return known ?? regions.map(inRegion).find(Boolean) ?? "EUR";
}

/** 40 in the money of a country, as a language writes it. */
export const money = (amount: number, currency: string, language: string): string => {
  const places = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(language, {
    ...{ style: "currency", currency },
    ...{ minimumFractionDigits: places, maximumFractionDigits: places },
  })
    .format(amount)
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll("\u202f", "\u00a0");
};
