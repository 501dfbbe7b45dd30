import { type Tone, tones, toneTable } from "@daylit/pictures/tones.ts";

const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const encoded = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

function toOklch(hex: string): [number, number, number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) =>
    linear(Number.parseInt(hex.slice(i, i + 2), 16) / 255),
  );
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    Math.hypot(a, bb),
    Math.atan2(bb, a),
  ];
}

function toHex(l: number, c: number, h: number): string {
  // Less chroma until the screen has the colour.
  for (let chroma = c; ; chroma -= 0.005) {
    const [a, b] = [chroma * Math.cos(h), chroma * Math.sin(h)];
    const [x, y, z] = [
      (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
      (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
      (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
    ];
    const rgb = [
      4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
      -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
      -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
    ];
    if (chroma > 0 && rgb.some((v) => v < -0.001 || v > 1.001)) continue;
    return `#${rgb
      .map((v) =>
        Math.round(255 * encoded(Math.min(1, Math.max(0, v))))
          .toString(16)
          .padStart(2, "0"),
      )
      .join("")}`;
  }
}

/** The same tones as plain colours, for the raster twin. */
export function tonesOf(brand: string, scheme: "light" | "dark" = "light"): Record<Tone, string> {
  const [l, c, h] = toOklch(brand);
  const k = scheme === "light" ? 0 : 2;
  const mixed = Object.fromEntries(
    Object.entries(toneTable).map(([tone, values]) => [
      tone,
      toHex(values[k] ?? 0, Math.min(c, values[k + 1] ?? 0), h),
    ]),
  ) as Record<Tone, string>;
  const strong = scheme === "light" ? l : Math.min(0.72, Math.max(0.5, l));
  return { ...mixed, brand: toHex(strong, c, h), dark: toHex(l * 0.7, c, h) };
}

/** An SVG whose custom properties are replaced by colours. */
export const painted = (svg: string, colours: Record<Tone, string>): string =>
  svg.replace(/var\(--d(\d)\)/g, (_, number) => colours[tones[Number(number) - 1] as Tone]);
