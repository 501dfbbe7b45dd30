import type { SiteDocument } from "@daylit/site-engine";
import { type PointerEvent, useEffect } from "react";
import { useComposer } from "../../store/context.ts";

/**
 * An option is shown on the page while it is pointed at or focused. Nothing of it is kept: a press
 * keeps it. Fingers don't hover; what they touch is chosen.
 */
export function useTrial(show?: () => string | undefined) {
  const { attempt } = useComposer();
  useEffect(() => () => attempt(undefined), [attempt]);
  return (make: () => SiteDocument) => {
    const begin = () => attempt({ site: make(), path: show?.() });
    const end = () => attempt(undefined);
    return {
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && begin(),
      onPointerLeave: end,
      onFocus: begin,
      onBlur: end,
    };
  };
}
