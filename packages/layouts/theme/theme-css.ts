import { type FaceName, fontStack, isFace, phoneSize, textSizes } from "./faces.ts";
import {
  buttons,
  corners,
  densities,
  isHeavy,
  papers,
  pictureFilters,
  pictureShapes,
  ratioOf,
  ratios,
  rules,
  scales,
  type Theme,
  widths,
} from "./theme.ts";

export const facesOf = ({ type }: Theme): FaceName[] => [
  ...new Set([type.headline, type.body, type.accent ?? type.body].filter(isFace)),
];

/** Lightness is fixed and only the tint is free: so contrast holds whatever a trade chooses. */
function paperTokens({ hue, chroma, kind = "paper" }: Theme["paper"]): Record<string, string> {
  const [surface, raised, sunken] = papers[kind];
  // At dusk a tint weighs more: strong paper would become olive or brown.
  const tint = (light: number, dark: number, c = chroma) =>
    `light-dark(oklch(${light} ${c} ${hue}), oklch(${dark} ${Math.min(c, 0.02)} ${hue}))`;
  return {
    "--surface": tint(surface, 0.21, kind === "white" ? chroma / 4 : chroma),
    "--surface-raised": tint(raised, 0.26, kind === "white" ? chroma / 4 : chroma),
    "--surface-sunken": tint(sunken, 0.17),
    "--ink": tint(0.22, 0.94, 0.02),
    "--ink-soft": tint(0.44, 0.79, 0.02),
    "--line": tint(0.86, 0.38, 0.02),
    "--edge": tint(0.55, 0.64, 0.02),
  };
}

const block = (selector: string, tokens: Record<string, string>) =>
  `${selector} {\n${Object.entries(tokens)
    .map(([name, value]) => `  ${name}: ${value};`)
    .join("\n")}\n}`;

export function themeCss(theme: Theme): string {
  const { type, headline = {}, density = "normal", picture = {} } = theme;
  const [gap1, gap2, gap3, pad] = densities[density];
  const [s0, s1, s2, l0, l1, l2] = scales[headline.scale ?? "normal"];
  // From 1600 px on headlines grow with the window, faster than the text does.
  const large = block("  :root", {
    "--font-size-headline": `max(${l0}rem, ${l0}vi)`,
    "--font-size-3xl": `max(${l1}rem, ${l1}vi)`,
    "--font-size-2xl": `max(${l2}rem, ${l2}vi)`,
  }).replaceAll("\n", "\n  ");
  return [
    block(":root", {
      "--brand": theme.brand,
      ...paperTokens(theme.paper),
      // A quieter breath of the brand than the framework's: it covers whole bands here.
      "--primary-lighter":
        "light-dark(oklch(from var(--brand) 0.94 min(c, 0.035) h), oklch(from var(--brand) 0.29 calc(min(c, 0.05) * (1 - clamp(0, (l - 0.74) * 1000, 1) * 0.6)) h))",
      "--font-headline": fontStack(type.headline),
      "--font-body": fontStack(type.body),
      "--font-accent": fontStack(type.accent ?? type.body),
      "--weight-headline": String(headline.weight ?? 700),
      ...(isHeavy(theme) && { "--font-quote": "var(--font-body)" }),
      "--headline-case": headline.case ?? "none",
      // A headline may be in small letters, the name of a person or a town may not.
      "--name-case": headline.case === "lowercase" ? "none" : (headline.case ?? "none"),
      "--headline-tracking": `${headline.tracking ?? -0.02}em`,
      "--headline-leading": String(headline.leading ?? 1.05),
      "--font-size-headline": phoneSize(type.headline, s0),
      "--font-size-3xl": phoneSize(type.headline, s1),
      "--font-size-2xl": phoneSize(type.headline, s2),
      ...textSizes(type.headline, type.body),
      "--gap-m": gap1,
      "--gap-l": gap2,
      "--gap-xl": gap3,
      "--pad": pad,
      "--width": widths[theme.width ?? "normal"],
      "--radius": corners[theme.corner ?? "slight"],
      "--button-radius": buttons[theme.button ?? "same"],
      "--rule": rules[theme.rule ?? "hairline"],
      "--picture-radius": pictureShapes[picture.shape ?? "plain"],
      "--picture-filter": pictureFilters[picture.filter ?? "none"],
      "--picture-ratio": ratios[ratioOf(theme)],
    }),
    `@media (width >= 900px) {\n${large}\n}`,
  ].join("\n\n");
}
