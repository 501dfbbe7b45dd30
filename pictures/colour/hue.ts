/** The colours that people name when they look for a picture. */
export const hues = [
  "red",
  "orange",
  "yellow",
  "green",
  "blue",
  "purple",
  "pink",
  "brown",
  "white",
  "grey",
  "black",
] as const;

export type Hue = (typeof hues)[number];

const linear = (value: number) =>
  value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;

/** sRGB in OKLCH: lightness and chroma from 0, hue in degrees. */
function oklch(red: number, green: number, blue: number) {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(x, y),
    angle: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
  };
}

/** Up to which angle a colour has which name, from the reds on. */
const circle: readonly [number, Hue][] = [
  [12, "pink"],
  [41, "red"],
  [72, "orange"],
  [110, "yellow"],
  [185, "green"],
  [275, "blue"],
  [318, "purple"],
  [360, "pink"],
];

/** What people call a colour of the screen, given as 0 to 255. */
export function hueOf(red: number, green: number, blue: number): Hue {
  const { lightness, chroma, angle } = oklch(red, green, blue);
  if (lightness < 0.25) return "black";
  const warm = angle > 20 && angle < 105;
  // Plaster and paper are warm without being yellow; shaded wood is warm without being orange.
  if (chroma < (warm ? 0.06 : 0.035))
    return lightness > 0.85 ? "white" : warm && chroma > 0.03 ? "brown" : "grey";
  if (warm && lightness < 0.55 && chroma < 0.12) return "brown";
  if (warm && angle > 41 && chroma < 0.085) return "brown";
  return circle.find(([end]) => angle <= end)?.[1] ?? "pink";
}
