import { QuestionForm } from "../../components/form/question-form.tsx";
import { Band } from "../../components/section/band.tsx";
import { Text, Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { contactForm } from "./contact-form.fields.ts";

type Props = Fields<typeof contactForm>;

export default function ContactForm({ text, fields, send, ...rest }: Props) {
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
