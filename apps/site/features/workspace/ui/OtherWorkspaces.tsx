import type { WorkspaceRecord } from "../../../workspace/store/record/record.ts";
import { day } from "./day.ts";

type Props = {
  current: string;
  workspaces: readonly WorkspaceRecord[];
  onOpen: (id: string, called: string) => void;
  onRemove: (id: string, called: string) => void;
  onCreate: () => void;
};

/** The sites that are not open, and the way to a new one. */
export function OtherWorkspaces({ current, workspaces, onOpen, onRemove, onCreate }: Props) {
  const others = workspaces.filter(({ id }) => id !== current);
  return (
    <section aria-labelledby="other-sites">
      <h2 id="other-sites">Other sites</h2>
      {others.length > 0 && (
        <ul className="yours-others">
          {others.map(({ id, name, changed }) => {
            const called = name || "Site without a name";
            return (
              <li key={id}>
                <span>
                  <strong>{called}</strong> <span className="hint">{day.format(changed)}</span>
                </span>
                <button
                  type="button"
                  aria-label={`Open ${called}`}
                  onClick={() => onOpen(id, called)}
                >
                  Open
                </button>
                <button
                  type="button"
                  className="button-quiet"
                  aria-label={`Delete ${called}`}
                  onClick={() => onRemove(id, called)}
                >
                  Delete
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <button type="button" onClick={onCreate}>
        Start another site
      </button>
    </section>
  );
}
