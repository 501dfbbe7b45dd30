import { useSyncExternalStore } from "react";
import { CompareByLinks } from "./CompareByLinks.tsx";
import { CompareTable } from "./CompareTable.tsx";
import type { LayoutTitles } from "./titled-name.ts";

const never = () => () => {};

/** Two to four layouts beside each other. Without a script two, chosen by plain links. */
export default function CompareLayouts({ titles }: { titles: LayoutTitles }) {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return hydrated ? <CompareTable titles={titles} /> : <CompareByLinks titles={titles} />;
}
