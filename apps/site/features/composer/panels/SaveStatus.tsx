import { useEffect, useState } from "react";
import { type SaveStatus, saveStatusText } from "../../../workspace/store/save-status.ts";
import { useWorkspace } from "../../../workspace/store/useWorkspace.ts";
import { say, t } from "../messages/t.ts";

const ago = (milliseconds: number) => {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds < 5) return t`just now`;
  if (seconds < 60) return t`${seconds} seconds ago`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return minutes === 1 ? t`a minute ago` : t`${minutes} minutes ago`;
  return t`a while ago`;
};

const isQuiet = ({ state }: SaveStatus) => state === "kept" || state === "writing";

/** Where the work is, as a small word beside the name. */
export function SaveStatusText() {
  const { current } = useWorkspace();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(timer);
  }, []);
  const saveStatus = current?.saveStatus;
  if (!saveStatus || !isQuiet(saveStatus)) return null;
  const { state, since } = saveStatus;
  return (
    <span className="compose-kept">
      {state === "kept" && since ? (
        <>
          Saved in this browser
          <span className="compose-long">, {ago(Math.max(now, Date.now()) - since)}</span>
        </>
      ) : (
        say(saveStatusText[state])
      )}
    </span>
  );
}

/** A warning before leaving: a strip as wide as the window. */
export function SaveStatusWarning() {
  const { current } = useWorkspace();
  const saveStatus = current?.saveStatus;
  const said = saveStatus && saveStatus.state !== "empty" && !isQuiet(saveStatus);
  return (
    <div aria-live="polite">
      {said && (
        <p className="compose-kept compose-warning">
          {say(saveStatusText[saveStatus.state])}
          {saveStatus.state === "elsewhere" && (
            <button type="button" onClick={() => current.takeLock()}>
              Continue here
            </button>
          )}
        </p>
      )}
    </div>
  );
}
