import { useSyncExternalStore } from "react";
import { chooseAhead, watchSummary, workspaceSummary } from "../../../workspace/store/summary.ts";
import { saveChoice } from "../save-choice.ts";

/** The visitor's brand colour, wherever it was chosen; undefined until they choose one. */
export function useBrand() {
  const brand = useSyncExternalStore(
    watchSummary,
    () => workspaceSummary().brand,
    () => undefined,
  );
  const choose = (value: string | undefined) => {
    chooseAhead({ brand: value });
    saveChoice();
    // Without it the thumbnails keep their own colours.
    import("./tint.ts").then(
      ({ watchTint }) => watchTint(),
      () => {},
    );
  };
  return [brand, choose] as const;
}
