import { sizeOf } from "../model/bytes.ts";
import type { SaveResult } from "../model/save.ts";
import { useOnline } from "./useOnline.ts";
import { useSaving } from "./useSaving.ts";

/** Saves the documentation as a whole, with its size said before and its progress during. */
export function SaveDocumentation({ onChange }: { onChange: () => void }) {
  const online = useOnline();
  const { state, offered, saved, done, result, start, stop, remove } = useSaving(onChange);
  const newer = saved && offered && saved.version !== offered.version;
  const set = saved && !newer ? saved : (offered ?? saved);

  // While it looks, sizes and button are laid out unseen, so that nothing moves when they come.
  const looking = state === "looking";
  const says: Record<SaveResult, string> = {
    saved: "Saved. Everything in it opens without a connection now.",
    stopped: "Stopped. The next try continues from here.",
    failed:
      "A file did not arrive. Check the connection and try again: it continues where it stopped.",
    full: `There is no room: it needs ${sizeOf(offered?.kept ?? 0)}. Free some space, or remove visited pages below, then try again.`,
  };

  return (
    <section
      className="offline-save bg-primary-lighter"
      aria-labelledby="save"
      data-looking={looking || undefined}
    >
      <h2 id="save">Save the whole documentation</h2>
      <p>
        Documentation, reference and guides with every sample and tool
        {set ? `: ${set.pages} pages.` : "."}
      </p>
      {(set || looking) && (
        <dl className="offline-sizes">
          <dt>To download</dt>
          <dd>{saved && !newer ? "nothing" : sizeOf(set?.sent ?? 0)}</dd>
          <dt>On this device</dt>
          <dd>{sizeOf(set?.kept ?? 0)}</dd>
        </dl>
      )}
      {state === "saving" && offered && (
        <p className="field">
          <label htmlFor="save-progress">
            {sizeOf(done)} of {sizeOf(offered.sent)}
          </label>
          <progress id="save-progress" value={done} max={offered.sent} />
        </p>
      )}
      <p className="flex">
        {state === "saving" ? (
          <button type="button" className="button" onClick={stop}>
            Stop
          </button>
        ) : (
          <>
            {(looking || (offered && (!saved || newer) && state === "idle")) && (
              <button
                type="button"
                className="button-primary"
                onClick={start}
                disabled={looking || !online}
              >
                {newer ? "Update the saved copy" : "Save for offline"}
              </button>
            )}
            {saved && (
              <button type="button" className="button" onClick={remove}>
                Remove it from this device
              </button>
            )}
          </>
        )}
      </p>
      <p role="status" className={result && result !== "saved" ? "error" : undefined}>
        {state === "denied"
          ? "This browser does not let the site save anything, as in private windows."
          : (result && says[result]) ||
            (newer && "There is a newer version of the documentation than the one you saved.") ||
            (saved && "Saved on this device.") ||
            (state === "idle" && !offered && "It can be saved when there is a connection again.")}
      </p>
    </section>
  );
}
