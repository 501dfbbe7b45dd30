import { Field, type FieldSpec } from "./field.tsx";

/** What a visitor is asked, and the words on the button. */
export type Asked = { fields: readonly FieldSpec[]; send: string };

type Props = Asked & { id: string; inline?: boolean };

/** A form that works as it is: sent, it comes back to its own section. */
export function QuestionForm({ fields, send, id, inline }: Props) {
  return (
    <form className={inline ? "form form-inline" : "form"} action={`#${id}`}>
      {fields.map((field) => (
        <Field key={field.label} {...field} form={id} />
      ))}
      <button type="submit" className="button button-primary">
        {send}
      </button>
    </form>
  );
}
