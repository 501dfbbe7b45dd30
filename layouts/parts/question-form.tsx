import type { Asked } from "../fields/shared.ts";
import { useSurroundings } from "../surroundings.ts";
import { Field } from "./field.tsx";

type Props = Asked & { id: string; inline?: boolean };

/** A form: where it goes and how is said by the page it stands on. */
export function QuestionForm({ fields, send, id, inline }: Props) {
  const { trap, ...target } = useSurroundings().form(id);
  return (
    <form className={inline ? "form form-inline" : "form"} {...target}>
      {fields.map((field) => (
        <Field key={field.label} {...field} form={id} />
      ))}
      {trap && (
        <input
          className="visually-hidden"
          name={trap}
          tabIndex={-1}
          autoComplete="off"
          aria-hidden
        />
      )}
      <button type="submit" className="button button-primary">
        {send}
      </button>
    </form>
  );
}
