/** A rectangle on the stage, in CSS pixels. */
export type Box = { top: number; left: number; width: number; height: number };
export type Size = Pick<Box, "width" | "height">;
type Spot = Pick<Box, "top" | "left">;

/** From the edges of the stage, and from a text that is being written, whose focus ring is around it. */
const margin = 4;
const gap = 10;

/** The area that two boxes share. */
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const within = (start: number, size: number, room: number) =>
  Math.max(margin, Math.min(start, room - size - margin));

/** Above a box, below it, behind it and before it. */
const spotsBeside = ({ top, left, width, height }: Box, size: Size): Spot[] => [
  { top: top - gap - size.height, left },
  { top: top + height + gap, left },
  { top, left: left + width + gap },
  { top, left: left - gap - size.width },
];

/** At both ends of the upper edge, inside and above, then of the lower edge. */
const spotsAt = ({ top, left, width, height }: Box, size: Size): Spot[] =>
  [top, top - size.height, top + height, top + height - size.height].flatMap((y) => [
    { top: y, left: left + margin },
    { top: y, left: left + width - size.width - margin },
  ]);

type Around = {
  size: Size;
  room: Size;
  /** The section. */
  block: Box;
  /** The text in it that is being written. */
  written?: Box;
  /** What must stay in view beside that text: the site's name. */
  never: readonly Box[];
  /** Other words: covered where there is no other place. */
  rather: readonly Box[];
};

/**
 * Where the bar of a section stands, or the label of the text that is being written: on or beside it,
 * inside the stage, over no words if that can be had. Undefined: it would cover what is being written.
 */
export function barPlace({ size, room, block, written, never, rather }: Around): Spot | undefined {
  const corners = spotsAt(block, size);
  // A section that is scrolled away above keeps its bar at the edge: it would jump from word to word.
  const isPinned = !written && block.top < 0;
  const spots = written
    ? [...spotsBeside(written, size), ...corners, ...spotsAt({ top: 0, left: 0, ...room }, size)]
    : isPinned
      ? corners.slice(0, 2)
      : corners;
  const kept = written ? [written, ...never] : never;
  const covers = (boxes: readonly Box[], spot: Spot) =>
    boxes.reduce((sum, box) => sum + overlap({ ...spot, ...size }, box), 0);
  const [best] = spots
    .map(({ top, left }) => {
      const spot = {
        top: within(top, size.height, room.height),
        left: within(left, size.width, room.width),
      };
      return { spot, kept: covers(kept, spot), words: isPinned ? 0 : covers(rather, spot) };
    })
    .toSorted((a, b) => a.kept - b.kept || a.words - b.words);
  return best && (best.kept === 0 || !written) ? best.spot : undefined;
}

/** The bar for selected words: higher than it is with its field, and as wide as without. */
export const markBar = { width: 104, height: 104 };

/**
 * What that bar hangs on: the text that is being written, if there is room above or below it, else the
 * selected words alone. `box`: where it will be.
 */
export function markPlace(text: Box, selected: Box, room: Size) {
  const isBeside =
    text.top >= markBar.height || text.top + text.height + gap + markBar.height <= room.height;
  const { top, height } = isBeside ? text : selected;
  const bottom = top + height;
  const start = top < markBar.height ? bottom : top - markBar.height;
  return { top, bottom, left: selected.left, box: { ...markBar, top: start, left: selected.left } };
}
