import { Band, type Placed } from "../parts/band.tsx";
import { type Asked, QuestionForm } from "../parts/question-form.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Props = Placed & Opening & Asked & { note?: string };

/** Short questions in one row, as a ticket to fill in. */
export function BookingForm({ fields, send, note, ...rest }: Props) {
  return (
    <Band {...rest} block="booking-form">
      <div className="booking-form-ticket bg-surface-raised">
        <Words {...rest} />
        <QuestionForm fields={fields} send={send} id={rest.id} inline />
        {note && <p className="fact">{note}</p>}
      </div>
    </Band>
  );
}
