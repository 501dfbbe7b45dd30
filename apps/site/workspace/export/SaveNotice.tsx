import { type SaveStatus, saveStatusText } from "../store/save-status.ts";

type Props = { saveStatus: SaveStatus; unreadable?: string };

/** Says when work is not being kept. The box is always there, so that the words are read aloud. */
export function SaveNotice({ saveStatus: { state }, unreadable }: Props) {
  const lost = state === "denied" || state === "full";
  return (
    <div role="status" className="keep-notice">
      {lost && <p className="alert alert-warning">{saveStatusText[state]}</p>}
      {state === "elsewhere" && <p className="hint">{saveStatusText[state]}</p>}
      {unreadable && (
        <p className="alert alert-warning">
          Stored data could not be read. {unreadable} You start with an empty project; the stored
          data is unchanged.
        </p>
      )}
    </div>
  );
}
