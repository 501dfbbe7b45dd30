import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { LayoutView } from "../../../../layouts/records.ts";

/** The fragment picks a family's variation; until the page is alive it is the first. */
export function useVariation(views: readonly LayoutView[]): LayoutView | undefined {
  const { hash } = useLocation();
  const [at, setAt] = useState(0);
  useEffect(() => {
    setAt(
      Math.max(
        0,
        views.findIndex(({ variation }) => hash === `#variation-${variation}`),
      ),
    );
  }, [hash, views]);
  return views[at];
}
