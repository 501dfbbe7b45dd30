import {
  changedOnline,
  type Fingerprint,
  fingerprintOf,
  type OnlineChanges,
  type SiteDocument,
} from "@daylit/site-engine";
import { useEffect, useRef, useState } from "react";
import { useTool } from "../../../workspace/useTool.ts";
import { t } from "../messages/t.ts";
import { useSession } from "../store/context.tsx";
import type { useTask } from "./useTask.ts";

type Question = {
  changes: OnlineChanges;
  live: SiteDocument;
  act: Act;
  answer: (go: boolean) => void;
};

/** What is done with the version from here. */
export type Act = "Download" | "Publish";

/**
 * Asks before a version from here replaces what another computer has put online since. `known` are the
 * fingerprints of versions that may be replaced; without any, nothing is compared before a download.
 */
export function useChangedOnline(
  { state, setState }: Pick<ReturnType<typeof useTask>, "state" | "setState">,
  known: () => readonly Fingerprint[],
) {
  const session = useSession();
  const { Component: ChangedOnline } = useTool(() => import("./ChangedOnline.tsx"));
  const [conflict, setConflict] = useState<Question>();
  /** The site as it was online at the last comparison. */
  const live = useRef<SiteDocument>(undefined);

  /** Whether the version online may be replaced: it is one from here, can’t be read, or its owner says so. */
  async function mayReplace(address: string, act: Act): Promise<boolean> {
    live.current = await import("../open/live-site.ts").then(
      ({ liveSite }) => liveSite(address),
      () => undefined,
    );
    const versions = [...known(), fingerprintOf(session.site)];
    const online = live.current;
    const changes = online && changedOnline(versions, online, session.site.address);
    if (!changes) return true;
    return new Promise((resolve) => {
      const answer = (go: boolean) => {
        setConflict(undefined);
        resolve(go);
      };
      setConflict({ changes, live: online, act, answer });
    });
  }

  async function unlessChanged(go: () => void) {
    const { address } = session.site;
    if (!address || known().length === 0 || !navigator.onLine || state.busy) return go();
    setState({ words: t`Comparing with your site online …` });
    const free = mayReplace(address, "Download");
    free.finally(() => setState({}));
    if (await free) go();
  }

  // A question that is gone was not answered.
  useEffect(() => () => conflict?.answer(false), [conflict]);

  const question = conflict && ChangedOnline && <ChangedOnline {...conflict} />;
  return { mayReplace, unlessChanged, question, live };
}
