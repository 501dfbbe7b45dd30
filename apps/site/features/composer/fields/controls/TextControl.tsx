import type { LineField } from "@daylit/layouts/schema/field.ts";
import { isExample as isMarkedExample, withWords, wordsOf } from "@daylit/layouts/schema/marks.ts";
import { type ClipboardEvent, useId } from "react";
import { pasteUnwrapped } from "../../canvas/text/unwrapped.ts";
import { SetAside } from "../../panels/check/SetAside.tsx";
import { useInterface, useSession } from "../../store/context.tsx";
import { selectPlaceholder, useField } from "../../store/useField.ts";
import { rowsPastedAt } from "../rows-at.ts";
import { AreaMarks } from "./AreaMarks.tsx";
import { Counter } from "./Counter.tsx";
import type { ControlProps } from "./control.ts";

const inOneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, " ");

/** A few words, or a sentence or some. */
export function TextControl({ field, value, path }: ControlProps<LineField>) {
  const id = useId();
  const session = useSession();
  const { setChooser } = useInterface();
  const { write, rest } = useField(path, field.label);
  const marked = typeof value === "string" ? value : "";
  const text = wordsOf(marked);
  const isExample = text !== "" && isMarkedExample(marked);
  const shared = {
    id,
    value: text,
    required: !field.optional,
    "data-field": path,
    "data-lent": isExample || undefined,
    "aria-describedby": `${id}-about`,
    onBlur: rest,
    onFocus: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) =>
      isExample && selectPlaceholder(target),
  };
  const change = (words: string) =>
    write(words === "" && field.optional ? undefined : withWords(marked, words));
  /** Several lines in a text of a list may be its entries. */
  const paste = (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData("text/plain");
    if (!rowsPastedAt(session.site, path, pasted)) return false;
    event.preventDefault();
    const { selectionStart, selectionEnd, value: words } = event.currentTarget;
    const next = words.slice(0, selectionStart ?? 0) + pasted + words.slice(selectionEnd ?? 0);
    setChooser({ of: "rows", path, text: pasted, only: () => change(inOneLine(next)) });
    return true;
  };
  return (
    <div className="field compose-field">
      <label htmlFor={id}>
        {field.label}
        {field.optional && <small> (optional)</small>}
      </label>
      {field.kind === "text" || field.soft > 60 ? (
        <Marks isOn={field.kind === "text"} text={marked} onText={write}>
          <textarea
            {...shared}
            rows={Math.min(6, Math.max(2, Math.ceil(field.soft / 40)))}
            onChange={({ target }) => change(inOneLine(target.value))}
            onPaste={(event) =>
              paste(event) || pasteUnwrapped(event, (next) => change(inOneLine(next)))
            }
          />
        </Marks>
      ) : (
        <input {...shared} onChange={({ target }) => change(target.value)} onPaste={paste} />
      )}
      <span className="hint" id={`${id}-about`}>
        {isExample && <span className="compose-ours">Example text</span>}
        {field.hint && <>{field.hint} </>}
        <Counter written={{ text, length: field }} />
      </span>
      <SetAside path={path} />
    </div>
  );
}

type MarksProps = React.ComponentProps<typeof AreaMarks> & { isOn: boolean };

/** Titles and lines hold words alone. */
const Marks = ({ isOn, ...rest }: MarksProps) => (isOn ? <AreaMarks {...rest} /> : rest.children);
