import { type KeyboardEvent, type PointerEvent, useRef } from "react";

type Props = {
  /** Width of the sample and the most it can have, in px. */
  width: number;
  room: number;
  onWidth: (width: number | undefined) => void;
};

const narrowest = 200;
const step = 20;

/** Drags the sample's edge; the arrow keys do the same. */
export function WidthHandle({ width, room, onWidth }: Props) {
  const start = useRef({ at: 0, width: 0 });
  // At full width the sample follows the room again instead of keeping a number.
  const set = (wanted: number) =>
    onWidth(wanted >= room ? undefined : Math.max(narrowest, Math.round(wanted)));

  const press = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { at: event.clientX, width: Math.min(width, room) };
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      set(start.current.width + event.clientX - start.current.at);
  };
  const keys: Record<string, number> = {
    ArrowLeft: Math.min(width, room) - step,
    ArrowRight: width + step,
    Home: narrowest,
    End: room,
  };
  const key = (event: KeyboardEvent) => {
    const wanted = keys[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    set(wanted);
  };

  return (
    <div
      className="example-handle"
      role="slider"
      tabIndex={0}
      aria-label="Width of the sample"
      aria-valuemin={narrowest}
      aria-valuemax={room}
      aria-valuenow={Math.min(width, room)}
      aria-valuetext={`${width} px`}
      onPointerDown={press}
      onPointerMove={drag}
      onKeyDown={key}
    />
  );
}
