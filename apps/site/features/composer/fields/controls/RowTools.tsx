import { ArrowDown, ArrowUp, Copy, Pencil, Plus, Trash2 } from "lucide-react";
import { say, t } from "../../messages/t.ts";
import { useInterface } from "../../store/context.tsx";

type Props = {
  /** What they are for, in their names. */
  thing: string;
  /** Why it cannot be moved there; undefined if it can. */
  up?: string;
  down?: string;
  /** What stays where it is has none. */
  onMove?: (by: 1 | -1) => void;
  onCopy?: () => void;
  onRename?: () => void;
  onRemove?: () => void;
  /** Something new below it. */
  onAdd?: () => void;
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

/** Up, down, twice, another name, away, one more below: beside the row that is chosen. */
export function RowTools({ thing, up, down, onMove, onCopy, onRename, onRemove, onAdd }: Props) {
  const { announce } = useInterface();
  const tools = [
    onMove && {
      name: t`Move ${thing} up`,
      off: up && say(up),
      press: () => onMove(-1),
      icon: ArrowUp,
    },
    onMove && {
      name: t`Move ${thing} down`,
      off: down && say(down),
      press: () => onMove(1),
      icon: ArrowDown,
    },
    onCopy && { name: t`Duplicate ${thing}`, press: onCopy, icon: Copy },
    onRename && { name: t`Rename ${thing}`, press: onRename, icon: Pencil },
    onRemove && { name: t`Remove ${thing}`, press: onRemove, icon: Trash2 },
    onAdd && { name: t`Add a section below ${thing}`, press: onAdd, icon: Plus },
  ].filter((tool) => tool !== undefined);
  return (
    <span className="compose-row-tools">
      {tools.map(({ name, off, press, icon: Icon }, tool) => (
        <button
          key={name}
          type="button"
          className="button-quiet button-icon"
          aria-label={name}
          aria-disabled={off !== undefined}
          title={off ?? name}
          onClick={({ currentTarget }) => {
            if (off) return announce(off);
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
