import { useSyncExternalStore } from "react";
import { chooseAhead, glance, watchGlance } from "../../project/glance.ts";
import { openToKeep } from "./open-to-keep.ts";

/** The visitor's brand colour, wherever it was chosen; undefined until they choose one. */
export function useBrand() {
  const brand = useSyncExternalStore(
    watchGlance,
    () => glance().brand,
    () => undefined,
  );
  const choose = (value: string | undefined) => {
    chooseAhead({ brand: value });
    openToKeep();
    // Without it the thumbnails keep their own colours.
    import("../../client/tint.ts").then(
      ({ watchTint }) => watchTint(),
      () => {},
    );
  };
  return [brand, choose] as const;
}
