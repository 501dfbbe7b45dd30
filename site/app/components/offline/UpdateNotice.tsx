import { useEffect, useState } from "react";
import { holdsTypedText } from "./typed-text.ts";
import "../../styles/update-notice.css";

export type Update = { id: number; apply: () => void };

/** Says that a newer version of the site is there. Nothing is reloaded until the visitor says so. */
export function UpdateNotice({ apply }: Update) {
  const [state, setState] = useState<"silent" | "shown" | "applying" | "later">("silent");
  const [typed, setTyped] = useState(holdsTypedText);

  // A live region speaks of what changes in it: it comes empty and is filled afterwards.
  useEffect(() => {
    setState("shown");
    const look = () => setTyped(holdsTypedText());
    document.addEventListener("input", look);
    return () => document.removeEventListener("input", look);
  }, []);

  const close = () => setState("later");
  const reload = () => {
    setState("applying");
    apply();
  };

  return (
    <div role="status" className="update-notice hide-print">
      {(state === "shown" || state === "applying") && (
        <div className="update-card">
          <p>
            <strong>A new version of this site is ready.</strong>{" "}
            {typed
              ? "You have written something on this page, which a reload could lose. Finish first if you like: the update waits."
              : "Reload to get it now, or go on: it will be there the next time you come."}
          </p>
          <p className="flex">
            <button
              type="button"
              className={typed ? "button" : "button-primary"}
              aria-busy={state === "applying"}
              onClick={reload}
            >
              {typed ? "Reload anyway" : "Reload now"}
            </button>
            <button type="button" className={typed ? "button-primary" : "button"} onClick={close}>
              Later
            </button>
          </p>
        </div>
      )}
    </div>
  );
}
