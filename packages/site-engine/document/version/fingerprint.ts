import { readValue } from "../read/read.ts";
import type { SiteDocument } from "../site-document.ts";
import { plainSite } from "../text/resolve-site.ts";
import { type Placed, textsOfSite } from "../text/texts.ts";
import { hashOf } from "./hash.ts";
import { publicSite } from "./public-site.ts";

/** A version of a site, small enough to be remembered: a mark of each text, and one of all else. */
export type Fingerprint = { rest: string; texts: readonly string[] };

/**
 * As it is published and read again, without notes of our own; in the form of version 1, so that versions
 * which a browser remembers from then are known.
 */
export function published(given: SiteDocument): SiteDocument {
  const { site = given } = readValue(given);
  const shown: Partial<SiteDocument> = { ...plainSite(publicSite(site, false)) };
  for (const note of ["dates", "made", "examples", "examplePictures"] as const) delete shown[note];
  return Object.assign(shown, { daylit: 1, lent: [] }) as unknown as SiteDocument;
}

export function fingerprintOf(given: SiteDocument): Fingerprint {
  const site = published(given);
  const texts = textsOfSite(site).map(({ text }) => text);
  const known = new Set(texts);
  // Without its texts: what is left are sections, pictures, links and design, in their order.
  const rest = JSON.stringify(site, (_, value) => (known.has(value) ? "" : value));
  return { rest: hashOf([rest]), texts: texts.map((text) => hashOf([text])) };
}

export type OnlineChanges = {
  /** Texts of the site online that no version had which this browser knows. */
  texts: readonly Placed[];
  /** Sections, pictures, links or design differ too; texts may have moved. */
  rest: boolean;
};

const changesSince = ({ rest, texts }: Fingerprint, live: SiteDocument): OnlineChanges => {
  const now = fingerprintOf(live);
  const same = now.rest === rest;
  const changed = textsOfSite(published(live)).filter((_, index) =>
    same ? now.texts[index] !== texts[index] : !texts.includes(now.texts[index] ?? ""),
  );
  return { texts: changed, rest: !same };
};

const weight = ({ texts, rest }: OnlineChanges) => texts.length + (rest ? 1000 : 0);

/**
 * What was changed online since the version that this browser knows and that is most like it; nothing
 * if the site online is one of them. `address`: that of the site here. An address that only one side
 * has isn’t a change: a site gets its own when it has been uploaded.
 */
export function changedOnline(
  known: readonly Fingerprint[],
  live: SiteDocument,
  address?: string,
): OnlineChanges | undefined {
  const { address: _, ...unnamed } = live;
  const versions = [live, unnamed, ...(address ? [{ ...live, address }] : [])];
  const [least] = known
    .flatMap((one) => versions.map((version) => changesSince(one, version)))
    .sort((one, other) => weight(one) - weight(other));
  return least && weight(least) > 0 ? least : undefined;
}
