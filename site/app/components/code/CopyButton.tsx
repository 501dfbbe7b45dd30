import { useEffect, useState } from "react";

type Props = {
  /** What to copy, or a promise of it. */
  text: () => string | Promise<string>;
  label?: string;
};

const outcomes = { done: "Copied", failed: "Copying is blocked" };

/** A text that is still to come is handed over as it is: Safari forgets the press while one waits. */
const write = (text: string | Promise<string>) =>
  typeof text === "string"
    ? navigator.clipboard.writeText(text)
    : navigator.clipboard.write([new ClipboardItem({ "text/plain": text.then(plain) })]);

const plain = (text: string) => new Blob([text], { type: "text/plain" });

/** Copies, and says so to the eye and to a screen reader. */
export function CopyButton({ text, label = "Copy" }: Props) {
  const [state, setState] = useState<keyof typeof outcomes>();

  useEffect(() => {
    if (!state) return;
    const timer = setTimeout(setState, 2500);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await write(text());
      setState("done");
    } catch {
      // Refused by the browser, or not there at all on a page without https.
      setState("failed");
    }
  };

  return (
    <>
      <button type="button" className="code-copy" onClick={copy}>
        {state ? outcomes[state] : label}
      </button>
      <span role="status" className="visually-hidden">
        {state && outcomes[state]}
      </span>
    </>
  );
}
