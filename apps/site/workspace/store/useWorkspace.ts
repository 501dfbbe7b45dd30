import { useEffect, useState, useSyncExternalStore } from "react";
import { openWorkspace } from "./current.ts";
import type { WorkspaceRecord } from "./record/record.ts";
import type { Workspace } from "./workspace.ts";

const nothing = () => () => {};

/** The open workspace. Every change of it, here or in another tab, renders again. */
export function useWorkspace(): { current?: Workspace; record?: WorkspaceRecord } {
  const [current, setCurrent] = useState<Workspace>();
  useEffect(() => {
    let left = false;
    openWorkspace().then((found) => left || setCurrent(found));
    return () => {
      left = true;
    };
  }, []);
  const record = useSyncExternalStore(
    current?.subscribe ?? nothing,
    () => current?.record,
    () => undefined,
  );
  useSyncExternalStore(
    current?.subscribe ?? nothing,
    () => current?.saveStatus,
    () => undefined,
  );
  return { current, record };
}
