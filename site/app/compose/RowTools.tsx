import { ArrowDown, ArrowUp, Copy, Trash2 } from "lucide-react";

type Props = {
  /** What they are for, in their names. */
  thing: string;
  up: boolean;
  down: boolean;
  onMove: (by: 1 | -1) => void;
  onCopy?: () => void;
  onRemove: () => void;
};

/** Up, down, twice, away: beside the row that is chosen. */
export function RowTools({ thing, up, down, onMove, onCopy, onRemove }: Props) {
  const tools = [
    { name: `Move ${thing} up`, off: !up, press: () => onMove(-1), icon: ArrowUp },
    { name: `Move ${thing} down`, off: !down, press: () => onMove(1), icon: ArrowDown },
    ...(onCopy ? [{ name: `Duplicate ${thing}`, off: false, press: onCopy, icon: Copy }] : []),
    { name: `Remove ${thing}`, off: false, press: onRemove, icon: Trash2 },
  ];
  return (
    <span className="compose-row-tools">
      {tools.map(({ name, off, press, icon: Icon }) => (
        <button
          key={name}
          type="button"
          className="button-quiet button-icon"
          aria-label={name}
          aria-disabled={off}
          onClick={() => !off && press()}
        >
          <Icon aria-hidden="true" />
        </button>
      ))}
    </span>
  );
}
