import { QuestionForm } from "../../components/form/question-form.tsx";
import { Band } from "../../components/section/band.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { bookingForm } from "./booking-form.fields.ts";

type Props = Fields<typeof bookingForm>;

export default function BookingForm({ fields, send, note, ...rest }: Props) {
  return (
    <Band {...rest} block="booking-form">
      <div className="booking-form-ticket bg-surface-raised">
        <Words {...rest} />
        <QuestionForm fields={fields} send={send} id={rest.id} inline />
        {note && <p className="fact">{inline(note)}</p>}
      </div>
    </Band>
  );
}
