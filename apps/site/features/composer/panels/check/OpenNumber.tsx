import { useDeferredValue, useMemo } from "react";
import { useNow } from "../../store/context.tsx";
import { isExample, openFindings } from "../../store/findings.ts";

/** How much is left to do. Computed with a delay, so that typing does not wait for it. */
export default function OpenNumber() {
  const site = useNow((now) => now.site);
  const later = useDeferredValue(site);
  // Every new site starts with a hundred example texts: counting them here would look like faults.
  const left = useMemo(
    () => openFindings(later).filter((finding) => !isExample(finding)).length,
    [later],
  );
  if (left === 0) return null;
  return (
    <span className="compose-count">
      {left}
      <span className="visually-hidden"> left</span>
    </span>
  );
}
