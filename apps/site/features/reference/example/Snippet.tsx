import { snippetOf } from "virtual:snippets";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { CodeText } from "../../../ui/code/CodeText.tsx";
import { CopyButton } from "../../../ui/code/CopyButton.tsx";
import type { EditorProps } from "./Editor.tsx";
import { editedFrom, searchWith } from "./edited-link.ts";

type Props = { of: string; title: string; onEdit?: (html: string) => void };

/** The code of an example. The editor takes its place once asked for, and only then is loaded. */
export function Snippet({ of, title, onEdit }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [original, setOriginal] = useState("");
  const [text, setText] = useState("");
  const [takesFocus, setTakesFocus] = useState(true);
  const [linked, setLinked] = useState("");
  const [Editor, setEditor] = useState<ComponentType<EditorProps>>();

  const edit = async (begin?: string) => {
    const source = box.current?.querySelector("code")?.textContent ?? "";
    const editor = await import("./Editor.tsx").catch(() => undefined);
    if (!editor)
      return setLinked("The editor could not be loaded. Check your connection and try again.");
    setOriginal(source);
    setText(begin ?? source);
    setTakesFocus(begin === undefined);
    setEditor(() => editor.Editor);
    if (begin !== undefined) onEdit?.(begin);
  };
  const change = (next: string) => {
    setText(next);
    onEdit?.(next);
    // The address carries it: through a reload, and in a shared link.
    const search = searchWith(location.search, of, next === original ? undefined : next);
    history.replaceState(history.state, "", location.pathname + search + location.hash);
  };

  useEffect(() => {
    const begin = onEdit && editedFrom(location.search, of);
    if (begin) void edit(begin);
  }, []);

  const copyLink = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(location.href))
      .then(
        () => setLinked("Link copied"),
        () => setLinked("Copying is blocked: the link is in the address bar"),
      );

  return (
    <div className="code snippet" ref={box}>
      {Editor ? (
        <Editor title={title} text={text} takesFocus={takesFocus} onText={change} />
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
            <button type="button" onClick={() => edit()}>
              Edit<span className="visually-hidden"> {title}</span>
            </button>
          ))}
        {Editor && (
          <button type="button" aria-disabled={text === original} onClick={copyLink}>
            Link<span className="visually-hidden"> to this edited {title}</span>
          </button>
        )}
        <span role="status" className="example-hint">
          {linked}
        </span>
        {Editor && <p className="example-hint">Tab moves on, Esc leaves the editor.</p>}
      </div>
    </div>
  );
}
