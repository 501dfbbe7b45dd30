import { Plus, X } from "lucide-react";
import { offer, offerLimits } from "../../../model/offer.ts";
import { type PhotoSource, type Plan, photoSources } from "../../../workspace/store/record/plan.ts";
import { control } from "../model/steps.ts";
import { PhotoChooser } from "./PhotoChooser.tsx";
import { PhotoFrame } from "./PhotoFrame.tsx";
import type { Act } from "./usePlan.ts";

/** Three photos, all from the library or all from the machine: the package knows no mixture. */
export function PhotoPicker({ plan, act }: { plan: Plan; act: Act }) {
  return (
    <fieldset className="plan-photos">
      <legend>Photos</legend>
      <div className="flex">
        {Object.entries(photoSources).map(([source, label]) => (
          <label key={source} className="check">
            <input
              type="radio"
              name="photo-source"
              checked={plan.photoSource === source}
              onChange={() => act({ do: "choose source", source: source as PhotoSource })}
            />
            {label}
          </label>
        ))}
      </div>
      <ol className="plan-photo-list">
        {plan.photos.map((photo, index) => (
          <li key={photo.id} data-beyond={index >= offer.limits.photos || undefined}>
            <PhotoFrame chosen={plan.photoSource === "library" ? photo.library : ""} />
            {plan.photoSource === "library" ? (
              <PhotoChooser
                number={index + 1}
                control={control.name(photo.id)}
                chosen={photo.library}
                onChoose={(id) => act({ do: "change photo", photo: photo.id, library: id })}
              />
            ) : (
              <input
                aria-label={`Photo ${index + 1}`}
                placeholder="What should it show?"
                data-control={control.name(photo.id)}
                maxLength={offerLimits.note}
                value={photo.note}
                onChange={({ target }) =>
                  act({ do: "change photo", photo: photo.id, note: target.value })
                }
              />
            )}
            <button
              type="button"
              className="button-quiet button-icon"
              aria-label={`Remove photo ${index + 1}`}
              onClick={() => act({ do: "remove photo", photo: photo.id })}
            >
              <X aria-hidden="true" />
            </button>
          </li>
        ))}
      </ol>
      {plan.photos.length > offer.limits.photos && (
        <p className="error">
          {plan.photos.length} photos: the package holds {offer.limits.photos}.
        </p>
      )}
      <button
        type="button"
        className="plan-add"
        data-control={control.addPhoto}
        aria-label="Add a photo"
        onClick={() => act({ do: "add photo" })}
      >
        <Plus aria-hidden="true" /> Photo
      </button>
    </fieldset>
  );
}
