import { hostTitles } from "@daylit/publish";
import { hasForm } from "@daylit/site-engine/document/check/forms.ts";
import { withValue } from "@daylit/site-engine/document/object-path.ts";
import { Rocket, Share2 } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { CopyText } from "../../../workspace/export/CopyText.tsx";
import { openedWorkspace } from "../../../workspace/store/current.ts";
import { useTool } from "../../../workspace/useTool.ts";
import { say, t } from "../messages/t.ts";
import { useNow, useServices, useSession } from "../store/context.tsx";
import { KeyField, type Typed } from "./KeyField.tsx";
import { forgetKey, isStored, keyOf, type Place, setKey } from "./places.ts";
import { changeWords, type UsePublishing } from "./usePublishing.ts";
import { ago, countedFiles } from "./words.ts";

type Props = {
  publishing: UsePublishing;
  place: Place;
  unlessInvented: (go: () => void) => void;
  /** What is being done and what came of it, beside the button that asks for it. */
  children: ReactNode;
};

/** ms after the last letter. */
const pause = 800;

/** Its own pages at Netlify. */
const projectAt = ({ site }: Place) =>
  `https://app.netlify.com/projects/${encodeURIComponent(site.name)}`;

/** How many files differ from the version online; made in the worker, so nobody waits for it. */
function useChangedFiles(words: string | undefined): number | undefined {
  const session = useSession();
  const { builder } = useServices();
  const revision = useNow((now) => now.revision);
  const [found, setFound] = useState<{ revision: number; files: number }>();
  useEffect(() => {
    const online = openedWorkspace().record.online as typeof session.site | undefined;
    if (!words || !online) return;
    const timer = setTimeout(() => {
      builder.build(session.site, "changes", online).then(
        ({ changes }) => changes && setFound({ revision, files: changes.changed.size }),
        () => {},
      );
    }, pause);
    return () => clearTimeout(timer);
  }, [revision, builder, session, words]);
  return found?.revision === revision ? found.files : undefined;
}

/** A site that has been published: what will change, one button, and what else can be done with it. */
export function Online({ publishing, place, unlessInvented, children }: Props) {
  const { state, publish, formProblem } = publishing;
  const session = useSession();
  const site = useNow((now) => now.site);
  const [typed, setTyped] = useState<Typed>(() => ({ key: keyOf(place), keep: isStored(place) }));
  const [asking, setAsking] = useState(() => keyOf(place) === "");
  const { Component: More } = useTool(() => import("./OnlineMore.tsx"));
  const address = site.address ?? place.site.address;
  const [change, setChange] = useState<{ words: string | undefined }>();
  useEffect(() => {
    let late = false;
    changeWords(site).then(
      (words) => late || setChange({ words }),
      () => {},
    );
    return () => {
      late = true;
    };
    // Of the place, because a publication changes what is online.
  }, [site, place]);
  const words = change?.words;
  const files = useChangedFiles(words);
  const problem = formProblem(place.host, site);
  const hasKey = keyOf(place) !== "";
  const name = { name: place.site.name };
  const title = hostTitles[place.host];
  const interrupted = place.resume?.sent.length;
  return (
    <>
      <p className="compose-online">
        <a className="compose-line-link" href={address} target="_blank" rel="noreferrer">
          {address.replace(/^https?:\/\/|\/$/g, "")}
        </a>
        {place.at && <>, published {ago(place.at)}</>}, at {title}.
      </p>
      {place.host === "netlify" && (
        <p className="hint">
          New accounts show a site to its owner alone, until you{" "}
          <a
            href={`${projectAt(place)}/configuration/general/#project-visibility`}
            target="_blank"
            rel="noreferrer"
          >
            make it public at Netlify
          </a>
          .
        </p>
      )}
      {interrupted && !state.busy ? (
        <p className="alert alert-warning">
          The last publication was interrupted: {countedFiles(interrupted)} arrived. Publish goes on
          from there.
        </p>
      ) : null}
      {(asking || state.failed) && (
        <KeyField
          host={place.host}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setKey(place, value.key.trim(), value.keep);
          }}
        />
      )}
      <p className="hint">
        {!place.at || (change && words === undefined)
          ? "Your whole site will be published."
          : words === undefined
            ? "…"
            : words
              ? files === undefined
                ? t`Will change: ${words}.`
                : t`Will change: ${words}, ${countedFiles(files)}.`
              : "Nothing has changed since."}
      </p>
      {problem && <p className="alert alert-warning">{say(problem)}</p>}
      <button
        type="button"
        className={`compose-take ${words === "" ? "" : "button-primary"}`}
        aria-disabled={!hasKey || Boolean(problem)}
        aria-busy={Boolean(state.busy)}
        onClick={() => hasKey && !problem && unlessInvented(() => publish(place, name))}
      >
        <Rocket aria-hidden="true" /> Publish
      </button>
      {children}
      {place.formOpen && site.form.way === "mail" && hasForm(site) && (
        <div className="alert alert-warning">
          <p>
            Netlify doesn’t receive the form on your site yet, so it opens your visitors’ email
            program for now. Switch on{" "}
            <a href={`${projectAt(place)}/forms`} target="_blank" rel="noreferrer">
              form detection at Netlify
            </a>
            , then publish again.
          </p>
          <button
            type="button"
            aria-disabled={!hasKey}
            onClick={() => {
              if (!hasKey) return;
              session.change("forms", (now) => withValue(now, "form", { way: "host" }));
              unlessInvented(() => publish(place, name));
            }}
          >
            It is switched on: publish the form
          </button>
        </div>
      )}
      <div className="compose-ways">
        {place.host === "netlify" && hasKey && (
          <button type="button" onClick={() => publish(place, name, true)}>
            Make a preview address
          </button>
        )}
        {typeof navigator.share === "function" ? (
          <button
            type="button"
            onClick={() =>
              navigator.share({ title: site.business.name, url: address }).catch(() => {})
            }
          >
            <Share2 aria-hidden="true" /> Share
          </button>
        ) : (
          <CopyText text={address} label="Copy the address" />
        )}
      </div>
      {state.draft && (
        <p>
          Only people with this link see it:{" "}
          <a href={state.draft} target="_blank" rel="noreferrer">
            {state.draft}
          </a>
        </p>
      )}
      {More && (
        <More
          publishing={publishing}
          place={place}
          address={address}
          onForget={() => {
            forgetKey(place);
            setTyped({ key: "", keep: false });
            setAsking(true);
          }}
        />
      )}
    </>
  );
}
