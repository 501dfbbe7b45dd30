import { describedOn } from "@daylit/publish";
import { useEffect, useId, useRef, useState } from "react";
import { openedWorkspace } from "../../../workspace/store/current.ts";
import { interfaceLocale } from "../messages/languages.ts";
import { say } from "../messages/t.ts";
import { useNow } from "../store/context.tsx";
import { FirstTime } from "./FirstTime.tsx";
import { Online } from "./Online.tsx";
import { setKey } from "./places.ts";
import { signInAnswer } from "./sign-in.ts";
import { usePublishing } from "./usePublishing.ts";
import { countedFiles, megabytes } from "./words.ts";

/** `unlessInvented`: asks first whether invented details may go online. */
type Props = { unlessInvented?: (go: () => void) => void; titled?: boolean };

const atOnce = (go: () => void) => go();

/** The site goes online with its owner’s own account: the first time, and from then on by one tap. */
export default function PublishPanel({ unlessInvented = atOnce, titled = false }: Props) {
  const id = useId();
  const tried = new Date(describedOn).toLocaleDateString(interfaceLocale(), { dateStyle: "long" });
  const publishing = usePublishing();
  const [signedIn] = useState(() => {
    const found = signInAnswer(openedWorkspace().record.id);
    if (found?.token) setKey({ host: "netlify" }, found.token, found.keep);
    return found;
  });
  const { place, state, question, cancel } = publishing;
  const site = useNow((now) => now.site);
  const { busy, progress, failed, words } = state;
  const section = useRef<HTMLElement>(null);
  const shown = `${place?.site.id} ${busy === undefined}`;
  const before = useRef(shown);
  const online = place?.at !== undefined;
  const wasOnline = useRef(online);
  useEffect(() => {
    // What had the focus goes when a site is online, and when all is sent.
    if (before.current !== shown && document.activeElement === document.body)
      section.current
        ?.querySelector<HTMLElement>(".compose-online > a, h4, button")
        ?.focus({ preventScroll: true });
    // Its address is the first that its owner wants to see.
    if (online && !wasOnline.current) section.current?.scrollIntoView({ block: "start" });
    before.current = shown;
    wasOnline.current = online;
  }, [shown, online]);
  const said = (
    <>
      {busy && (
        <div className="compose-progress">
          <p>
            {busy}
            {progress &&
              ` ${progress.files} of ${countedFiles(progress.allFiles)}, ${megabytes(progress.bytes)} of ${megabytes(progress.allBytes)}`}
          </p>
          {progress && (
            <progress
              value={progress.bytes}
              max={progress.allBytes || 1}
              aria-label="Bytes that were sent"
            />
          )}
          <button type="button" onClick={cancel}>
            Cancel
          </button>
        </div>
      )}
      <div role="status">
        {words && <p className={failed ? "alert alert-danger" : "alert"}>{say(words)}</p>}
      </div>
    </>
  );
  return (
    <section className="compose-publish" aria-labelledby={id} ref={section}>
      <h3 className={titled ? undefined : "visually-hidden"} id={id}>
        Publish
      </h3>
      {signedIn?.refused && (
        <p className="alert alert-danger">
          Netlify says that you didn’t let us in. Sign in once more, or paste an access token.
        </p>
      )}
      {place ? (
        <Online publishing={publishing} place={place} unlessInvented={unlessInvented}>
          {said}
        </Online>
      ) : (
        <FirstTime
          publishing={publishing}
          site={site}
          unlessInvented={unlessInvented}
          signedIn={signedIn}
        >
          {said}
        </FirstTime>
      )}
      {question}
      <p className="hint">
        Your browser sends the files to your host; nothing passes through us. Tried against what the
        hosts published about their interfaces by {tried}, not on their live services.
      </p>
    </section>
  );
}
