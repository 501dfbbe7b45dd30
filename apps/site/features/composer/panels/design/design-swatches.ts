import type { Theme } from "@daylit/layouts/theme/theme.ts";
import type { SiteDocument } from "@daylit/site-engine";
import { valueAt, withValue } from "@daylit/site-engine/document/object-path.ts";
import { say, t } from "../../messages/t.ts";
import { type Choice, choices } from "./design-choices.ts";
import { pairings } from "./pairings.ts";
import { backgroundOf, backgrounds, paletteOf, palettes } from "./palettes.ts";

/** What a swatch shows of the page. */
type Detail = {
  wide: number;
  high: number;
  shown: number;
  around?: string;
  zoom?: number;
};

export type Swatch = { key: string; label: string; apply: (site: SiteDocument) => SiteDocument };

export type SwatchGroup = {
  label: string;
  /** Its place in the document. */
  field: string;
  swatches: readonly Swatch[];
  /** The key of the one in use. */
  chosen: string | undefined;
  detail: Detail;
};

const large = { wide: 138, high: 80 };
const small = { wide: 88, high: 62 };

const details: Readonly<Record<Choice, Detail>> = {
  corner: { ...small, shown: 640, around: ".button, button, .card", zoom: 4.5 },
  density: { ...small, shown: 1000, around: "h2" },
  "headline.scale": { ...small, shown: 1100, around: "h1, h2" },
  "picture.shape": { ...small, shown: 900, around: ".photo", zoom: 1.4 },
  "picture.filter": { ...small, shown: 900, around: ".photo", zoom: 1.4 },
};

const withTheme = (site: SiteDocument, part: Partial<Theme>): SiteDocument => ({
  ...site,
  theme: { ...site.theme, ...part },
});

/** The name of the look that a site came with. */
const asGiven = "first";

/** What a site came with, if none of our own is the same: it can be gone back to. */
const first = (label: string, isOurs: boolean, apply: Swatch["apply"]): Swatch[] =>
  isOurs ? [] : [{ key: asGiven, label, apply }];

/** Everything about the look that can be chosen, as drawings; `start`: the look there was before. */
export function swatchGroups(
  site: SiteDocument,
  start: Theme,
): Readonly<Record<"palette" | "type" | "background" | Choice, SwatchGroup>> {
  const { theme } = site;
  const pairOf = ({ type }: Theme) =>
    pairings.find(({ headline, body }) => headline === type.headline && body === type.body)?.name;
  const ofChoice = (choice: Choice): SwatchGroup => {
    const { label, options, otherwise } = choices[choice];
    const field = `theme.${choice}`;
    return {
      label,
      field,
      swatches: Object.entries(options).map(([key, words]) => ({
        key,
        label: words,
        apply: (before) => withValue(before, field, key),
      })),
      chosen: String(valueAt(theme, choice) ?? otherwise),
      detail: details[choice],
    };
  };
  return {
    palette: {
      label: t`Palette`,
      field: "theme.palette",
      swatches: [
        ...first(t`As before`, paletteOf(start) !== undefined, (before) =>
          withTheme(before, { brand: start.brand, paper: start.paper }),
        ),
        ...Object.entries(palettes).map(([key, palette]) => ({
          key,
          label: say(key),
          apply: (before: SiteDocument) => withTheme(before, palette),
        })),
      ],
      chosen:
        paletteOf(theme) ??
        (theme.brand === start.brand && theme.paper === start.paper ? asGiven : undefined),
      detail: { ...small, shown: 900 },
    },
    background: {
      label: t`Background`,
      field: "theme.paper",
      swatches: [
        ...first(t`As before`, backgroundOf(start) !== undefined, (before) =>
          withTheme(before, { paper: start.paper }),
        ),
        ...Object.entries(backgrounds).map(([key, paper]) => ({
          key,
          label: say(key),
          apply: (before: SiteDocument) => withTheme(before, { paper }),
        })),
      ],
      chosen: backgroundOf(theme) ?? (theme.paper === start.paper ? asGiven : undefined),
      detail: { ...small, shown: 900 },
    },
    type: {
      label: t`Typefaces`,
      field: "theme.type",
      swatches: [
        ...first(t`As before`, pairOf(start) !== undefined, (before) =>
          withTheme(before, { type: start.type }),
        ),
        ...pairings.map(({ name, headline, body }) => ({
          key: name,
          label: name,
          apply: (before: SiteDocument) => withTheme(before, { type: { headline, body } }),
        })),
      ],
      chosen: pairOf(theme) ?? (theme.type === start.type ? asGiven : undefined),
      detail: { ...large, shown: 460, around: "h1, h2" },
    },
    corner: ofChoice("corner"),
    density: ofChoice("density"),
    "headline.scale": ofChoice("headline.scale"),
    "picture.shape": ofChoice("picture.shape"),
    "picture.filter": ofChoice("picture.filter"),
  };
}

const schemeWords = {
  both: t`Follow the visitor’s system`,
  light: t`Always light`,
  dark: t`Always dark`,
} satisfies Record<SiteDocument["scheme"], string>;

export const schemeGroup = ({ scheme }: SiteDocument): SwatchGroup => ({
  label: t`Light and dark`,
  field: "scheme",
  swatches: Object.entries(schemeWords).map(([key, label]) => ({
    key,
    label,
    apply: (before) => withValue(before, "scheme", key),
  })),
  chosen: scheme,
  detail: { ...small, shown: 900 },
});
