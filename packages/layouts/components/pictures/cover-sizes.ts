/** A place may say when it is meant; of two that do not, the first is for narrow windows. */
const place = /(\(.+?\) )?([\d.]+)(\w+)(?: ([\d.]+)(\w+))?(, )?/g;

/**
 * The `sizes` of a picture that covers its place. Where the place is higher than the picture would be at
 * its width, the picture is drawn wider than the place and cut off at the sides: it needs a larger file.
 *
 * `places` are widths, with the height behind those whose height the ratio does not say:
 * "92vw, 50vw 46rem" of a picture of 3:2 is "(width < 56rem) 92vw, max(50vw, 69rem)".
 */
export const coverSizes = (places: string, shape: number, ratio: number, zoom: number): string =>
  places.replace(place, (_, when, width, unit, height, tall, more = "") => {
    const length = (count: number, of: string) => Number((count * zoom).toFixed(2)) + of;
    return (
      (when ?? (more && "(width < 56rem) ")) +
      (height
        ? `max(${length(width, unit)}, ${length(height * shape, tall)})`
        : length(width * Math.max(1, shape / ratio), unit)) +
      more
    );
  });
