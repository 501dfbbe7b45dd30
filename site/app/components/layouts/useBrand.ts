import { useSyncExternalStore } from "react";
import { glance, glanceOf, setGlance, watchGlance } from "../../project/glance.ts";

/** The project is opened to change it, not to look at it. */
async function change(brand: string | undefined) {
  const [{ open }, { historyOf }] = await Promise.all([
    import("../../project/current.ts"),
    import("../../project/history.ts"),
  ]);
  historyOf(await open()).take("colour", "brand colour", (record) => ({ ...record, brand }));
}

/** The visitor's brand colour, wherever it was chosen; undefined until they choose one. */
export function useBrand() {
  const brand = useSyncExternalStore(
    watchGlance,
    () => glance().brand,
    () => undefined,
  );
  const choose = (value: string | undefined) => {
    setGlance(glanceOf({ ...glance(), brand: value }));
    void change(value);
    void import("../../client/tint.ts").then(({ watchTint }) => watchTint());
  };
  return [brand, choose] as const;
}
