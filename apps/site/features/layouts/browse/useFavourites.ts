import { useSyncExternalStore } from "react";
import { chooseAhead, watchSummary, workspaceSummary } from "../../../workspace/store/summary.ts";
import { saveChoice } from "../save-choice.ts";
import { toggled } from "./toggled.ts";

const none: readonly string[] = [];

/** The visitor's favourite layouts, the latest last; they belong to the open workspace. */
export function useFavourites() {
  const favourites = useSyncExternalStore(
    watchSummary,
    () => workspaceSummary().favourites ?? none,
    () => none,
  );
  const toggle = (id: string) => {
    chooseAhead({ favourites: toggled(favourites, id) });
    saveChoice();
  };
  return [favourites, toggle] as const;
}
