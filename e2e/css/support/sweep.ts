import { expect } from "@playwright/test";

/** What a sweep reports: how many pairs were measured, which failed, and the lowest of each kind. */
export type Sweep = { pairs: number; failures: string[]; worst: Record<string, string> };

/**
 * Runs inside the page, in any engine, so it uses nothing from outside. Sets steps³ brand colours,
 * then colours that hex cannot write (with alpha, from Display P3, beyond every screen), reads what the browser computed for every probe, and lets the browser itself turn those colours
 * into pixels: a canvas clips what the screen cannot show just as the page does.
 */
function sweepInPage(steps: number, colorSpace: PredefinedColorSpace = "srgb"): Sweep {
  type Property = "color" | "outlineColor" | "borderTopColor" | "backgroundColor";
  const styleRules = function inner(rule: CSSRule): CSSRule[] {
    return rule instanceof CSSLayerBlockRule ? [...rule.cssRules].flatMap(inner) : [rule];
  };
  const ringRule = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap(styleRules)
    .find((rule) => rule instanceof CSSStyleRule && rule.selectorText === ":focus-visible");
  const outline = (ringRule as CSSStyleRule).style.getPropertyValue("outline");

  const reads: { style: CSSStyleDeclaration; property: Property }[] = [];
  const read = (element: Element, property: Property) =>
    reads.push({ style: getComputedStyle(element), property }) - 1;
  const pairs = [...document.querySelectorAll<HTMLElement>("[data-need]")].flatMap((element) => {
    const property = (element.dataset.read ?? "color") as Property;
    if (property === "outlineColor") element.style.cssText = `outline: ${outline}`;
    let behind: HTMLElement | null = element.dataset.behind ? element.parentElement : element;
    while (behind && getComputedStyle(behind).backgroundColor === "rgba(0, 0, 0, 0)")
      behind = behind.parentElement;
    if (!behind) throw new Error(`nothing behind ${element.outerHTML}`);
    const theme = element.closest<HTMLElement>("[data-theme]");
    const all = behind.matches("[data-surface]")
      ? [...(theme?.querySelectorAll<HTMLElement>("[data-surface]") ?? [])]
      : [behind];
    const front = read(element, property);
    return all.map((surface) => ({
      name: `${theme?.dataset.theme} ${surface.className || surface.tagName} > ${element.tagName.toLowerCase()}.${element.className} ${property}`,
      need: Number(element.dataset.need),
      front,
      back: read(surface, "backgroundColor"),
    }));
  });

  const canvas = document.createElement("canvas");
  canvas.width = reads.length;
  canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true, colorSpace });
  if (!context) throw new Error("no canvas");
  const linear = (byte = 0) =>
    byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;
  const parts = [...document.querySelectorAll<HTMLElement>("[data-brand]")];
  const failures: string[] = [];
  const low: Record<number, number> = {};
  const worst: Record<string, string> = {};
  /** All combinations of that many even steps from 0 to 1. */
  const cube = (count: number) =>
    Array.from({ length: count ** 3 }, (_, n) =>
      [2, 1, 0].map((i) => (Math.floor(n / count ** i) % count) / (count - 1)),
    );
  const few = Math.min(steps, 9);
  const brands = [
    ...cube(steps).map((rgb) => `rgb(${rgb.map((part) => Math.round(part * 255)).join(" ")})`),
    ...cube(4).map((rgb) => `rgb(${rgb.map((part) => part * 255).join(" ")} / 0.3)`),
    ...cube(few).map((rgb) => `color(display-p3 ${rgb.join(" ")})`),
    ...cube(few).map(([l = 0, c = 0, h = 0]) => `oklch(${l} ${0.2 + c / 4} ${h * 350})`),
  ];
  const weights = colorSpace === "srgb" ? [0.2126, 0.7152, 0.0722] : [0.229, 0.6917, 0.0793];
  for (const brand of brands) {
    for (const part of parts) part.style.setProperty("--brand", brand);
    context.clearRect(0, 0, reads.length, 1);
    reads.forEach(({ style, property }, x) => {
      context.fillStyle = style[property];
      context.fillRect(x, 0, 1, 1);
    });
    const { data } = context.getImageData(0, 0, reads.length, 1);
    const luminance = reads.map((_, x) =>
      weights.reduce((sum, weight, part) => sum + weight * linear(data[4 * x + part]), 0),
    );
    const through = reads.findIndex((_, x) => data[4 * x + 3] !== 255);
    if (through >= 0 && failures.length < 40)
      failures.push(`${brand} lets light through: ${JSON.stringify(reads[through]?.property)}`);
    for (const pair of pairs) {
      const [a = 0, b = 0] = [luminance[pair.front], luminance[pair.back]];
      const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      const line = () => `${ratio.toFixed(2)} ${brand} ${pair.name}`;
      if (ratio < pair.need && failures.length < 40) failures.push(line());
      if (ratio < (low[pair.need] ?? 99)) {
        low[pair.need] = ratio;
        worst[`needs ${pair.need}`] = line();
      }
    }
  }
  return { pairs: pairs.length * brands.length, failures, worst };
}

/** As one expression, for any engine. */
export const sweepScript = (steps: number, colorSpace = "srgb") =>
  `(${sweepInPage})(${steps}, "${colorSpace}")`;

/** No pair fails, and at least so many steps of each channel were tried. */
export function judgeSweep(engine: string, { pairs, worst, failures }: Sweep, steps: number) {
  console.log(engine, `${pairs} pairs`, JSON.stringify(worst));
  expect(pairs).toBeGreaterThan(steps ** 3 * 100);
  expect(failures).toEqual([]);
}
