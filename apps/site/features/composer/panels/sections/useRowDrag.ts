import { useRef, useState } from "react";

/** Rows of a list that can be dragged to another place; buttons and keys do the same. */
export function useRowDrag(
  canMove: (from: number, to: number) => boolean,
  onMove: (from: number, to: number) => void,
) {
  const from = useRef<number>(undefined);
  const [over, setOver] = useState<number>();
  const end = () => {
    from.current = undefined;
    setOver(undefined);
  };
  return (at: number) => ({
    draggable: true,
    "data-over": over === at ? (at > (from.current ?? at) ? "below" : "above") : undefined,
    onDragStart: ({ dataTransfer }: React.DragEvent) => {
      from.current = at;
      dataTransfer.effectAllowed = "move";
      // Some browsers begin no drag without anything to carry.
      dataTransfer.setData("text/plain", "");
    },
    onDragOver: (event: React.DragEvent) => {
      if (from.current === undefined || !canMove(from.current, at)) return setOver(undefined);
      event.preventDefault();
      setOver(at);
    },
    onDrop: (event: React.DragEvent) => {
      event.preventDefault();
      const start = from.current;
      end();
      if (start !== undefined && start !== at && canMove(start, at)) onMove(start, at);
    },
    onDragEnd: end,
  });
}
