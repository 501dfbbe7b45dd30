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

/** The tools go along with the row that is chosen: so does the focus, to the same tool if it is there. */
function follow(list: Element | null, tool: number) {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const row = list?.querySelector("[data-chosen]");
    const tools = row?.querySelectorAll<HTMLElement>(".compose-row-tools > button");
    (tools?.[tool] ?? row?.querySelector<HTMLElement>("button"))?.focus();
  });
}

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
      {tools.map(({ name, off, press, icon: Icon }, tool) => (
        <button
          key={name}
          type="button"
          className="button-quiet button-icon"
          aria-label={name}
          aria-disabled={off}
          onClick={({ currentTarget }) => {
            if (off) return;
            const list = currentTarget.closest("ol");
            press();
            follow(list, tool);
          }}
        >
          <Icon aria-hidden="true" />
        </button>
      ))}
    </span>
  );
}
