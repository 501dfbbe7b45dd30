import { layoutName } from "../../../model/layouts/chosen-layout.ts";

/** Title by the layout's id. */
export type LayoutTitles = Readonly<Record<string, string>>;

/** "ARCH 0003: Extensions at a fixed price"; a code alone tells nobody anything. */
export const titledName = (id: string, titles: LayoutTitles) =>
  titles[id] ? `${layoutName(id)}: ${titles[id]}` : layoutName(id);
