import { useRef, useState } from "react";
import { Link } from "../../../ui/Link.tsx";
import { SaveNotice } from "../export/SaveNotice.tsx";
import { isEmpty } from "../store/record/record.ts";
import { saveStatusText } from "../store/save-status.ts";
import { useOpenWorkspace } from "../store/useOpenWorkspace.ts";
import { ComposedSites } from "./ComposedSites.tsx";
import { Contents } from "./Contents.tsx";
import { contentsOf } from "./contents.ts";
import { ExportWorkspace } from "./ExportWorkspace.tsx";
import { FavouriteLayouts } from "./FavouriteLayouts.tsx";
import { OtherWorkspaces } from "./OtherWorkspaces.tsx";
import { useWorkspaces } from "./useWorkspaces.ts";

/** Everything of one project, and the others. */
export default function WorkspacePanel() {
  const { current, history, record, keeping: saveStatus } = useOpenWorkspace("plan");
  const projects = useWorkspaces(current);
  const [said, setSaid] = useState("");
  const name = useRef<HTMLInputElement>(null);
  const parts = contentsOf(record);
  const next = parts.find(({ here }) => !here);
  const empty = isEmpty(record);

  const remove = async (id: string, called: string) => {
    name.current?.focus();
    await projects.remove(id, called);
    setSaid(`${called} deleted. Undo brings it back.`);
  };

  return (
    <div className="yours">
      <SaveNotice saveStatus={saveStatus} unreadable={current.unreadable} />
      <div className="yours-head">
        <label className="field">
          Whose website is it?
          <input
            ref={name}
            value={record.name}
            maxLength={80}
            placeholder="Business or person"
            onChange={({ target }) =>
              history.take(
                "plan",
                "name of the project",
                (now) => ({ ...now, name: target.value }),
                { typed: "name the project false" },
              )
            }
          />
        </label>
        {(saveStatus.state === "empty" ||
          saveStatus.state === "kept" ||
          saveStatus.state === "writing") && (
          <p className="hint">{saveStatusText[saveStatus.state]}</p>
        )}
      </div>
      <ComposedSites current={current} record={record} projects={projects.all} />
      <Contents parts={parts} brand={record.brand} />
      <div className="flex">
        {next && (
          <Link className={record.site ? "button" : "button button-primary"} to={next.to}>
            Continue: {next.action.toLowerCase()}
          </Link>
        )}
        <ExportWorkspace record={record} />
        {!empty && (
          <>
            <button
              type="button"
              onClick={async () => {
                const called = record.name || "Project without a name";
                await current.duplicate(`${called}, copy`.slice(0, 80));
                setSaid(`This is the copy of ${called}.`);
              }}
            >
              Duplicate
            </button>
            <button
              type="button"
              className="button-outline"
              onClick={() => remove(record.id, record.name || "Project without a name")}
            >
              Delete this project
            </button>
          </>
        )}
        {projects.removed && (
          <button
            type="button"
            className="button-outline"
            onClick={async () => {
              name.current?.focus();
              setSaid(`${await projects.bringBack()} is back.`);
            }}
          >
            Undo: {projects.removed} deleted
          </button>
        )}
      </div>
      <FavouriteLayouts favourites={record.favourites ?? []} />
      <p aria-live="polite" className="visually-hidden" data-testid="project-said">
        {said}
      </p>
      <OtherWorkspaces
        current={record.id}
        projects={projects.all}
        onOpen={async (id, called) => {
          await current.switchTo(id);
          name.current?.focus();
          setSaid(`${called} is open.`);
        }}
        onRemove={remove}
        onCreate={async () => {
          await current.create("");
          name.current?.focus();
          setSaid("A new project. The others stay as they are.");
        }}
      />
    </div>
  );
}
