import { useSyncExternalStore } from "react";
import { openedWorkspace } from "./current.ts";
import { type Area, historyOf } from "./history.ts";

/** The open workspace with the history of one tool. Only for tools that render after it is open. */
export function useOpenWorkspace(area: Area) {
  const current = openedWorkspace();
  const history = historyOf(current);
  const record = useSyncExternalStore(current.subscribe, () => current.record);
  const saveStatus = useSyncExternalStore(current.subscribe, () => current.saveStatus);
  const last = useSyncExternalStore(current.subscribe, () => history.last(area));
  return { current, history, record, saveStatus, last };
}
