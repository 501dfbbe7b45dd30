import { fit, verdict } from "../../model/planner/fit.ts";
import { pictureName } from "../../model/planner/library.ts";
import { type Plan, photoSources } from "../../model/planner/plan.ts";

/** What comes out of the printer instead of fields and buttons. */
export function PrintedPlan({ plan }: { plan: Plan }) {
  return (
    <div className="print-only">
      <h3>Plan for {plan.project.trim() || "a website"}</h3>
      <p>{verdict(fit(plan))}</p>
      <ol className="printed-pages">
        {plan.pages.map((page, index) => (
          <li key={page.id}>
            <strong>{page.name.trim() || `Page ${index + 1}`}</strong>
            <ol>
              {page.sections.map((section) => (
                <li key={section.id}>{section.name.trim() || "…"}</li>
              ))}
            </ol>
          </li>
        ))}
        <li>
          <strong>Contact</strong> (included)
        </li>
      </ol>
      {plan.photos.length > 0 && (
        <>
          <p>Photos ({photoSources[plan.photoSource]}):</p>
          <ol>
            {plan.photos.map((photo) => (
              <li key={photo.id}>
                {(plan.photoSource === "ai" ? photo.note : pictureName(photo.library)) || "…"}
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
