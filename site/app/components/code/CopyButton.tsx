import { useEffect, useState } from "react";

const words = { ready: "Copy", done: "Copied", failed: "Copying is blocked" };

/** Copies, and says so to the eye and to a screen reader. */
export function CopyButton({ text }: { text: () => string }) {
  const [state, setState] = useState<keyof typeof words>("ready");

  useEffect(() => {
    if (state === "ready") return;
    const timer = setTimeout(() => setState("ready"), 2500);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setState("done");
    } catch {
      // Refused by the browser, or not there at all on a page without https.
      setState("failed");
    }
  };

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
