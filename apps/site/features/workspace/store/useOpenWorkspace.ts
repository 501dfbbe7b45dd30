import { useSyncExternalStore } from "react";
import { opened } from "./current.ts";
import { type Area, historyOf } from "./history.ts";

/** The project at hand with the history of one tool. Only for tools that are shown once it is open. */
export function useOpened(area: Area) {
  const current = opened();
  const history = historyOf(current);
  const record = useSyncExternalStore(current.subscribe, () => current.record);
  const keeping = useSyncExternalStore(current.subscribe, () => current.keeping);
  const last = useSyncExternalStore(current.subscribe, () => history.last(area));
  return { current, history, record, keeping, last };
}
