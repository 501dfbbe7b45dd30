import { Band, type Placed } from "../parts/band.tsx";
import { type Asked, QuestionForm } from "../parts/question-form.tsx";
import { type Opening, Text, Words } from "../parts/words.tsx";

type Props = Placed & Opening & Asked & { text?: string | readonly string[] };

/** A letter to write: words at the start, the form at the end. */
export function ContactForm({ text, fields, send, ...rest }: Props) {
  return (
    <Band {...rest} block="contact-form">
      <div className="words">
        <Words {...rest} />
        {text && <Text text={text} className="paragraph" />}
      </div>
      <QuestionForm fields={fields} send={send} id={rest.id} />
    </Band>
  );
}
