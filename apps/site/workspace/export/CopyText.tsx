import { Check, Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";

type State = "ready" | "copied" | "refused";

/** Copies a text. Where the browser refuses, the text itself is shown and selected instead. */
export function CopyText({
  text,
  label,
  className,
}: {
  text: string;
  label: string;
  className?: string;
}) {
  const [state, setState] = useState<State>("ready");
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (state === "refused") field.current?.select();
    if (state !== "copied") return;
    const timer = setTimeout(() => setState("ready"), 4000);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setState("copied"),
        () => setState("refused"),
      );

  return (
    <>
      <button type="button" className={className} onClick={copy}>
        {state === "copied" ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {label}
      </button>
      <span role="status" className="visually-hidden">
        {state === "copied" && "Copied."}
      </span>
      {state === "refused" && (
        <label className="field copy-by-hand">
          The browser did not allow copying. Here is the text, selected: press Ctrl or ⌘ and C.
          <textarea ref={field} readOnly rows={8} value={text} />
        </label>
      )}
    </>
  );
}
