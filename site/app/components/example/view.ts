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

/** What samples/frame-script.ts understands. */
export const messageOf = ({ theme, rtl, large, brand }: View, html: string | undefined) => ({
  theme,
  dir: rtl ? "rtl" : "ltr",
  text: large ? "200%" : "",
  brand,
  html,
});
