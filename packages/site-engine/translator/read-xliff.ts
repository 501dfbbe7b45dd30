import type { ReturnedText } from "./read-back.ts";
import { readXml, type XmlNode } from "./read-xml.ts";

type Piece = { text: string; mark?: number; strong?: boolean };

/** In XLIFF 1.2 these hold the codes of another format, not words. */
const codes = new Set(["bpt", "ept", "it", "ph"]);

/** The words of an element with the numbers of the codes around them. */
function* piecesIn({ children }: XmlNode, around: Omit<Piece, "text"> = {}): Generator<Piece> {
  for (const child of children)
    if (typeof child === "string") yield { text: child, ...around };
    else if (!codes.has(child.name)) {
      const { name, attributes } = child;
      const isPair = name === "pc" || name === "g";
      const number = isPair ? Number.parseInt(attributes.get("id") ?? "", 10) : Number.NaN;
      const isBold = attributes.get("subType") === "xlf:b";
      yield* piecesIn(
        child,
        Number.isNaN(number)
          ? { ...around, ...(isBold ? { strong: true } : {}) }
          : { mark: number },
      );
    }
}

const inside = ({ children }: XmlNode) => children.filter((child) => typeof child !== "string");

function* all(root: XmlNode, ...names: readonly string[]): Generator<XmlNode> {
  for (const child of inside(root)) {
    if (names.includes(child.name)) yield child;
    yield* all(child, ...names);
  }
}

const piecesOf = (part: XmlNode, name: string) => {
  const found = inside(part).find((child) => child.name === name);
  return found && [...piecesIn(found)];
};

const wordsOf = (pieces: readonly Piece[] = []) => pieces.map(({ text }) => text).join("");

const untouched = new Set(["initial", "new", "needs-translation"]);

/** XLIFF 2 says it of a segment, XLIFF 1.2 of the translation; nothing if the file doesn't. */
function isUntouched(part: XmlNode): boolean | undefined {
  const states = [part, ...inside(part).filter(({ name }) => name === "target")].flatMap(
    ({ attributes }) => attributes.get("state") ?? [],
  );
  return states.length === 0 ? undefined : states.some((state) => untouched.has(state));
}

/** The texts of an XLIFF file, 2 or 1.2, as a translator's program wrote it; none if it isn't one. */
export function readXliff(text: string): ReturnedText[] {
  const root = readXml(text);
  if (!root) return [];
  return [...all(root, "unit", "trans-unit")].map((unit) => {
    const place = [...all(unit, "note")].find(
      ({ attributes }) => attributes.get("category") === "place",
    );
    // Programs cut texts into sentences, and leave what is between them untranslated.
    const parts = unit.name === "unit" ? [...all(unit, "segment", "ignorable")] : [unit];
    const pairs = parts.map((part) => ({
      source: piecesOf(part, "source") ?? [],
      target: piecesOf(part, "target"),
    }));
    const states = parts.filter(({ name }) => name !== "ignorable").map(isUntouched);
    const isWhole = pairs.some(({ target }) => wordsOf(target).trim() !== "");
    return {
      key: unit.attributes.get("id") ?? "",
      place: place ? wordsOf([...piecesIn(place)]) : "",
      source: pairs.map(({ source }) => wordsOf(source)).join(""),
      target: isWhole ? pairs.flatMap(({ source, target }) => target ?? source) : [],
      ...(states.includes(undefined) ? {} : { isUntouched: states.every(Boolean) }),
    };
  });
}
