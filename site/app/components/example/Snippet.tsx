import { snippetOf } from "virtual:snippets";
import { type ComponentType, useRef, useState } from "react";
import { CodeText } from "../code/CodeText.tsx";
import { CopyButton } from "../code/CopyButton.tsx";
import type { EditorProps } from "./Editor.tsx";

type Props = { of: string; title: string; onEdit?: (html: string) => void };

/** The code of an example. The editor takes its place once asked for, and only then is loaded. */
export function Snippet({ of, title, onEdit }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [original, setOriginal] = useState("");
  const [text, setText] = useState("");
  const [Editor, setEditor] = useState<ComponentType<EditorProps>>();

  const edit = async () => {
    const source = box.current?.querySelector("code")?.textContent ?? "";
    const editor = await import("./Editor.tsx");
    setOriginal(source);
    setText(source);
    setEditor(() => editor.Editor);
  };
  const change = (next: string) => {
    setText(next);
    onEdit?.(next);
  };

  return (
    <div className="code snippet" ref={box}>
      {Editor ? (
        <Editor title={title} text={text} onText={change} />
      ) : (
        <CodeText html={snippetOf(of)} language="html" name={`Code: ${title}`} />
      )}
      <div className="example-bar">
        <CopyButton of={title} />
        {onEdit &&
          (Editor ? (
            <button
              type="button"
              aria-disabled={text === original}
              onClick={() => change(original)}
            >
              Reset<span className="visually-hidden"> {title}</span>
            </button>
          ) : (
            <button type="button" onClick={edit}>
              Edit<span className="visually-hidden"> {title}</span>
            </button>
          ))}
        {Editor && <p className="example-hint">Tab moves on, Esc leaves the editor.</p>}
      </div>
    </div>
  );
}
