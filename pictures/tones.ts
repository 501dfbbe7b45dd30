/** The tones of a drawing, mixed from the theme's brand colour, by day and at dusk. */
export const tones = [
  "ground",
  "light",
  "half",
  "shade",
  "deep",
  "line",
  "brand",
  "dark",
  "glow",
] as const;

export type Tone = (typeof tones)[number];

/** `--d3`: numbered, because a drawing names its tones two hundred times. */
export const toneName = (tone: Tone): string => `--d${tones.indexOf(tone) + 1}`;

/**
 * Lightness and most chroma of each tone, by day and at dusk, in the hue of the brand. At dusk lines
 * become light and shade stays dark: the same room with the lamp off, no negative.
 */
export const toneTable: Record<
  Exclude<Tone, "brand" | "dark">,
  readonly [number, number, number, number]
> = {
  ground: [0.925, 0.035, 0.27, 0.03],
  light: [0.985, 0.012, 0.48, 0.045],
  half: [0.85, 0.055, 0.38, 0.045],
  shade: [0.72, 0.075, 0.21, 0.035],
  deep: [0.44, 0.085, 0.16, 0.03],
  line: [0.26, 0.06, 0.93, 0.025],
  glow: [0.985, 0.02, 0.9, 0.06],
};

const mix = (l: number, c: number) => `oklch(from var(--brand) ${l} min(c, ${c}) h)`;

/** The custom properties that a drawing is written in. */
export const drawingCss = `.drawing {
${Object.entries(toneTable)
  .map(
    ([tone, [l, c, dl, dc]]) =>
      `  ${toneName(tone as Tone)}: light-dark(${mix(l, c)}, ${mix(dl, dc)});`,
  )
  .join("\n")}
  ${toneName("brand")}: light-dark(var(--brand), oklch(from var(--brand) clamp(0.5, l, 0.72) c h));
  ${toneName("dark")}: oklch(from var(--brand) calc(l * 0.7) c h);
}`;
