import { unseenWords } from "../../model/search/highlight.ts";
import type { Library } from "../../model/search/library.ts";
import type { SearchRecord } from "../../model/search/record.ts";
import type { Found } from "../../model/search/search.ts";
import { Marked } from "./Marked.tsx";
import { useExcerpt } from "./useExcerpt.ts";

type Props = { library: Library; record: SearchRecord; marks: Found["marks"] };

/** Title and note of a result; of a passage the place where the words stand, of a layout why. */
export function RecordText({ library, record, marks }: Props) {
  const { kind, title, note, words, text } = record;
  const excerpt = useExcerpt(library, record, marks);
  const unseen = unseenWords(words, `${title} ${note}`, marks);
  return (
    <span className="search-text">
      <span className="search-title" data-kind={kind}>
        <Marked text={title} marks={marks} />
      </span>
      <span className="search-note" data-long={text ? "" : undefined}>
        {text ? <b>{note}</b> : <Marked text={note} marks={marks} />}
        {[excerpt, ...unseen].map(
          (piece) =>
            piece && (
              <span key={piece}>
                {" "}
                · <Marked text={piece} marks={marks} />
              </span>
            ),
        )}
      </span>
    </span>
  );
}
