import { highlight } from "../../model/search/highlight.ts";
import type { Found } from "../../model/search/search.ts";

/** A text in which what was looked for is marked. */
export function Marked({ text, marks }: { text: string; marks: Found["marks"] }) {
  return highlight(text, marks).map(({ text: stretch, marked }, index) =>
    marked ? <mark key={index}>{stretch}</mark> : stretch,
  );
}
