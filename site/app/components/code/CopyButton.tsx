import { useEffect, useState } from "react";

const words = { ready: "Copy", done: "Copied", failed: "Press Ctrl C to copy" };

/** Copies, and says so to the eye and to a screen reader. */
export function CopyButton({ text }: { text: () => string }) {
  const [state, setState] = useState<keyof typeof words>("ready");

  useEffect(() => {
    if (state === "ready") return;
    const timer = setTimeout(() => setState("ready"), 2500);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setState("done"),
      () => setState("failed"),
    );

  return (
    <>
      <button type="button" className="code-copy" onClick={copy}>
        {words[state]}
      </button>
      <span role="status" className="visually-hidden">
        {state !== "ready" && words[state]}
      </span>
    </>
  );
}
