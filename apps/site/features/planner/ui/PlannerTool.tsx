import { Plus } from "lucide-react";
import { useId } from "react";
import { offer, offerLimits } from "../../../model/offer.ts";
import { SaveNotice } from "../../../workspace/export/SaveNotice.tsx";
import { UndoButton } from "../../../workspace/export/UndoButton.tsx";
import { emptyPlan } from "../../../workspace/store/record/plan.ts";
import { SiteLine } from "../../../workspace/ui/SiteLine.tsx";
import { sectionIdeas } from "../model/ideas.ts";
import { control } from "../model/steps.ts";
import { ExportPlan } from "./ExportPlan.tsx";
import { OwnPictures } from "./OwnPictures.tsx";
import { PageSheet } from "./PageSheet.tsx";
import { PhotoPicker } from "./PhotoPicker.tsx";
import { PrintedPlan } from "./PrintedPlan.tsx";
import { usePlan } from "./usePlan.ts";
import { Verdict } from "./Verdict.tsx";

export default function PlannerTool() {
  const { plan, act, message, tool, saveStatus, unreadable, restored, last, undo, record, own } =
    usePlan();
  const ideas = useId();
  return (
    <div ref={tool} className="planner">
      <div className="planner-work hide-print">
        <SiteLine record={record} />
        <div className="planner-head">
          <label className="field">
            Name of your business
            <input
              placeholder="Or your own name"
              maxLength={offerLimits.name}
              value={plan.project}
              onChange={({ target }) => act({ do: "name the project", name: target.value })}
            />
          </label>
          <Verdict plan={plan} />
        </div>
        <SaveNotice saveStatus={saveStatus} unreadable={unreadable} />
        <datalist id={ideas}>
          {sectionIdeas.map((idea) => (
            <option key={idea} value={idea} />
          ))}
        </datalist>
        <ol className="plan-sheets" aria-label="Pages">
          {plan.pages.map((page, index) => (
            <PageSheet key={page.id} page={page} number={index + 1} act={act} suggestions={ideas} />
          ))}
          <li className="plan-more">
            <button
              type="button"
              className="plan-add"
              data-control={control.addPage}
              aria-label="Add a page"
              onClick={() => act({ do: "add page" })}
            >
              <Plus aria-hidden="true" /> Page
            </button>
            <p className="plan-contact">
              <strong>Contact</strong> The contact page is included and not counted.
            </p>
          </li>
        </ol>
        <PhotoPicker plan={plan} act={act} />
        <OwnPictures files={own} />
        <div className="flex planner-history">
          <button
            type="button"
            className="button-quiet"
            data-control={control.clear}
            onClick={() =>
              act({
                do: "replace",
                plan: { ...emptyPlan, next: plan.next },
                message: "Everything cleared.",
              })
            }
          >
            Clear everything
          </button>
          <UndoButton last={last} onUndo={undo} />
          <p className="hint">
            {restored ? "Your plan from last time. " : ""}
            Saved in this browser only, for {offer.name}’s limits of {offer.limits.pages} pages,{" "}
            {offer.limits.sections} sections each and {offer.limits.photos} photos.
          </p>
        </div>
        <p aria-live="polite" className="visually-hidden" data-testid="said">
          {message}
        </p>
      </div>
      <ExportPlan plan={plan} />
      <PrintedPlan plan={plan} />
    </div>
  );
}
