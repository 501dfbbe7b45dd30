import { Band, type Placed } from "../parts/band.tsx";
import { Field, type FieldSpec } from "../parts/field.tsx";
import { Photo, type Shot } from "../parts/photo.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Props = Placed &
  Opening & { picture: Shot; fields: readonly FieldSpec[]; send: string; note?: string };

/** A picture from edge to edge with the headline on a corner of paper, and the questions at its foot. */
export function HeroBooking({ picture, fields, send, note, ...rest }: Props) {
  return (
    <Band {...rest} block="hero-booking">
      <div className="hero-booking-corner">
        <Words {...rest} level={1} />
      </div>
      <Photo shot={picture} ratio="fill" sizes="100vw" className="hero-booking-media" first />
      <div className="hero-booking-desk bg-surface-raised">
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
