import { headlineFace } from "../shell/fonts/faces.ts";

const { family, file, weight } = headlineFace;

/**
 * On a slow line the first page is read with a stand-in for the headlines to the end (font-display:
 * optional), and a visit isn’t a new document: so a face that has arrived by then is put to use with the
 * next page.
 */
let late: FontFace | undefined;

/** Whether the face is in use: only then has a text another width than in what stands behind it. */
function isUsed(): boolean {
  const canvas = document.createElement("canvas").getContext("2d");
  const width = (families: string) => {
    if (canvas) canvas.font = `${weight} 20px ${families}`;
    return canvas?.measureText("Daylit immer").width;
  };
  return width(`${family}, monospace`) !== width("monospace");
}

/** Fetches what this page had to do without: from the cache, where its preloading has put it. */
export function fetchFonts() {
  const link = document.querySelector<HTMLLinkElement>(
    `link[as=font][href*="${file.replace(/\.\w+$/, "")}"]`,
  );
  if (!link || isUsed()) return;
  late = new FontFace(family, `url("${link.href}")`, { weight });
  late.load().catch(() => {});
}

export function useFonts() {
  if (late?.status === "loaded") document.fonts.add(late);
}
