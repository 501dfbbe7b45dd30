import type { ArticlePart } from "@daylit/layouts/components/text/article.tsx";
import { articleParts, articleText } from "@daylit/layouts/schema/article-text.ts";
import { isExample as isMarkedExample, wordsOf } from "@daylit/layouts/schema/marks.ts";
import { useId, useState } from "react";
import { pastedHtml } from "../../canvas/text/pasted-html.ts";
import { pasteUnwrapped } from "../../canvas/text/unwrapped.ts";
import { useField } from "../../store/useField.ts";
import type { ControlProps } from "./control.ts";

/** A long text in one field, as people write it in letters and notes. */
export default function ArticleControl({ field, value, path }: ControlProps) {
  const id = useId();
  const { write, rest } = useField(path, field.label);
  const parts = (value ?? []) as readonly ArticlePart[];
  const known = articleText(parts);
  // A line that is being begun is in no document yet.
  const [draft, setDraft] = useState<string>();
  const isSame = draft !== undefined && articleText(articleParts(draft)) === known;
  const isExample = parts.some(({ text }) => isMarkedExample(text));
  const words = parts.reduce(
    (sum, { text }) => sum + (wordsOf(text).match(/\S+/g)?.length ?? 0),
    0,
  );
  const change = (next: string) => {
    setDraft(next);
    write(articleParts(next));
  };
  return (
    <div className="field compose-field">
      <label htmlFor={id}>{field.label}</label>
      <textarea
        id={id}
        rows={14}
        value={isSame ? draft : known}
        data-field={path}
        data-lent={isExample || undefined}
        aria-describedby={`${id}-about`}
        onChange={({ target }) => change(target.value)}
        onPaste={(event) => {
          const pasted = pastedHtml(event.clipboardData.getData("text/html"));
          if (pasted.length === 0) return pasteUnwrapped(event, change);
          event.preventDefault();
          const area = event.currentTarget;
          area.setRangeText(articleText(pasted), area.selectionStart, area.selectionEnd, "end");
          change(area.value);
        }}
        onBlur={() => {
          setDraft(undefined);
          rest();
        }}
      />
      <span className="hint" id={`${id}-about`}>
        {isExample && <span className="compose-ours">Example text</span>}
        One line for each paragraph. ## before a subhead, - or 1. before a list item, **bold**,
        [link](https://…). {words} words.
      </span>
    </div>
  );
}
