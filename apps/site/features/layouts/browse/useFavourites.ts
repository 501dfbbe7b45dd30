import { useSyncExternalStore } from "react";
import { chooseAhead, watchSummary, workspaceSummary } from "../../workspace/store/summary.ts";
import { saveChoice } from "../detail/save-choice.ts";
import { toggled } from "./toggled.ts";

const none: readonly string[] = [];

/** The layouts that the visitor has marked, the latest last; they belong to the project at hand. */
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
