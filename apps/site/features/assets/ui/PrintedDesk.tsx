import { Paper } from "../../../workspace/export/Paper.tsx";
import type { BriefContent } from "../model/brief.ts";
import { paperOf } from "./files/collect.ts";
import type { ListedFile } from "./files/useFiles.ts";

/** The brief and small prints of the pictures, on paper only. */
export function PrintedDesk(brought: BriefContent<ListedFile>) {
  return (
    <div className="print-only">
      <div className="printed-brief">
        <Paper blocks={paperOf(brought)} />
      </div>
      <div className="printed-pictures">
        {brought.files.map(({ id, url, name }) => (
          <figure key={id}>
            {url && <img src={url} alt="" />}
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
