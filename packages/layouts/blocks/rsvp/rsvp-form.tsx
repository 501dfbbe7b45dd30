import { QuestionForm } from "../../components/form/question-form.tsx";
import { Band } from "../../components/section/band.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { rsvpForm } from "./rsvp-form.fields.ts";

type Props = Fields<typeof rsvpForm>;

export default function RsvpForm({ fields, send, closing, ...rest }: Props) {
  return (
    <Band {...rest} block="rsvp-form">
      <div className="rsvp-form-card bg-surface">
        <Words {...rest} />
        <QuestionForm fields={fields} send={send} id={rest.id} />
        {closing && <p className="fact">{inline(closing)}</p>}
      </div>
    </Band>
  );
}
