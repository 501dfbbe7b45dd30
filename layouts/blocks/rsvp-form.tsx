import { Band, type Placed } from "../parts/band.tsx";
import { type Asked, QuestionForm } from "../parts/question-form.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Props = Placed & Opening & Asked & { closing?: string };

/** A card to send back: narrow, centred, with a double edge. */
export function RsvpForm({ fields, send, closing, ...rest }: Props) {
  return (
    <Band {...rest} block="rsvp-form">
      <div className="rsvp-form-card bg-surface">
        <Words {...rest} />
        <QuestionForm fields={fields} send={send} id={rest.id} />
        {closing && <p className="fact">{closing}</p>}
      </div>
    </Band>
  );
}
