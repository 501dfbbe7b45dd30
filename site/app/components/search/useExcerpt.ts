import { useEffect, useState } from "react";
import { excerpt } from "../../model/search/highlight.ts";
import type { Library } from "../../model/search/library.ts";
import type { SearchRecord } from "../../model/search/record.ts";
import type { Found } from "../../model/search/search.ts";

/** The place in a record's text where the words stand; nothing until its text has arrived. */
export function useExcerpt(library: Library, { text: place }: SearchRecord, marks: Found["marks"]) {
  const [text, setText] = useState<string>();

  useEffect(() => {
    if (!place) return;
    let left = false;
    library.loadPassage(place).then((passage) => left || setText(passage));
    return () => {
      left = true;
    };
  }, [library, place]);

  return text === undefined ? undefined : excerpt(text, marks);
}
