import type {
  corners,
  densities,
  pictureFilters,
  pictureShapes,
  scales,
  Theme,
} from "@daylit/layouts/theme/theme.ts";
import type { SiteDocument } from "@daylit/site-engine";
import { t } from "../../messages/t.ts";
import { pairings } from "./pairings.ts";

/** What can be chosen about the look, in words; every combination reads well. */
export const choices = {
  corner: {
    label: t`Corners`,
    options: {
      sharp: t`Sharp`,
      slight: t`Slightly round`,
      soft: t`Soft`,
      round: t`Round`,
    } satisfies Record<keyof typeof corners, string>,
    otherwise: "slight",
  },
  density: {
    label: t`Spacing`,
    options: { dense: t`Tight`, normal: t`Normal`, airy: t`Wide` } satisfies Record<
      keyof typeof densities,
      string
    >,
    otherwise: "normal",
  },
  "headline.scale": {
    label: t`Headline size`,
    options: { quiet: t`Quiet`, normal: t`Normal`, loud: t`Loud`, huge: t`Huge` } satisfies Record<
      keyof typeof scales,
      string
    >,
    otherwise: "normal",
  },
  "picture.shape": {
    label: t`Picture shape`,
    options: {
      plain: t`Plain`,
      corner: t`Corners as on the site`,
      arch: t`An arch`,
      leaf: t`A leaf`,
      tab: t`One round corner`,
      pill: t`A pill`,
      framed: t`In a mount`,
      cut: t`A corner cut off`,
    } satisfies Record<keyof typeof pictureShapes, string>,
    otherwise: "plain",
  },
  "picture.filter": {
    label: t`Picture effect`,
    options: {
      none: t`As they are`,
      warm: t`Warm`,
      faded: t`Faded`,
      mono: t`Black and white`,
      crisp: t`Crisp`,
      duotone: t`In your colour`,
      dusk: t`Dusk in the dark scheme`,
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
