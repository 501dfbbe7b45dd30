import type { ImageRef } from "@daylit/layouts/components/pictures/photo.tsx";
import type { PictureField } from "@daylit/layouts/schema/field.ts";
import { Image, X } from "lucide-react";
import { shownAddress, shownAlt } from "../../images/image-ref.ts";
import { inSentence } from "../../messages/languages.ts";
import { useInterface, useNow, useServices } from "../../store/context.tsx";
import { useField } from "../../store/useField.ts";
import type { ControlProps } from "./control.ts";

/** A picture as a button that opens the choice. */
export function PictureControl({
  field,
  value,
  path,
}: ControlProps<Pick<PictureField, "label" | "optional">>) {
  const { own } = useServices();
  const { setChooser } = useInterface();
  const site = useNow((now) => now.site);
  const { set } = useField(path, field.label);
  const image = value as ImageRef | undefined;
  return (
    <div className="compose-field compose-picture">
      <button
        type="button"
        data-field={path}
        className="compose-picture-button"
        onClick={() => setChooser({ of: "picture", path })}
      >
        {image ? (
          <img src={shownAddress(site, image, own)} alt="" width={96} height={64} />
        ) : (
          <Image aria-hidden="true" />
        )}
        <span>
          <strong>{field.label}</strong>
          <small>{image ? shownAlt(site, image) || "No description yet" : "None yet"}</small>
        </span>
      </button>
      {field.optional && image && (
        <button
          type="button"
          className="button-quiet button-icon"
          aria-label={`Remove ${inSentence(field.label)}`}
          onClick={({ currentTarget }) => {
            // It goes with the picture.
            (currentTarget.previousElementSibling as HTMLElement).focus();
            set(undefined);
          }}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
