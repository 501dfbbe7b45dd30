import { planPaper } from "../../model/planner/brief.ts";
import { pictureName } from "../../model/planner/library.ts";
import type { Plan } from "../../model/planner/plan.ts";
import { Paper } from "../takeaway/Paper.tsx";

/** What comes out of the printer instead of fields and buttons. */
export function PrintedPlan({ plan }: { plan: Plan }) {
  return (
    <div className="print-only printed-brief">
      <Paper blocks={planPaper(plan, pictureName)} />
    </div>
  );
}
