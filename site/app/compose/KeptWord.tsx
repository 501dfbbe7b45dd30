import { useEffect, useState } from "react";
import { keepingWords } from "../project/keeping.ts";
import { useProject } from "../project/useProject.ts";

const ago = (milliseconds: number) => {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds < 5) return "just now";
  if (seconds < 60) return `${seconds} seconds ago`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return minutes === 1 ? "a minute ago" : `${minutes} minutes ago`;
  return "a while ago";
};

/** Where the work is: a small word, and a clear one when it is nowhere but here. */
export function KeptWord() {
  const { current } = useProject();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(timer);
  }, []);
  const keeping = current?.keeping;
  if (!keeping || keeping.state === "empty") return null;
  const { state, since } = keeping;
  const quiet = state === "kept" || state === "writing";
  return (
    <span className="compose-kept" data-state={quiet ? "quiet" : "clear"}>
      {state === "kept" && since
        ? `Kept in this browser, ${ago(Math.max(now, Date.now()) - since)}`
        : keepingWords[state]}
      {state === "elsewhere" && (
        <button type="button" className="compose-link" onClick={() => current.takeOver()}>
          Go on here
        </button>
      )}
    </span>
  );
}
