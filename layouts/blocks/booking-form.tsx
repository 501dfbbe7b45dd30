import { Band, type Placed } from "../parts/band.tsx";
import { Field, type FieldSpec } from "../parts/field.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Props = Placed & Opening & { fields: readonly FieldSpec[]; send: string; note?: string };

/** Short questions in one row, as a ticket to fill in. */
export function BookingForm({ fields, send, note, ...rest }: Props) {
  return (
    <Band {...rest} block="booking-form">
      <div className="booking-form-ticket bg-surface-raised">
        <Words {...rest} />
        <form className="form form-inline" action={`#${rest.id}`}>
          {fields.map((field) => (
            <Field key={field.label} {...field} form={rest.id} />
          ))}
          <button type="submit" className="button button-primary">
            {send}
          </button>
        </form>
        {note && <p className="fact">{note}</p>}
      </div>
    </Band>
  );
}
