import { lazy, Suspense, useRef, useState } from "react";
import type { LayoutTitles } from "../../../model/layouts/chosen-layout.ts";
import { SaveNotice } from "../../../workspace/export/SaveNotice.tsx";
import { isEmpty, siteSummary } from "../../../workspace/store/record/record.ts";
import { saveStatusText } from "../../../workspace/store/save-status.ts";
import { useOpenWorkspace } from "../../../workspace/store/useOpenWorkspace.ts";
import type Picture from "../../composer/home/SitePicture.tsx";
import { ComposeSite } from "./ComposeSite.tsx";
import { Contents } from "./Contents.tsx";
import { contentsOf } from "./contents.ts";
import { ExportWorkspace } from "./ExportWorkspace.tsx";
import { FavouriteLayouts } from "./FavouriteLayouts.tsx";
import { OtherWorkspaces } from "./OtherWorkspaces.tsx";
import { useWorkspaces } from "./useWorkspaces.ts";

/**
 * It comes through the composer, whose code would be cut into many small files if two pages led to its
 * parts. Where it can’t be loaded, the page does without the picture.
 */
const SitePicture = lazy<typeof Picture>(() =>
  import("../../composer/Compose.island.tsx")
    .then(({ load }) => load())
    .then(({ loadSitePicture }) => loadSitePicture())
    .catch(() => ({ default: () => null })),
);

/** The page of the visitor's site: the way on, its parts, and their other sites. */
export default function WorkspacePanel({ titles }: { titles: LayoutTitles }) {
  const { current, history, record, saveStatus } = useOpenWorkspace("plan");
  const workspaces = useWorkspaces(current);
  const [message, setMessage] = useState("");
  const name = useRef<HTMLInputElement>(null);
  const parts = contentsOf(record, titles);
  const empty = isEmpty(record);

  const remove = async (id: string, called: string) => {
    name.current?.focus();
    await workspaces.remove(id, called);
    setMessage(`${called} deleted. Undo brings it back.`);
  };

  return (
    <div className="yours">
      <SaveNotice saveStatus={saveStatus} unreadable={current.unreadable} />
      <div className="yours-head">
        <label className="field">
          Name of your business
          <input
            ref={name}
            value={record.name}
            maxLength={80}
            placeholder="Or your own name"
            onChange={({ target }) =>
              history.take("plan", "name of the site", (now) => ({ ...now, name: target.value }), {
                typed: "name the project false",
              })
            }
          />
        </label>
        {(saveStatus.state === "empty" ||
          saveStatus.state === "kept" ||
          saveStatus.state === "writing") && (
          <p className="hint">{saveStatusText[saveStatus.state]}</p>
        )}
      </div>
      {siteSummary(record) && (
        <div className="yours-picture">
          <Suspense>
            <SitePicture current={current} record={record} />
          </Suspense>
        </div>
      )}
      <ComposeSite record={record} />
      <section aria-labelledby="site-parts">
        <h2 id="site-parts">{empty ? "What goes into it" : "What it has so far"}</h2>
        <Contents parts={parts} />
        <p className="hint">
          You can enter all of this in the composer. Planner, asset desk and colour tool are for
          checking a part first, or for a brief that you send to the studio.
        </p>
      </section>
      <div className="flex">
        <ExportWorkspace record={record} />
        {!empty && (
          <>
            <button
              type="button"
              onClick={async () => {
                const called = record.name || "Site without a name";
                await current.duplicate(`${called}, copy`.slice(0, 80));
                setMessage(`This is the copy of ${called}.`);
              }}
            >
              Duplicate
            </button>
            <button
              type="button"
              className="button-outline"
              onClick={() => remove(record.id, record.name || "Site without a name")}
            >
              Delete this site
            </button>
          </>
        )}
        {workspaces.removed && (
          <button
            type="button"
            className="button-outline"
            onClick={async () => {
              name.current?.focus();
              setMessage(`${await workspaces.bringBack()} is back.`);
            }}
          >
            Undo: {workspaces.removed} deleted
          </button>
        )}
      </div>
      <FavouriteLayouts favourites={record.favourites ?? []} titles={titles} />
      <p aria-live="polite" className="visually-hidden" data-testid="project-said">
        {message}
      </p>
      {(!empty || workspaces.all.length > 1) && (
        <OtherWorkspaces
          current={record.id}
          workspaces={workspaces.all}
          onOpen={async (id, called) => {
            await current.switchTo(id);
            name.current?.focus();
            setMessage(`${called} is open.`);
          }}
          onRemove={remove}
          onCreate={async () => {
            await current.create("");
            name.current?.focus();
            setMessage("A new site. The others stay as they are.");
          }}
        />
      )}
    </div>
  );
}
