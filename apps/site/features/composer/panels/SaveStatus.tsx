import { useEffect, useState } from "react";
import { type Keeping, keepingWords } from "../../workspace/store/save-status.ts";
import { useProject } from "../../workspace/store/useWorkspace.ts";

const ago = (milliseconds: number) => {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds < 5) return "just now";
  if (seconds < 60) return `${seconds} seconds ago`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return minutes === 1 ? "a minute ago" : `${minutes} minutes ago`;
  return "a while ago";
};

const isQuiet = ({ state }: Keeping) => state === "kept" || state === "writing";

/** Where the work is, as a small word beside the name. */
export function KeptWord() {
  const { current } = useProject();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(timer);
  }, []);
  const keeping = current?.keeping;
  if (!keeping || !isQuiet(keeping)) return null;
  const { state, since } = keeping;
  return (
    <span className="compose-kept">
      {state === "kept" && since ? (
        <>
          Saved in this browser
          <span className="compose-long">, {ago(Math.max(now, Date.now()) - since)}</span>
        </>
      ) : (
        keepingWords[state]
      )}
    </span>
  );
}

/** What somebody must know before leaving: a strip of its own, as wide as the window. */
export function KeptWarning() {
  const { current } = useProject();
  const keeping = current?.keeping;
  const said = keeping && keeping.state !== "empty" && !isQuiet(keeping);
  return (
    <div aria-live="polite">
      {said && (
        <p className="compose-kept compose-warning">
          {keepingWords[keeping.state]}
          {keeping.state === "elsewhere" && (
            <button type="button" onClick={() => current.takeOver()}>
              Continue here
            </button>
          )}
        </p>
      )}
    </div>
  );
}
