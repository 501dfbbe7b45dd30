/** How wide a picture can stand, in CSS pixels: across the page, in half of it, in a list. */
const widths = { opening: 1440, section: 720, entry: 480 } as const;

/** A warning for a picture that is drawn larger than its file; undefined if it is large enough. */
export function upscaled(path: string, width: number): string | undefined {
  const [, section = "", inside = ""] = /\.sections\[(\d+)\](.*)$/.exec(path) ?? [];
  const place = /\[\d+\]/.test(inside) ? "entry" : section === "0" ? "opening" : "section";
  const least = widths[place];
  return width < least
    ? `This picture is ${width} pixels wide: it will look blurred. At least ${least} look right here.`
    : undefined;
}
