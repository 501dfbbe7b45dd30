import {
  changedOnline,
  type Fingerprint,
  fingerprintOf,
  type OnlineChanges,
  type SiteDocument,
} from "@daylit/site-engine";
import { useRef, useState } from "react";
import { useTool } from "../../../workspace/useTool.ts";
import { useSession } from "../store/context.tsx";
import type { useTask } from "./useTask.ts";

/**
 * Asks before a version from here replaces what another computer has put online since. `known` are the
 * fingerprints of versions that may be replaced; without any, nothing is compared.
 */
export function useChangedOnline(
  { state, setState }: Pick<ReturnType<typeof useTask>, "state" | "setState">,
  known: () => readonly Fingerprint[],
) {
  const session = useSession();
  const { Component: ChangedOnline } = useTool(() => import("./ChangedOnline.tsx"));
  const [conflict, setConflict] = useState<{ changes: OnlineChanges; go: () => void }>();
  /** The site as it was online at the last comparison. */
  const live = useRef<SiteDocument>(undefined);

  async function unlessChanged(go: () => void) {
    const { address } = session.site;
    const versions = known();
    if (!address || versions.length === 0 || !navigator.onLine || state.busy) return go();
    setState({ words: "Comparing with your site online …" });
    live.current = await import("../open/live-site.ts").then(
      ({ liveSite }) => liveSite(address),
      () => undefined,
    );
    setState({});
    const changes =
      live.current && changedOnline([...versions, fingerprintOf(session.site)], live.current);
    if (changes) setConflict({ changes, go });
    else go();
  }

  const question = conflict && ChangedOnline && (
    <ChangedOnline
      changes={conflict.changes}
      onDownload={() => {
        setConflict(undefined);
        conflict.go();
      }}
      onClose={() => setConflict(undefined)}
    />
  );
  return { unlessChanged, question, live };
}
