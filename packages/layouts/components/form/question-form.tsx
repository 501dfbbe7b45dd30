import { useRenderContext } from "../../render/render-context.ts";
import type { FormFields } from "../../schema/shared.ts";
import { slug } from "../../text/slug.ts";
import { each } from "../section/each.tsx";
import { Field } from "./field.tsx";

type Props = FormFields & { id: string; inline?: boolean };

/** A name for each answer, from its question; in other scripts, or twice the same, by its number. */
const namesOf = (fields: FormFields["fields"], trap?: string): string[] => {
  const words = fields.map(({ label }) => slug(label));
  return words.map((word, index) =>
    /^[a-z0-9-]+$/.test(word) && word !== trap && words.indexOf(word) === index
      ? word
      : `answer-${index + 1}`,
  );
};

/** A form: where it goes and how is said by the page it stands on. */
export function QuestionForm({ fields, send, id, inline }: Props) {
  const { form, words } = useRenderContext();
  const { trap, hidden = {}, otherWays, ...target } = form(id);
  const names = namesOf(fields, trap);
  return (
    <form className={inline ? "form form-inline" : "form"} {...target}>
      {fields.some(({ optional }) => !optional) && <p className="hint">{`* ${words.required}`}</p>}
      {each(fields, (field, index) => (
        <Field {...field} form={id} name={names[index] ?? ""} />
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
      {each(Object.entries(hidden), ([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="button button-primary">
        {send}
      </button>
      {otherWays && (
        <p className="hint">
          {otherWays.before}
          {each(otherWays.links, ({ label, href }, index) => (
            <>
              {index > 0 && otherWays.between}
              <a href={href}>{label}</a>
            </>
          ))}
        </p>
      )}
    </form>
  );
}
