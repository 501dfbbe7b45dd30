import { Eye, PanelLeft, Pencil, Redo2, Undo2, X } from "lucide-react";
import { isShown, wideWindow, widths } from "../canvas/stage-width.ts";
import { useLater } from "../canvas/useLater.ts";
import { useMedia } from "../canvas/useMedia.ts";
import { ViewMenu } from "../canvas/ViewMenu.tsx";
import { say, t } from "../messages/t.ts";
import { useInterface, useInterfaceState, useNow, useSession } from "../store/context.tsx";
import { takeStep } from "../store/take-step.ts";
import { SetAside } from "./check/SetAside.tsx";
import { SaveStatusText, SaveStatusWarning } from "./SaveStatus.tsx";

const nothing = { undo: t`Nothing to undo.`, redo: t`Nothing to redo.` } as const;

/** Undo, how the page is looked at, where the work is, and the way out. */
export function Bar({ onLeave }: { onLeave: () => void }) {
  const session = useSession();
  const shown = useInterface();
  const { announce, setRail, setView, setWidth } = shown;
  const rail = useInterfaceState((now) => now.rail);
  const view = useInterfaceState((now) => now.view);
  const width = useInterfaceState((now) => now.width);
  const undo = useNow((now) => now.undo);
  const redo = useNow((now) => now.redo);
  const name = useNow((now) => now.site.business.name);
  const isWide = useMedia(wideWindow);
  const hasLanguages = useNow((now) => now.site.translations !== undefined);
  const CanvasLanguage = useLater(hasLanguages, () => import("./languages/CanvasLanguage.tsx"));
  const step = (what: "undo" | "redo") => {
    if (session.now[what] === undefined) announce(nothing[what]);
    else takeStep(what, session, shown);
  };
  return (
    <header className="compose-head">
      <div className="compose-bar">
        <button type="button" className="button-quiet" onClick={onLeave}>
          <X aria-hidden="true" /> <span className="compose-long">Close</span>
        </button>
        <button
          type="button"
          className="button-quiet button-icon compose-wide"
          aria-label="Pages and sections"
          title={rail ? "Hide pages and sections" : "Show pages and sections"}
          aria-expanded={rail}
          aria-controls="compose-rail"
          onClick={() => setRail(!rail)}
        >
          <PanelLeft aria-hidden="true" />
        </button>
        <span className="compose-title">
          <strong className="compose-name">{name || "Your site"}</strong>
          <SaveStatusText />
        </span>
        <span className="compose-bar-group">
          <button
            type="button"
            className="button-quiet"
            aria-disabled={!undo}
            title={undo ? `Undo: ${undo}` : nothing.undo}
            onClick={() => step("undo")}
          >
            <Undo2 aria-hidden="true" />
            <span className="compose-undo">Undo{undo ? `: ${undo}` : ""}</span>
          </button>
          <button
            type="button"
            className="button-quiet button-icon"
            aria-disabled={!redo}
            aria-label={redo ? `Redo: ${redo}` : "Redo"}
            title={redo ? `Redo: ${redo}` : nothing.redo}
            onClick={() => step("redo")}
          >
            <Redo2 aria-hidden="true" />
          </button>
        </span>
        <div className="compose-bar-group compose-views">
          {Object.entries(widths).map(([name, value]) => (
            <button
              key={name}
              type="button"
              className="button-quiet"
              aria-pressed={isShown(value, width, isWide)}
              onClick={() => setWidth(width === value ? undefined : value)}
            >
              {say(name)}
            </button>
          ))}
          {CanvasLanguage && <CanvasLanguage />}
          <ViewMenu />
          <button
            type="button"
            className={view.reading ? "button-primary" : "button-quiet"}
            title={
              view.reading ? "Back to editing (Escape)" : "As visitors will see it: links work"
            }
            onClick={() => setView({ ...view, reading: !view.reading })}
          >
            {view.reading ? <Pencil aria-hidden="true" /> : <Eye aria-hidden="true" />}{" "}
            <span className="compose-long">{view.reading ? "Back to editing" : "Preview"}</span>
          </button>
        </div>
      </div>
      <SaveStatusWarning />
      <div aria-live="polite">
        <SetAside />
      </div>
    </header>
  );
}
