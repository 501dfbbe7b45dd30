import { isVector, type Subject } from "./metadata/subject.ts";

/**
 * Per aspect ratio: the size a picture is rendered in, the widths it is offered in,
 * and how many bytes its largest AVIF may weigh. Every width gives a whole height: a file whose
 * ratio is rounded would move the page by a fraction of a pixel when it arrives.
 * A picture keeps the widths it was last encoded in until it is rendered again.
 */
export const formats = {
  "3:2": { render: [1440, 960], widths: [480, 960, 1440], limit: 120_000 },
  "1:1": { render: [880, 880], widths: [440, 880], limit: 100_000 },
  "4:5": { render: [800, 1000], widths: [400, 800], limit: 100_000 },
  "16:9": { render: [1920, 1080], widths: [480, 960, 1440, 1920], limit: 120_000 },
  "3:4": { render: [480, 640], widths: [240, 480], limit: 60_000 },
  "4:3": { render: [640, 480], widths: [320, 640], limit: 60_000 },
  "2:3": { render: [840, 1260], widths: [420, 840], limit: 60_000 },
  // The sheet of a turntable, whose views are 5 to 3.
  "10:9": { render: [2400, 2160], widths: [1440, 2400], limit: 120_000 },
} as const;

/** Columns and rows of a turntable's sheet, as packages/layouts/components/styles/turn.css knows them too. */
export const turntable = [4, 6] as const;

export type Ratio = keyof typeof formats;

export interface Format {
  render: readonly [number, number];
  widths: readonly number[];
  limit: number;
  between?: Subject["between"];
}

/**
 * What some page shows larger than the ratio's habit allows. A file is enough for a place of five
 * eighths of its width: there a screen with two pixels to each of the window's enlarges it by a quarter.
 */
const large: Record<Ratio, Format> = {
  "3:2": { render: [1920, 1280], widths: [480, 960, 1440, 1920], limit: 120_000 },
  "1:1": { render: [1200, 1200], widths: [440, 880, 1200], limit: 120_000 },
  "4:5": { render: [1200, 1500], widths: [400, 800, 1200], limit: 120_000 },
  "16:9": { render: [2304, 1296], widths: [480, 960, 1440, 1920, 2304], limit: 120_000 },
  "3:4": { render: [768, 1024], widths: [240, 480, 768], limit: 100_000 },
  "4:3": { render: [960, 720], widths: [320, 640, 960], limit: 100_000 },
  "2:3": { render: [960, 1440], widths: [420, 840, 960], limit: 60_000 },
  "10:9": formats["10:9"],
};

/**
 * Pages show a vector itself. Its raster twin is for link previews, 1,200 px wide; a detail is the
 * picture of no page's link, and its twin stands on cards only.
 */
const widestTwin = ({ kind }: Pick<Subject, "kind">) => (kind === "detail" ? 960 : 1440);

export const formatOf = (
  subject: Pick<Subject, "ratio" | "full" | "hand" | "kind" | "between">,
): Format => {
  const format: Format = (subject.full ? large : formats)[subject.ratio];
  const { between } = subject;
  if (between) {
    const widths = [...format.widths, ...Object.keys(between).map(Number)];
    return { ...format, widths: widths.sort((a, b) => a - b), between };
  }
  if (!isVector(subject)) return format;
  const widths = format.widths.filter((width) => width <= widestTwin(subject));
  return { ...format, widths };
};

/**
 * What an AVIF of this width may weigh. Phones take the small ones for a first view, where a page has
 * 60 kB for everything.
 */
export const limitAt = ({ limit, between }: Format, width: number): number =>
  between?.[width] ?? (width <= 480 ? 11_500 : width <= 960 ? 24_000 : limit);

/** Best first: a browser takes the first it knows. */
export const encodings = ["avif", "webp"] as const;

export type Encoding = (typeof encodings)[number];
