const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Whichever of black and white reads better on the colour, by its luminance. */
export function inkOn(colour: string): "#000" | "#fff" {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? "#000" : "#fff";
}

/** A maskable icon fills the square and keeps the mark in the safe middle. */
export type IconLook = { outline: string; colour: string; maskable?: boolean };

export function iconSvg({ outline, colour, maskable = false }: IconLook): string {
  const corner = maskable ? 0 : 12;
  const place = maskable ? ' transform="translate(12.8 12.8) scale(0.6)"' : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${colour}"/><path d="${outline}" fill="${inkOn(colour)}" fill-rule="evenodd"${place}/></svg>\n`;
}
