import type { ReturnedText } from "@daylit/site-engine/translator/read-back.ts";
import { trusted } from "../../../../model/browser/trusted-types.ts";

type Piece = { text: string; mark?: number; strong?: boolean };

/** The words of an element with the numbers of the codes around them. */
function* piecesIn(node: Node, around: Omit<Piece, "text"> = {}): Generator<Piece> {
  for (const child of node.childNodes)
    if (child.nodeType === 3 || child.nodeType === 4)
      yield { text: child.nodeValue ?? "", ...around };
    else if (child.nodeType === 1) {
      const element = child as Element;
      const number = element.localName === "pc" ? Number.parseInt(element.id, 10) : Number.NaN;
      const isBold = element.getAttribute("subType") === "xlf:b";
      yield* piecesIn(
        element,
        Number.isNaN(number)
          ? { ...around, ...(isBold ? { strong: true } : {}) }
          : { mark: number },
      );
    }
}

const all = (root: Document | Element, name: string) => [...root.getElementsByTagNameNS("*", name)];
const wordsOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join("");

/** The texts of an XLIFF 2 file as a translator's program wrote it; none if it isn't one. */
export function readXliff(text: string): ReturnedText[] {
  // Entities could be as large as their author likes, and no program for translators writes any.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return [];
  // It is read, and no part of it is put into a page.
  const root = new DOMParser().parseFromString(trusted(text.trimStart()), "application/xml");
  if (all(root, "parsererror").length > 0) return [];
  return all(root, "unit").map((unit) => {
    const place = all(unit, "note").find((note) => note.getAttribute("category") === "place");
    const segments = all(unit, "segment");
    // Programs cut texts into sentences, and leave what is between them untranslated.
    const parts = [...unit.querySelectorAll("segment, ignorable")].map((part) => {
      const source = all(part, "source").flatMap((each) => [...piecesIn(each)]);
      const [target] = all(part, "target");
      return { source, target: target ? [...piecesIn(target)] : undefined };
    });
    const isWhole = parts.some(({ target }) => wordsOf(target ?? []).trim() !== "");
    return {
      key: unit.id,
      place: place?.textContent ?? "",
      source: parts.map(({ source }) => wordsOf(source)).join(""),
      target: isWhole ? parts.flatMap(({ source, target }) => target ?? source) : [],
      isUntouched: segments.every((segment) => segment.getAttribute("state") === "initial"),
    };
  });
}
