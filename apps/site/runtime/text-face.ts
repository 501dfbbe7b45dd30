import { textFace } from "../shell/fonts/faces.ts";

/** In localStorage: the address of the face that this browser has loaded before. */
export const textFaceKey = "text-face";

export function loadTextFace(address: string, display?: FontDisplay) {
  const face = new FontFace(textFace.family, `url("${address}")`, {
    weight: textFace.weight,
    display,
  });
  document.fonts.add(face);
  return face.load();
}

const isLoaded = () =>
  [...document.fonts].some(
    ({ family, status }) => family.includes(textFace.family) && status === "loaded",
  );

/**
 * The most that a change of face may move, as estimated here. Browsers count whole boxes, up to five times as
 * much: nothing, to three decimals.
 */
const most = 0.0001;

/** What has words in the window, and the words themselves. */
const wordsInView = () =>
  [...document.querySelectorAll("body *")].flatMap((element): Node[] => {
    const { width, height, top, bottom } = element.getBoundingClientRect();
    if (!width || !height || bottom < 0 || top > innerHeight) return [];
    const words = [...element.childNodes].filter(
      (node) => node instanceof Text && node.data.trim(),
    );
    return words.length > 0 ? [element, ...words] : [];
  });

/** Where each of them begins, and how much room it takes. */
const placesOf = (nodes: readonly Node[]) =>
  nodes.map((node) => {
    const range = new Range();
    if (node instanceof Element) range.selectNode(node);
    else range.selectNodeContents(node);
    const { width, height } = range.getBoundingClientRect();
    const { left = 0, top = 0 } = range.getClientRects()[0] ?? {};
    return { node, left, top, room: width * height };
  });
type Places = ReturnType<typeof placesOf>;

/** Layout shift between two looks: the share of the window that moved, times how far. */
function shiftBetween(before: Places, after: Places) {
  const side = Math.max(innerWidth, innerHeight);
  const moved = new Set<Node | null>();
  return before.reduce((sum, { node, left, top, room }, at) => {
    const now = after[at] ?? { left, top, room };
    const far = Math.max(Math.abs(now.left - left), Math.abs(now.top - top));
    // Words move with what holds them: counted once, with its whole box.
    if (far < 3 || moved.has(node.parentNode)) return sum;
    moved.add(node);
    return sum + ((room + now.room) / (innerWidth * innerHeight)) * (far / side);
  }, 0);
}

/** Puts the face on the whole page, unless something in the window would move: then the next page has it. */
export function wearTextFace() {
  const { dataset } = document.documentElement;
  if (!isLoaded() || dataset.textFace !== undefined) return;
  const words = wordsInView();
  const before = placesOf(words);
  dataset.textFace = "";
  if (shiftBetween(before, placesOf(words)) > most) delete dataset.textFace;
}

/** A new page is laid out in the face at once; bars and lists follow when it has been painted. */
export function wearOnNewPage() {
  if (isLoaded()) document.querySelector("main")?.setAttribute("data-text-face", "");
}
