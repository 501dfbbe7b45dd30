/**
 * Wide pictures that fill more than half of the window, of which less than two thirds can be seen: on a
 * phone such a place wants an upright picture. Runs inside the page.
 */
export function widePictures(): string[] {
  return [...document.images].flatMap((image) => {
    const taken =
      [...(image.parentElement?.querySelectorAll("source") ?? [])].find(
        ({ media }) => !media || matchMedia(media).matches,
      ) ?? image;
    const [width, height] = ["width", "height"].map((name) =>
      Number(taken.getAttribute(name) ?? image.getAttribute(name)),
    );
    const shape = (width || 1) / (height || 1);
    const { clientWidth: shown, clientHeight: high } = image;
    const fills = (shown * high) / (innerWidth * innerHeight);
    const seen = shown / (high * shape);
    return shape > 1.2 && fills > 0.5 && seen < 2 / 3
      ? [`${image.currentSrc || image.src}: ${Math.round(100 * seen)} % of it are seen`]
      : [];
  });
}
