/** Windows to look at a page in. Layouts are composed for the widest of them. */
export const widths = { Phone: 390, Tablet: 820, Desktop: 1280 } as const;

/** As the visitor chose it: in CSS pixels, as wide as there is room, or undecided. */
export type StageWidth = number | "full" | undefined;

/** A window with room for lists and panels beside the page. */
export const wideWindow = "(width >= 64em)";

/** Scaled down further, nobody could write on the page. */
const smallest = 560;

/**
 * How wide the page's own window is, in CSS pixels; undefined: as wide as the room. A wide window shows
 * the layout as it was composed, scaled to the room: at 850 pixels it would be another composition.
 */
export function shownWidth(chosen: StageWidth, room: number, isWide: boolean): number | undefined {
  if (chosen === "full") return undefined;
  if (chosen) return chosen;
  const scaled = isWide && (room === 0 || (room >= smallest && room < widths.Desktop));
  return scaled ? widths.Desktop : undefined;
}

/** Which button shows as pressed. */
export const isShown = (value: number, chosen: StageWidth, isWide: boolean) =>
  chosen === value || (chosen === undefined && isWide && value === widths.Desktop);
