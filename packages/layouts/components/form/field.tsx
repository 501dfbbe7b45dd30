import type { FieldSpec } from "../../schema/shared.ts";
import { each } from "../section/each.tsx";

type Props = FieldSpec & { form: string; name: string };

const inLine = ["off", "name", "organization", "postal-code", "email", "tel", "bday"];

/** What browsers may fill into which control; elsewhere the attribute would be an error. */
const fillable: Partial<Record<NonNullable<FieldSpec["kind"]>, readonly string[]>> = {
  text: inLine,
  textarea: [...inLine, "street-address"],
  email: ["off", "email"],
  tel: ["off", "tel"],
  date: ["off", "bday"],
};

export function Field({
  label,
  kind = "text",
  options,
  hint,
  optional,
  autoComplete,
  form,
  name,
}: Props) {
  const id = `${form}-${name}`;
  if (kind === "choice")
    return (
      <fieldset className="field-choice">
        <legend>{label}</legend>
        {/* Nothing is chosen beforehand: an answer that arrives is one that a visitor gave. */}
        {each(options ?? [], (option) => (
          <label className="check">
            <input type="radio" name={name} value={option} required={!optional} />
            {option}
          </label>
        ))}
      </fieldset>
    );
  const shared = {
    id,
    name,
    required: !optional,
    autoComplete: fillable[kind]?.includes(autoComplete ?? "") ? autoComplete : undefined,
    "aria-describedby": hint ? `${id}-hint` : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {kind === "textarea" ? (
        <textarea {...shared} rows={4} />
      ) : kind === "select" ? (
        <select {...shared}>
          {each(options ?? [], (option) => (
            <option>{option}</option>
          ))}
        </select>
      ) : (
        <input {...shared} type={kind} />
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
