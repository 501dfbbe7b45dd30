import { smallThumbnailSize } from "@daylit/layouts/catalogue/thumbnails/small-thumbnail-size.ts";
import { element } from "../../../ui/element.ts";
import { searchFolder } from "../query/core.ts";
import { excerpt, highlight, unseenWords } from "../query/highlight.ts";
import { kinds } from "../query/kinds.ts";
import type { Library } from "../query/library.ts";
import type { SearchRecord } from "../query/record.ts";
import type { SearchOutcome } from "../query/search.ts";
import { icon } from "./icon.ts";
import type { Row } from "./rows.ts";

type Marks = SearchOutcome["marks"];

const clock = "M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5M12 7v5l4 2";

/** A text in which what was looked for is marked. */
const marked = (text: string, marks: Marks) =>
  highlight(text, marks).map(({ text: stretch, marked: hit }) =>
    hit ? element("mark", {}, stretch) : stretch,
  );

const piece = (text: string, marks: Marks) => element("span", {}, " · ", ...marked(text, marks));

/** Title and note of a result; of a passage the place where the words stand, of a layout why. */
function textOf(library: Library, record: SearchRecord, marks: Marks): HTMLElement {
  const { kind, title, note, words, text: place } = record;
  const notes = element("span", { class: "search-note", "data-long": Boolean(place) });
  notes.append(...(place ? [element("b", {}, note)] : marked(note, marks)));
  for (const word of unseenWords(words, `${title} ${note}`, marks))
    notes.append(piece(word, marks));
  const passage = library.passage(record);
  const found = passage && excerpt(passage, marks);
  if (found) notes.append(piece(found, marks));
  return element(
    "span",
    { class: "search-text" },
    element("span", { class: "search-title", "data-kind": kind }, ...marked(title, marks)),
    notes,
  );
}

/** What a result says of itself, as far as it is there. */
export function contentOf(record: SearchRecord, library: Library, marks: Marks): HTMLElement[] {
  const text = textOf(library, record, marks);
  if (!record.thumbnail) return [text];
  const src = `${searchFolder}${record.thumbnail}`;
  return [element("img", { src, alt: "", ...smallThumbnailSize, loading: "lazy" }), text];
}

/** One line of the list. A result is a link, so that it opens in a new tab as any other does. */
export function optionOf(row: Row, id: string, library: Library, marks: Marks): HTMLElement {
  const common = { id, role: "option", tabindex: -1, "aria-selected": "false" };
  if (row.type === "record") {
    const { record } = row;
    const attributes = { ...common, class: "search-option", href: record.path };
    return element("a", attributes, ...contentOf(record, library, marks));
  }
  if (row.type === "recent")
    return element(
      "button",
      { ...common, type: "button", class: "search-option" },
      icon(clock),
      row.query,
    );
  return element(
    "button",
    { ...common, type: "button", class: "search-option search-more" },
    `All ${row.count} in ${kinds[row.kind].toLowerCase()}`,
  );
}
