import type { ChoiceField, ToggleField } from "@daylit/layouts/schema/field.ts";
import { useField } from "../../store/useField.ts";
import type { ControlProps } from "./control.ts";

export function ChoiceControl({ field, value, path }: ControlProps<ChoiceField>) {
  const { set } = useField(path, field.label);
  return (
    <label className="field compose-field">
      {field.label}
      <select
        data-field={path}
        value={typeof value === "string" ? value : field.otherwise}
        onChange={({ target }) => set(target.value === field.otherwise ? undefined : target.value)}
      >
        {Object.entries(field.options).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

export function ToggleControl({ field, value, path }: ControlProps<ToggleField>) {
  const { set } = useField(path, field.label);
  return (
    <label className="check compose-field">
      <input
        type="checkbox"
        data-field={path}
        checked={value === true}
        onChange={({ target }) => set(target.checked || undefined)}
      />
      {field.label}
    </label>
  );
}
