import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, X } from "lucide-react";
import { control } from "../model/steps.ts";

type Props = {
  id: number;
  /** What is moved or removed, for the buttons' names. */
  thing: string;
  direction: "row" | "column";
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** Back, on, and away: buttons instead of dragging, so that every hand and key can do it. */
export function MoveButtons({ id, thing, direction, onMove, onRemove }: Props) {
  const [Back, On] = direction === "row" ? [ArrowLeft, ArrowRight] : [ArrowUp, ArrowDown];
  const [back, on] = direction === "row" ? ["left", "right"] : ["up", "down"];
  return (
    <span className="plan-buttons">
      <button
        type="button"
        className="button-quiet button-icon"
        data-control={control.move(id, -1)}
        aria-label={`Move ${thing} ${back}`}
        onClick={() => onMove(-1)}
      >
        <Back aria-hidden="true" />
      </button>
      <button
        type="button"
        className="button-quiet button-icon"
        data-control={control.move(id, 1)}
        aria-label={`Move ${thing} ${on}`}
        onClick={() => onMove(1)}
      >
        <On aria-hidden="true" />
      </button>
      <button
        type="button"
        className="button-quiet button-icon"
        aria-label={`Remove ${thing}`}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </button>
    </span>
  );
}
