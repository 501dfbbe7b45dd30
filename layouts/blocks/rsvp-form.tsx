import { Band, type Placed } from "../parts/band.tsx";
import { Field, type FieldSpec } from "../parts/field.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Props = Placed & Opening & { fields: readonly FieldSpec[]; send: string; closing?: string };

/** A card to send back: narrow, centred, with a double edge. */
export function RsvpForm({ fields, send, closing, ...rest }: Props) {
  return (
    <Band {...rest} block="rsvp-form">
      <div className="rsvp-form-card bg-surface">
        <Words {...rest} />
        <form className="form" action={`#${rest.id}`}>
          {fields.map((field) => (
            <Field key={field.label} {...field} form={rest.id} />
          ))}
          <button type="submit" className="button button-primary">
            {send}
          </button>
        </form>
        {closing && <p className="fact">{closing}</p>}
      </div>
    </Band>
  );
}
