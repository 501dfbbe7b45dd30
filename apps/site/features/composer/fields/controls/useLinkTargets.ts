import { sectionsWithIds } from "@daylit/layouts/render/anchors.ts";
import { telephone } from "@daylit/layouts/trades/business.ts";
import { newestFirst, plainSite } from "@daylit/site-engine";
import { t } from "../../messages/t.ts";
import { useNow } from "../../store/context.tsx";

/** The owner's address on the usual maps. */
const mapLinks = (lines: readonly string[]): (readonly [string, string])[] => {
  const place = encodeURIComponent(lines.join(", ")).replaceAll("'", "%27");
  return place && place.length < 400
    ? [
        [`https://www.openstreetmap.org/search?query=${place}`, t`Map: OpenStreetMap`],
        [`https://www.google.com/maps/search/?api=1&query=${place}`, t`Map: Google Maps`],
        [`https://maps.apple.com/?q=${place}`, t`Map: Apple Maps`],
      ]
    : [];
};

/** Where a link may lead: pages and sections of the site, the telephone, email, or elsewhere. */
export function useLinkTargets(): readonly (readonly [href: string, words: string])[] {
  const site = plainSite(useNow((now) => now.site));
  const selection = useNow((now) => now.selection);
  const { pages, posts = [], business } = site;
  const page = pages[selection.page];
  return [
    ...pages.map(({ path, label }) => [path, t`Page: ${label}`] as const),
    ...(page ? sectionsWithIds(page).slice(1) : []).map(
      ({ section, id }) =>
        [`#${id}`, t`This page: ${"heading" in section ? section.heading : id}`] as const,
    ),
    ["#footer", t`Bottom of this page`],
    ...newestFirst(posts)
      .slice(0, 20)
      .map((post) => [`/news/${post.slug}`, t`Post: ${post.title}`] as const),
    ...mapLinks(business.address),
    ...(telephone(business.phone)
      ? [[telephone(business.phone), t`Call ${business.phone}`] as const]
      : []),
    ...(business.email ? [[`mailto:${business.email}`, t`Email ${business.email}`] as const] : []),
  ];
}
