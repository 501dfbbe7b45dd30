import type { SiteDocument } from "@daylit/site-engine";
import { type PointerEvent, type SyntheticEvent, useEffect, useRef } from "react";
import { useInterface } from "../../store/context.tsx";

const placeOf = ({ screenX, screenY }: PointerEvent) => `${screenX} ${screenY}`;

/**
 * An option is shown on the page while it is pointed at or focused. Nothing of it is kept: a press
 * keeps it. Fingers don't hover; what they touch is chosen.
 *
 * The focus can scroll the list, and drawings that arrive make it longer. Another option is then
 * under a pointer that rests, and browsers report that as leaving and moving. So a pointer begins at a
 * new place only, and one that rests does not end what has the focus.
 */
export function useTrial(show?: () => string | undefined) {
  const { setTrial } = useInterface();
  const shown = useRef<EventTarget>(undefined);
  const place = useRef("");
  useEffect(() => () => setTrial(undefined), [setTrial]);
  return (make: () => SiteDocument) => {
    const begin = ({ currentTarget }: SyntheticEvent) => {
      if (shown.current === currentTarget) return;
      shown.current = currentTarget;
      setTrial({ site: make(), path: show?.() });
    };
    const end = () => {
      shown.current = undefined;
      setTrial(undefined);
    };
    return {
      onPointerMove: (event: PointerEvent) => {
        if (event.pointerType !== "mouse" || placeOf(event) === place.current) return;
        place.current = placeOf(event);
        begin(event);
      },
      onPointerLeave: (event: PointerEvent) => {
        const rests = placeOf(event) === place.current;
        if (!rests || shown.current !== document.activeElement) end();
      },
      onFocus: begin,
      onBlur: end,
    };
  };
}
