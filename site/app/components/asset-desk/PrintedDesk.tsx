import type { Entry } from "../../model/assets/checklist.ts";
import type { Desk } from "../../model/assets/desk.ts";
import type { Plan } from "../../model/planner/plan.ts";
import { Paper } from "../takeaway/Paper.tsx";
import { paperOf } from "./collect.ts";
import type { Taken } from "./useFiles.ts";

type Props = { desk: Desk; plan: Plan; files: readonly Taken[]; entries: readonly Entry[] };

/** The brief and small prints of the pictures, on paper only. */
export function PrintedDesk({ desk, plan, files, entries }: Props) {
  return (
    <div className="print-only">
      <div className="printed-brief">
        <Paper blocks={paperOf(desk, plan, files, entries)} />
      </div>
      <div className="printed-pictures">
        {files.map(({ id, url, name }) => (
          <figure key={id}>
            {url && <img src={url} alt="" />}
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
