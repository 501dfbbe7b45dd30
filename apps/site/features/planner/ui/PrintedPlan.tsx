import { Paper } from "../../../workspace/export/Paper.tsx";
import type { Plan } from "../../../workspace/store/record/plan.ts";
import { planPaper } from "../model/brief.ts";
import { pictureName } from "../model/library.ts";

/** What comes out of the printer instead of fields and buttons. */
export function PrintedPlan({ plan }: { plan: Plan }) {
  return (
    <div className="print-only printed-brief">
      <Paper blocks={planPaper(plan, pictureName)} />
    </div>
  );
}
