import { useEffect, useRef, useState } from "react";
import { useWorkspace } from "../../../workspace/store/useWorkspace.ts";
import { say, t } from "../messages/t.ts";
import { assetFiles } from "../store/asset-files.ts";
import { useNow, useServices, useSession } from "../store/context.tsx";

/** What lies on the asset desk is offered, and put in place at a press or at once if it was asked for. */
export default function DeskOffer() {
  const session = useSession();
  const { shelf, pictureWorker, insertDeskFiles } = useServices();
  const site = useNow((now) => now.site);
  const { record } = useWorkspace();
  const [state, setState] = useState<{ busy?: boolean; done?: boolean; problems?: string[] }>({});
  const isStarted = useRef(false);
  const status = useRef<HTMLParagraphElement>(null);
  const words = record ? assetFiles(record).words : "";
  const has = Object.keys(site.pictures).length > 0;

  async function place() {
    if (!record || isStarted.current) return;
    isStarted.current = true;
    setState({ busy: true });
    const { readyFiles } = await import("../store/start/desk-files.ts");
    const { apply, problems } = await readyFiles(record, shelf, pictureWorker);
    session.change(t`files of your desk`, apply);
    setState({ done: true, problems });
  }

  useEffect(() => {
    if (insertDeskFiles && words && !has) place();
  });

  if (!words || (has && !insertDeskFiles && !state.done && !state.busy)) return null;
  return (
    <div className="compose-offer">
      <p role="status" tabIndex={-1} ref={status}>
        {state.busy && `Adding ${words} from your asset desk …`}
        {state.done &&
          `Added: ${words} from your asset desk. Click a picture to change it; Undo removes them.`}
      </p>
      {state.problems?.map((problem) => (
        <p key={problem} className="alert alert-danger">
          {say(problem)}
        </p>
      ))}
      {!state.busy && !state.done && (
        <>
          <p>On your asset desk: {words}.</p>
          <button
            type="button"
            onClick={() => {
              // The button goes: the focus moves to the line that says what happens.
              status.current?.focus();
              place();
            }}
          >
            Add them to the site
          </button>
        </>
      )}
    </div>
  );
}
