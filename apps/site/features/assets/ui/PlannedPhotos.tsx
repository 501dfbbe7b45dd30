import { Link } from "../../../ui/Link.tsx";
import { type Plan, photoSources } from "../../../workspace/store/record/plan.ts";
import { pictureName } from "../../planner/model/library.ts";
import { PhotoFrame } from "../../planner/ui/PhotoFrame.tsx";

/** The photos of the plan: they belong to the pictures here too. */
export function PlannedPhotos({ plan: { photos, photoSource } }: { plan: Plan }) {
  if (photos.length === 0) return null;
  return (
    <div className="desk-planned">
      <p>
        From <Link to="/packages#plan-your-pages">your plan</Link>, with the package (
        {photoSources[photoSource].toLowerCase()}):
      </p>
      <ul className="plan-own-list" aria-label="Photos of the plan">
        {photos.map(({ id, library, note }) => (
          <li key={id}>
            <PhotoFrame chosen={photoSource === "library" ? library : ""} />
            <span>
              {(photoSource === "library" ? pictureName(library) : note) || "Not chosen yet"}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
