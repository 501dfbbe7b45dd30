import { useEffect, useState } from "react";
import type { WorkspaceRecord } from "../../../workspace/store/record/record.ts";
import type { Workspace } from "../../../workspace/store/workspace.ts";

type RemovedWorkspace = { called: string; bringBack: () => Promise<void> };

/** All workspaces of this browser, and those deleted since the page was opened. */
export function useWorkspaces(current: Workspace) {
  const [all, setAll] = useState<readonly WorkspaceRecord[]>([]);
  const [removed, setRemoved] = useState<readonly RemovedWorkspace[]>([]);

  useEffect(() => {
    let left = false;
    const read = () => current.list().then((found) => left || setAll(found));
    read();
    const leave = current.subscribe(read);
    return () => {
      left = true;
      leave();
    };
  }, [current]);

  const remove = async (id: string, called: string) => {
    const bringBack = await current.remove(id);
    setRemoved((before) => [...before, { called, bringBack }]);
  };

  const bringBack = async (): Promise<string> => {
    const last = removed.at(-1);
    setRemoved((before) => before.slice(0, -1));
    await last?.bringBack();
    return last?.called ?? "";
  };

  return { all, remove, bringBack, removed: removed.at(-1)?.called };
}
