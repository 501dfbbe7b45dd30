import type { Field } from "@daylit/layouts/schema/field.ts";
import { textsOf } from "@daylit/layouts/schema/texts.ts";
import { fitList } from "@daylit/site-engine/assistant/fit.ts";
import { useId, useState } from "react";
import { say } from "../../messages/t.ts";
import "../../panels/assistant/assistant-styles.ts";
import { Dialog } from "../../panels/dialogs/Dialog.tsx";
import { useNow } from "../../store/context.tsx";

type Props = {
  field: Extract<Field, { kind: "items" | "pairs" }>;
  list: readonly unknown[];
  example: unknown;
  onTake: (list: readonly unknown[]) => void;
  onClose: () => void;
};

/** Texts of a row, in their order, by the entry that they are in. */
function rowsOf(field: Field, value: unknown) {
  const rows = new Map<string, { label: string; text: string }[]>();
  for (const { path, label, text } of textsOf({ list: field }, { list: value })) {
    const entry = path.replace(/(?:\.[^.[\]]+|\[\d+\])$/, "");
    if (text) rows.set(entry, [...(rows.get(entry) ?? []), { label, text }]);
  }
  return [...rows];
}

/** A list that the owner has already: pasted, looked at, and taken in place of the one that is there. */
export default function PasteList({ field, list, example, onTake, onClose }: Props) {
  const id = useId();
  const language = useNow((now) => now.site.language);
  const [text, setText] = useState("");
  const { value, leftOut, cut } = fitList(field, text, list, example);
  const found = text.trim() === "" ? [] : rowsOf(field, value);
  const { length } = Array.isArray(value) ? value : [];
  return (
    <Dialog title={`Paste a list: ${field.label}`} question onClose={onClose}>
      <div className="compose-assistant">
        <div className="field compose-field">
          <label htmlFor={id}>Rows from a spreadsheet, a PDF or a message</label>
          <textarea
            id={id}
            rows={6}
            value={text}
            aria-describedby={`${id}-about`}
            onChange={({ target }) => setText(target.value)}
          />
          <span className="hint" id={`${id}-about`}>
            One row for each entry. We find out what is a name, a price or a time.
          </span>
        </div>
        {text.trim() !== "" && (
          <>
            <p role="status">
              {length === 0 ? "No row was found." : `This is how it will look in your list:`}
            </p>
            <ul className="compose-found" lang={language}>
              {found.map(([entry, texts]) => (
                <li key={entry} data-heading={texts.length === 1 || undefined}>
                  {texts.map(({ label, text: words }, at) => (
                    <span key={`${label} ${at}`} title={label}>
                      {words}
                    </span>
                  ))}
                </li>
              ))}
            </ul>
            {leftOut.map(({ text: words, why }, at) => (
              <p key={`${at} ${words}`} className="alert">
                Left out: “{words}” {say(why)}
              </p>
            ))}
            {[...cut].map(([path, words]) => (
              <p key={path} className="alert">
                Too long, cut off: “{words}”
              </p>
            ))}
          </>
        )}
        <div className="compose-choose">
          <button
            type="button"
            className="button-primary"
            aria-disabled={found.length === 0}
            onClick={() => {
              if (found.length === 0) return;
              onTake(value as unknown[]);
              onClose();
            }}
          >
            Replace the list
          </button>
          <button type="button" className="button-quiet" onClick={onClose}>
            Cancel
          </button>
        </div>
      </div>
    </Dialog>
  );
}
