import type {
  corners,
  densities,
  pictureFilters,
  pictureShapes,
  scales,
  Theme,
} from "@daylit/layouts/theme/theme.ts";
import type { SiteDocument } from "@daylit/site-engine";
import { pairings } from "./pairings.ts";

/** What can be chosen about the look, in words; every combination reads well. */
export const choices = {
  corner: {
    label: "Corners",
    options: {
      sharp: "Sharp",
      slight: "Slightly round",
      soft: "Soft",
      round: "Round",
    } satisfies Record<keyof typeof corners, string>,
    otherwise: "slight",
  },
  density: {
    label: "Spacing",
    options: { dense: "Tight", normal: "Normal", airy: "Wide" } satisfies Record<
      keyof typeof densities,
      string
    >,
    otherwise: "normal",
  },
  "headline.scale": {
    label: "Headline size",
    options: { quiet: "Quiet", normal: "Normal", loud: "Loud", huge: "Huge" } satisfies Record<
      keyof typeof scales,
      string
    >,
    otherwise: "normal",
  },
  "picture.shape": {
    label: "Picture shape",
    options: {
      plain: "Plain",
      corner: "Corners as on the site",
      arch: "An arch",
      leaf: "A leaf",
      tab: "One round corner",
      pill: "A pill",
      framed: "In a mount",
      cut: "A corner cut off",
    } satisfies Record<keyof typeof pictureShapes, string>,
    otherwise: "plain",
  },
  "picture.filter": {
    label: "Picture effect",
    options: {
      none: "As they are",
      warm: "Warm",
      faded: "Faded",
      mono: "Black and white",
      crisp: "Crisp",
      duotone: "In your colour",
      dusk: "Dusk in the dark scheme",
    } satisfies Record<keyof typeof pictureFilters, string>,
    otherwise: "none",
  },
} as const;

export type Choice = keyof typeof choices;

const one = <T>(list: readonly T[], chance: () => number): T | undefined =>
  list[Math.floor(chance() * list.length)];

/** Another look by chance, in the visitor's colour. */
export function surprised(site: SiteDocument, chance: () => number = Math.random): SiteDocument {
  const pair = one(pairings, chance);
  const pick = <C extends Choice>(choice: C) =>
    one(Object.keys(choices[choice].options), chance) as never;
  const theme: Theme = {
    ...site.theme,
    type: pair ? { headline: pair.headline, body: pair.body } : site.theme.type,
    paper: {
      hue: Math.floor(chance() * 360),
      chroma: Math.round(chance() * 25) / 1000,
      kind: one(["white", "paper", "toned"] as const, chance) ?? "paper",
    },
    headline: { ...site.theme.headline, scale: pick("headline.scale") },
    corner: pick("corner"),
    density: pick("density"),
    picture: {
      ...site.theme.picture,
      shape: pick("picture.shape"),
      filter: pick("picture.filter"),
    },
  };
  return { ...site, theme };
}
