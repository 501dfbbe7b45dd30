import { Paper } from "../../../workspace/export/Paper.tsx";
import { planPaper } from "../model/brief.ts";
import { pictureName } from "../model/library.ts";
import type { Plan } from "../../../workspace/store/record/plan.ts";

/** What comes out of the printer instead of fields and buttons. */
export function PrintedPlan({ plan }: { plan: Plan }) {
  return (
    <div className="print-only printed-brief">
      <Paper blocks={planPaper(plan, pictureName)} />
    </div>
  );
}
