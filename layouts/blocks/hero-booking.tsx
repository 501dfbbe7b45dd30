import { Band, type Placed } from "../parts/band.tsx";
import { Photo, type Shot } from "../parts/photo.tsx";
import { type Asked, QuestionForm } from "../parts/question-form.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Props = Placed & Opening & Asked & { picture: Shot; note?: string };

/** A picture from edge to edge with the headline on a corner of paper, and the questions at its foot. */
export function HeroBooking({ picture, fields, send, note, ...rest }: Props) {
  return (
    <Band {...rest} block="hero-booking">
      <div className="hero-booking-corner">
        <Words {...rest} level={1} />
      </div>
      <Photo shot={picture} ratio="fill" sizes="100vw" className="hero-booking-media" first />
      <div className="hero-booking-desk bg-surface-raised">
        <QuestionForm fields={fields} send={send} id={rest.id} inline />
        {note && <p className="fact">{note}</p>}
      </div>
    </Band>
  );
}
