import { Band, type Placed } from "../parts/band.tsx";
import { Field, type FieldSpec } from "../parts/field.tsx";
import { type Opening, Text, Words } from "../parts/words.tsx";

type Props = Placed &
  Opening & { text?: string | readonly string[]; fields: readonly FieldSpec[]; send: string };

/** A letter to write: words at the start, the form at the end. */
export function ContactForm({ text, fields, send, ...rest }: Props) {
  return (
    <Band {...rest} block="contact-form">
      <div className="words">
        <Words {...rest} />
        {text && <Text text={text} className="paragraph" />}
      </div>
      <form className="form" action={`#${rest.id}`}>
        {fields.map((field) => (
          <Field key={field.label} {...field} form={rest.id} />
        ))}
        <button type="submit" className="button button-primary">
          {send}
        </button>
      </form>
    </Band>
  );
}
