import type { FieldSpec } from "../fields/shared.ts";

type Props = FieldSpec & { form: string };

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

export function Field({
  label,
  kind = "text",
  options,
  hint,
  optional,
  autoComplete,
  form,
}: Props) {
  const name = slug(label);
  const id = `${form}-${name}`;
  if (kind === "choice")
    return (
      <fieldset className="field-choice">
        <legend>{label}</legend>
        {options?.map((option, index) => (
          <label key={option} className="check">
            <input type="radio" name={name} value={option} defaultChecked={index === 0} />
            {option}
          </label>
        ))}
      </fieldset>
    );
  const shared = {
    id,
    name,
    required: !optional,
    autoComplete,
    "aria-describedby": hint ? `${id}-hint` : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {kind === "textarea" ? (
        <textarea {...shared} rows={4} />
      ) : kind === "select" ? (
        <select {...shared}>
          {options?.map((option) => (
            <option key={option}>{option}</option>
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
