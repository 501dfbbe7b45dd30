import type { MouseEvent } from "react";
import { smallThumbnailSize } from "../../../../layouts/small-thumbnail-size.ts";
import { searchFolder } from "../../model/search/core.ts";
import { kinds } from "../../model/search/kinds.ts";
import type { Library } from "../../model/search/library.ts";
import type { Found } from "../../model/search/search.ts";
import { Link } from "../Link.tsx";
import { RecordText } from "./RecordText.tsx";
import type { Row } from "./rows.ts";

type Props = {
  id: string;
  row: Row;
  active: boolean;
  library: Library;
  marks: Found["marks"];
  onChoose: (row: Row, event: MouseEvent) => void;
  onPoint: () => void;
};

/** One line of the list. A result is a link, so that it opens in a new tab as any other does. */
export function Option({ id, row, active, library, marks, onChoose, onPoint }: Props) {
  const option = {
    id,
    role: "option",
    tabIndex: -1,
    "aria-selected": active,
    className: "search-option",
    onPointerMove: onPoint,
    onClick: (event: MouseEvent) => onChoose(row, event),
  } as const;

  if (row.type === "record") {
    const { path, thumbnail } = row.record;
    return (
      <Link {...option} to={path}>
        {thumbnail && (
          <img src={`${searchFolder}${thumbnail}`} alt="" {...smallThumbnailSize} loading="lazy" />
        )}
        <RecordText library={library} record={row.record} marks={marks} />
      </Link>
    );
  }
  if (row.type === "recent")
    return (
      <button type="button" {...option}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5M12 7v5l4 2" />
        </svg>
        {row.query}
      </button>
    );
  return (
    <button type="button" {...option} className="search-option search-more">
      All {row.count} in {kinds[row.kind].toLowerCase()}
    </button>
  );
}
