import { useSyncExternalStore } from "react";
import { Link } from "../../../ui/Link.tsx";
import { chooseAhead, watchSummary, workspaceSummary } from "../../workspace/store/summary.ts";
import { saveChoice } from "./save-choice.ts";

/** Takes the layout into the visitor's project, or out of it again. */
export function UseLayout({ id }: { id: string }) {
  const chosen = useSyncExternalStore(
    watchSummary,
    () => workspaceSummary().layout === id,
    () => false,
  );
  const press = () => {
    chooseAhead({ layout: chosen ? undefined : id });
    saveChoice();
  };
  return (
    <>
      <button type="button" className="layout-by-script" aria-pressed={chosen} onClick={press}>
        Add to your project
      </button>
      <span role="status" className="hint">
        {chosen && (
          <>
            In <Link to="/your-project">your project</Link>.
          </>
        )}
      </span>
    </>
  );
}
