import { type KeyboardEvent, useEffect, useRef } from "react";
import { trusted } from "../../../model/browser/trusted-types.ts";
import { paint } from "./frame/paint.ts";

export type EditorProps = {
  title: string;
  text: string;
  /** Opened by a press, not by a link. */
  takesFocus: boolean;
  onText: (text: string) => void;
};

/**
 * A text area over the painted text: a native field, so that undo, spelling, voice input and every
 * keyboard work. Tab is left to the browser and moves on; Escape gives focus to what follows.
 */
export function Editor({ title, text, takesFocus, onText }: EditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, []);

  const leave = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    event.currentTarget.closest(".snippet")?.querySelector("button")?.focus();
  };

  return (
    <div className="editor">
      {/* A last line that is empty has no height of its own. */}
      <pre aria-hidden="true" dangerouslySetInnerHTML={{ __html: trusted(`${paint(text)}\n`) }} />
      <textarea
        ref={field}
        aria-label={`Edit the code: ${title}`}
        value={text}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        wrap="off"
        onChange={({ target }) => onText(target.value)}
        onKeyDown={leave}
      />
    </div>
  );
}
