import { useRenderContext } from "../../render/render-context.ts";
import type { FormFields } from "../../schema/shared.ts";
import { Anchor } from "../links/anchor.tsx";
import { each } from "../section/each.tsx";
import { Slot } from "../section/slot.tsx";
import { answerNames } from "./answer-names.ts";
import { Field } from "./field.tsx";

type Props = FormFields & { id: string; inline?: boolean };

/** A form: where it goes and how is said by the page it stands on. */
export function QuestionForm({ fields, send, id, inline }: Props) {
  const { form, words } = useRenderContext();
  const { trap, hidden = {}, otherWays, ...target } = form(id);
  const names = answerNames(fields, [...(trap ? [trap] : []), ...Object.keys(hidden)]);
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
      <Slot />
      <button type="submit" className="button button-primary">
        {send}
      </button>
      {otherWays && (
        <p className="hint">
          {otherWays.before}
          {each(otherWays.links, ({ label, href }, index) => (
            <>
              {index > 0 && otherWays.between}
              <Anchor href={href}>{label}</Anchor>
            </>
          ))}
        </p>
      )}
    </form>
  );
}
