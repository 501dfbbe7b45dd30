import { isEmail } from "@daylit/layouts/text/email.ts";
import { type BusinessKind, withoutHours } from "../../document/business/business-kind.ts";
import { weekdays } from "../../document/business/opening-hours.ts";
import {
  countryOf,
  countryOfLaw,
  internationalNumber,
  postalAddress,
} from "../../document/business/postal-address.ts";
import { openingOf, unreadTimes } from "../../document/business/read-hours.ts";
import type { SiteDocument } from "../../document/site-document.ts";
import { pageAddress } from "../../export/file-names.ts";

/** Kinds that schema.org counts as a place or an organisation alone: a business is both. */
const notBusinesses: ReadonlySet<BusinessKind> = new Set([
  ...(["Church", "EventVenue", "Mosque", "Museum", "MusicVenue", "Park"] as const),
  ...(["PerformingArtsTheater", "PlaceOfWorship", "VeterinaryCare", "Zoo"] as const),
]);

const url = (name: string) => `https://schema.org/${name}`;

function hours(site: SiteDocument) {
  const opening = openingOf(site);
  if (!opening) return {};
  // A day that is told wrong is untrue, and one that is left out may be read as closed.
  if (unreadTimes(site).length > 0) return {};
  const regular = opening.days.flatMap((spans, day) =>
    spans.map(([opens, closes]) => ({ day, opens, closes })),
  );
  // “By appointment only” is nothing that search engines could be told.
  if (regular.length === 0) return {};
  // Days with the same times are one entry.
  const groups = [...new Set(regular.map(({ opens, closes }) => `${opens} ${closes}`))];
  return {
    openingHoursSpecification: groups.map((times) => {
      const [opens, closes] = times.split(" ");
      return {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: regular
          .filter((one) => `${one.opens} ${one.closes}` === times)
          .map(({ day }) => url(weekdays[day] ?? "")),
        opens,
        closes,
      };
    }),
    ...(opening.closures.length > 0
      ? {
          specialOpeningHoursSpecification: opening.closures.map(({ from, to }) => ({
            "@type": "OpeningHoursSpecification",
            validFrom: from,
            validThrough: to,
            // Closed all day.
            opens: "00:00",
            closes: "00:00",
          })),
        }
      : {}),
  };
}

type Place = {
  /** The picture for sharing. */
  preview?: string | undefined;
  /** The folder of the language that the site is in. */
  folder?: string;
  /** The site in its own language, which tells where the business is and how its hours are read. */
  own?: SiteDocument;
};

/** The business for search engines: what its pages say, in their language and in the words of schema.org. */
export function structuredData(
  site: SiteDocument,
  { preview, folder = "", own = site }: Place = {},
): object {
  const country = countryOf(own);
  const { business, address, kind = "LocalBusiness", pages } = site;
  const at = (file: string) => (address ? pageAddress(address, file) : undefined);
  const data = {
    "@context": "https://schema.org",
    "@type": notBusinesses.has(kind) ? [kind, "LocalBusiness"] : kind,
    "@id": at("index.html"),
    name: business.name,
    description: pages[0]?.description || undefined,
    url: at(`${folder}index.html`),
    telephone: internationalNumber(site, country),
    email: isEmail(business.email) ? business.email : undefined,
    address: postalAddress(site, countryOfLaw(own)),
    image: address ? preview : undefined,
    logo: at("icon-512.png"),
    ...(withoutHours.has(kind) ? {} : hours(own)),
  };
  return JSON.parse(JSON.stringify(data));
}

/** As a script that is not run. Nothing in it can end the element. */
export const structuredScript = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
