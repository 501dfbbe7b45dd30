import { faces } from "../shell/fonts/faces.ts";

/**
 * On a slow line the first page is read in the stand-ins to the end (font-display: optional), and a
 * visit isn’t a new document: so what has arrived by then is put to use together with the next page.
 */
const late: FontFace[] = [];

/** Whether a face is in use: only then has a text another width than in what stands behind it. */
function isUsed(family: string, weight: string): boolean {
  const canvas = document.createElement("canvas").getContext("2d");
  const width = (families: string) => {
    if (canvas) canvas.font = `${weight} 20px ${families}`;
    return canvas?.measureText("Daylit immer").width;
  };
  return width(`${family}, monospace`) !== width("monospace");
}

/** Fetches what this page had to do without: from the cache, where its preloading has put it. */
export function fetchFonts() {
  for (const { family, file, weight } of faces) {
    const [heaviest = ""] = weight.split(" ").slice(-1);
    const link = document.querySelector<HTMLLinkElement>(`link[as=font][href*="${stem(file)}"]`);
    if (!link || isUsed(family, heaviest)) continue;
    const face = new FontFace(family, `url("${link.href}")`, { weight });
    late.push(face);
    face.load().catch(() => {});
  }
}

const stem = (file: string) => file.replace(/\.\w+$/, "");

export function useFonts() {
  for (const face of late) if (face.status === "loaded") document.fonts.add(face);
}
