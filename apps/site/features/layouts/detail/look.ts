/** How a layout is looked at. */
export type Look = {
  /** Width of its window in px; without it, the room there is. */
  width?: number;
  /** Without it, as this site is. */
  theme?: "light" | "dark";
  rtl?: boolean;
  /** Without motion; with it the page moves as it will, unless the visitor's system asks for less. */
  still?: boolean;
};

export const windows = { Phone: 390, Tablet: 820, Desktop: 1280 } as const;

/** Puts the look on a framed document. It has no script of its own and shares our origin. */
export function applyLook(page: Document, { theme, rtl, still }: Look, brand: string | undefined) {
  // While the frame goes from one document to the next there is none; its load calls again.
  const root = page.documentElement as HTMLElement | null;
  if (!root) return;
  root.dir = rtl ? "rtl" : "ltr";
  if (theme) root.dataset.theme = theme;
  else delete root.dataset.theme;
  // Openings that have a picture at dusk choose it by the system's theme.
  const isDusk = theme ? { light: "not all", dark: "all" }[theme] : "(prefers-color-scheme: dark)";
  for (const source of page.querySelectorAll<HTMLSourceElement>(".photo > source[media]"))
    source.media = isDusk;
  if (still) root.dataset.motion = "still";
  else delete root.dataset.motion;
  if (brand) root.style.setProperty("--brand", brand);
  else root.style.removeProperty("--brand");
}
