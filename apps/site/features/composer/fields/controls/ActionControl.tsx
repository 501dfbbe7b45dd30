import type { ActionField, LineField } from "@daylit/layouts/schema/field.ts";
import { Plus, X } from "lucide-react";
import { t } from "../../messages/t.ts";
import { useSession } from "../../store/context.tsx";
import { useField } from "../../store/useField.ts";
import type { ControlProps } from "./control.ts";
import { LinkControl } from "./LinkControl.tsx";
import { type Action, newAction } from "./new-action.ts";
import { TextControl } from "./TextControl.tsx";

/** The words of a button and where it leads. */
export function ActionParts({
  field,
  value,
  path,
}: {
  field: { soft: number; hard: number; why?: string };
  value: Action;
  path: string;
}) {
  const { soft, hard, why } = field;
  const words: LineField = { kind: "line", label: t`Button text`, soft, hard, why };
  return (
    <>
      <TextControl field={words} value={value.label} path={`${path}.label`} />
      <LinkControl field={{ label: t`Link` }} value={value.href} path={`${path}.href`} />
    </>
  );
}

export function ActionControl({ field, value, path, example }: ControlProps<ActionField>) {
  const session = useSession();
  const { set } = useField(path, field.label);
  // The button that is pressed goes: the focus goes to what comes in its place.
  const put = (next: unknown, place: "field" | "add", at: string) => {
    set(next);
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-${place}="${CSS.escape(at)}"]`)?.focus(),
    );
  };
  if (!value)
    return (
      <button
        type="button"
        className="compose-add"
        data-add={path}
        onClick={() => put(example ?? newAction(session.site), "field", `${path}.label`)}
      >
        <Plus aria-hidden="true" /> <span className="visually-hidden">Add </span>
        {field.label}
      </button>
    );
  return (
    <fieldset className="compose-group">
      <legend>{field.label}</legend>
      <ActionParts field={field} value={value as Action} path={path} />
      {field.optional && (
        <button type="button" className="button-quiet" onClick={() => put(undefined, "add", path)}>
          <X aria-hidden="true" /> Remove the button
        </button>
      )}
    </fieldset>
  );
}
