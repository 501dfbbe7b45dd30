import type { ProseField } from "@daylit/layouts/schema/field.ts";
import {
  asOwn,
  isExample as isMarkedExample,
  linesOf,
  withWords,
  wordsOf,
} from "@daylit/layouts/schema/marks.ts";
import { useId, useState } from "react";
import { pasteUnwrapped } from "../../canvas/text/unwrapped.ts";
import { SetAside } from "../../panels/check/SetAside.tsx";
import { useField } from "../../store/useField.ts";
import { AreaMarks } from "./AreaMarks.tsx";
import { Counter } from "./Counter.tsx";
import type { ControlProps } from "./control.ts";

const asText = (value: unknown) =>
  value === undefined ? "" : ([value].flat() as string[]).map(asOwn).join("\n\n");

const asValue = (text: string): string | string[] => {
  const paragraphs = linesOf(text);
  return paragraphs.length > 1 ? paragraphs : (paragraphs[0] ?? "");
};

/** One paragraph or several: an empty line between them, as in a letter. */
export function ProseControl({ field, value, path }: ControlProps<ProseField>) {
  const id = useId();
  const { write, rest } = useField(path, field.label);
  // A line that is being begun is in no document yet.
  const [draft, setDraft] = useState<string>();
  const known = asText(value);
  const text = draft !== undefined && asText(asValue(draft)) === known ? draft : known;
  const paragraphs = [value ?? []].flat() as string[];
  const isExample = paragraphs.some(isMarkedExample);
  const longest = paragraphs.map(wordsOf).toSorted((a, b) => b.length - a.length)[0] ?? "";
  const change = (next: string) => {
    setDraft(next);
    const parsed = asValue(next);
    write(parsed === "" && field.optional ? undefined : parsed);
  };
  return (
    <div className="field compose-field">
      <label htmlFor={id}>
        {field.label}
        {field.optional && <small> (optional)</small>}
      </label>
      <AreaMarks text={text} onText={change}>
        <textarea
          id={id}
          rows={Math.min(10, 3 + 2 * paragraphs.length)}
          value={wordsOf(text)}
          required={!field.optional}
          data-field={path}
          data-lent={isExample || undefined}
          aria-describedby={`${id}-about`}
          onChange={({ target }) => change(withWords(text, target.value))}
          onPaste={(event) => pasteUnwrapped(event, (next) => change(withWords(text, next)))}
          onBlur={() => {
            setDraft(undefined);
            rest();
          }}
        />
      </AreaMarks>
      <span className="hint" id={`${id}-about`}>
        {isExample && <span className="compose-ours">Example text</span>}
        {field.max > 1 && <>Up to {field.max} paragraphs, separated by an empty line. </>}
        <Counter written={{ text: longest, length: field }} />
      </span>
      <SetAside path={path} />
    </div>
  );
}
