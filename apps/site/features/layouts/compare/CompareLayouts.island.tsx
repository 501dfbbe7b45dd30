import { useSyncExternalStore } from "react";
import type { LayoutTitles } from "../../../model/layouts/chosen-layout.ts";
import { CompareByLinks } from "./CompareByLinks.tsx";
import { CompareTable } from "./CompareTable.tsx";

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
