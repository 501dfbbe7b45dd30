import type { LayoutView } from "@daylit/layouts/catalogue/view-models.ts";
import { useEffect, useState } from "react";

/** The fragment picks a family's variation; until the page is alive it is the first. */
export function useVariation(views: readonly LayoutView[]): LayoutView | undefined {
  const [at, setAt] = useState(0);
  useEffect(() => {
    const pick = () =>
      setAt(
        Math.max(
          0,
          views.findIndex(({ variation }) => location.hash === `#variation-${variation}`),
        ),
      );
    pick();
    addEventListener("hashchange", pick);
    return () => removeEventListener("hashchange", pick);
  }, [views]);
  return views[at];
}
