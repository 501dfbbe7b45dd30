import type { Field } from "@daylit/layouts/schema/field.ts";
import { textsOf, type Written } from "@daylit/layouts/schema/texts.ts";
import { fitList } from "@daylit/site-engine/assistant/fit.ts";
import { valueAt } from "@daylit/site-engine/document/object-path.ts";
import { withWords } from "@daylit/site-engine/edit/changes/facts.ts";
import { useId, useState } from "react";
import { type RowsField, rowsAt } from "../../fields/rows-at.ts";
import { say, t } from "../../messages/t.ts";
import { useInterface, useNow, useSession } from "../../store/context.tsx";
import type { Chooser } from "../../store/interface.ts";
import { Dialog } from "../dialogs/Dialog.tsx";
import "../assistant/assistant-styles.ts";

type Props = Extract<Chooser, { of: "rows" }>;

const writtenIn = (field: Field, value: unknown): Written[] => [
  ...textsOf({ list: field }, { list: value }),
];

/** Texts of a row, in their order, by the entry that they are in. */
function rowsOf(field: Field, value: unknown) {
  const rows = new Map<string, Written[]>();
  for (const written of writtenIn(field, value)) {
    const entry = written.path.replace(/(?:\.[^.[\]]+|\[\d+\])$/, "");
    const name = field.kind === "lines" ? written.path : entry;
    if (written.text) rows.set(name, [...(rows.get(name) ?? []), written]);
  }
  return [...rows];
}

const isOwn = (field: Field, entry: unknown) =>
  writtenIn(field, [entry]).some(({ text, example, common }) => text && !example && !common);

const mostOf = ({ exactly, max = 99 }: RowsField) => exactly ?? max;

/** A list that the owner has already: pasted, looked at, then taken beside the entries that are there or in their place. */
export default function RowsDialog({ path, text: pasted = "", only }: Props) {
  const id = useId();
  const session = useSession();
  const { setChooser, announce } = useInterface();
  const site = useNow((now) => now.site);
  const [text, setText] = useState(pasted);
  const place = rowsAt(site, path);
  const close = () => setChooser(undefined);
  if (!place) return null;
  const { field, example, at } = place;
  const now = valueAt(site, place.path);
  const list = Array.isArray(now) ? (now as unknown[]) : [];
  const { value, leftOut, cut } = fitList(field, text, list, example);
  const whole = Array.isArray(value) ? (value as unknown[]) : [];
  const rows = text.trim() === "" ? [] : rowsOf(field, value);

  // Examples are nobody's: what is added takes their place.
  const kept = list.filter((entry) => isOwn(field, entry));
  const room = field.exactly === undefined ? mostOf(field) - kept.length : 0;
  const added = kept.length > 0 && room > 0 ? addable(field, text, example, room) : [];
  const take = (next: readonly unknown[], words: string) => {
    session.endMerge();
    session.change(field.label, (before) => withWords(before, place.path, next));
    announce(words, true);
    close();
  };
  const before = kept.filter((entry) => list.indexOf(entry) <= (at ?? list.length));

  return (
    <Dialog title={`Paste a list: ${field.label}`} question onClose={close}>
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
              {whole.length === 0 ? "No row was found." : `This is how it will look in your list:`}
            </p>
            <ul className="compose-found" lang={site.language}>
              {rows.map(([entry, texts]) => (
                <li
                  key={entry}
                  data-heading={(field.kind !== "lines" && texts.length === 1) || undefined}
                >
                  {texts.map(({ label, text: words }, number) => (
                    <span key={`${label} ${number}`} title={label}>
                      {words}
                    </span>
                  ))}
                </li>
              ))}
            </ul>
            {leftOut.map(({ text: words, why }, number) => (
              <p key={`${number} ${words}`} className="alert">
                Left out: “{words}” {say(why)}
              </p>
            ))}
            {[...cut].map(([cutAt, words]) => (
              <p key={cutAt} className="alert">
                Too long, cut off: “{words}”
              </p>
            ))}
          </>
        )}
        <div className="compose-choose">
          {added.length > 0 && (
            <button
              type="button"
              className="button-primary"
              onClick={() =>
                take(
                  [...before, ...added, ...kept.slice(before.length)],
                  t`${field.label}: ${added.length} added. Undo takes them out again.`,
                )
              }
            >
              Add {added.length} to “{field.label}”
            </button>
          )}
          <button
            type="button"
            className={added.length > 0 ? undefined : "button-primary"}
            aria-disabled={rows.length === 0}
            onClick={() => {
              if (rows.length === 0) return;
              take(whole, t`${field.label}: replaced. Undo brings the old list back.`);
            }}
          >
            Replace the list
          </button>
          {only && (
            <button
              type="button"
              onClick={() => {
                close();
                only();
              }}
            >
              Paste it into this field alone
            </button>
          )}
          <button type="button" className="button-quiet" onClick={close}>
            Cancel
          </button>
        </div>
      </div>
    </Dialog>
  );
}

/** Rows for which there is room beside others. */
function addable(field: RowsField, text: string, example: unknown, room: number): unknown[] {
  const { value } = fitList({ ...field, min: 0, max: room }, text, [], example);
  return text.trim() && Array.isArray(value) ? value : [];
}
