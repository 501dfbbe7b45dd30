/** How a sample is looked at. */
export type View = {
  /** Width of its window in px; without it, the room it has. */
  width?: number;
  /** Without it, the theme of the page around it. */
  theme?: "light" | "dark";
  rtl?: boolean;
  large?: boolean;
  brand?: string;
};

/** Windows to try, by name and width in px. */
export const windows = { Phone: 390, Tablet: 820, Desktop: 1280 } as const;

/** What is shown instead of what the frame has loaded: an edited snippet, or a kept sample. */
export type Replacement = { html?: string; css?: string };

/** What samples/frame-script.ts understands. */
export const messageOf = ({ theme, rtl, large, brand }: View, { html, css }: Replacement) => ({
  theme,
  dir: rtl ? "rtl" : "ltr",
  text: large ? "200%" : "",
  brand,
  html,
  css,
});

/** px. A sample that says it is taller is scrolled; our tallest has a sixth of it. */
const tallest = 10_000;

/** How tall a frame may be that says it is this tall; whatever runs in it may say anything. */
export const heightFrom = (data: unknown): number | undefined =>
  typeof data === "number" && data >= 0 ? Math.min(Math.ceil(data), tallest) : undefined;
