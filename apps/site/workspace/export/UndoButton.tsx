import { Undo2 } from "lucide-react";
import type { Step } from "../store/history.ts";

type Props = { last: Step | undefined; onUndo: () => void };

/** Always there, so that the focus stays on it when the last step has been taken back. */
export function UndoButton({ last, onUndo }: Props) {
  return (
    <button type="button" className="button-outline" aria-disabled={!last} onClick={onUndo}>
      <Undo2 aria-hidden="true" /> Undo{last && `: ${last.label}`}
    </button>
  );
}
