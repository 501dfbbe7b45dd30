import { useCallback, useEffect, useRef, useState } from "react";
import { withBase } from "../../../model/base-path/base-path.ts";
import { offlineManifestPath } from "../model/names.ts";
import { type OfflineManifest, readManifest } from "../model/offline-manifest.ts";
import { hasRoom, type SaveResult, save } from "../model/save.ts";
import { deleteSaved, openStorage, savedManifest } from "../model/save-state.ts";
import { savingEvent } from "../model/worker-path.ts";

export type Saving = {
  /** Denied: this browser keeps nothing here. */
  state: "looking" | "denied" | "idle" | "saving";
  /** What the server has to offer; undefined while there is no connection. */
  offered?: OfflineManifest;
  saved?: OfflineManifest;
  done: number;
  result?: SaveResult;
};

const estimate = () => navigator.storage?.estimate().catch(() => undefined);

/** The saved documentation: whether it is there, and the ways to save, stop and remove it. */
export function useSaving(onChange: () => void) {
  const [saving, setSaving] = useState<Saving>({ state: "looking", done: 0 });
  const stopping = useRef(new AbortController());
  const update = useCallback(
    (change: Partial<Saving>) => setSaving((before) => ({ ...before, ...change })),
    [],
  );

  useEffect(() => {
    let left = false;
    const look = async () => {
      const storage = await openStorage();
      const offered = await fetch(withBase(offlineManifestPath))
        .then((answer) => answer.json())
        .then(readManifest)
        .catch(() => undefined);
      const saved = storage && (await savedManifest(storage).catch(() => undefined));
      if (!left) update({ state: storage ? "idle" : "denied", offered, saved });
    };
    look();
    window.addEventListener("online", look);
    return () => {
      left = true;
      stopping.current.abort();
      window.removeEventListener("online", look);
    };
  }, [update]);

  const start = async () => {
    const storage = await openStorage();
    const { offered } = saving;
    if (!storage || !offered) return;
    if (!hasRoom(offered, await estimate())) return update({ result: "full" });
    stopping.current = new AbortController();
    update({ state: "saving", done: 0, result: undefined });
    dispatchEvent(new Event(savingEvent));
    // Asked for in so many words, so the browser should not clear it away when space runs short.
    navigator.storage?.persist?.().catch(() => {});
    const result = await save(offered, {
      storage,
      fetch: (...request) => fetch(...request),
      signal: stopping.current.signal,
      onProgress: (done) => update({ done }),
    });
    update({ state: "idle", result, saved: await savedManifest(storage).catch(() => undefined) });
    onChange();
  };

  const remove = async () => {
    const storage = await openStorage();
    await (storage && deleteSaved(storage))?.catch(() => {});
    update({ saved: undefined, result: undefined });
    onChange();
  };

  return { ...saving, start, stop: () => stopping.current.abort(), remove };
}
