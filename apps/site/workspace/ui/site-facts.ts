import { layoutName } from "../../model/layouts/chosen-layout.ts";
import { siteSummary, type WorkspaceRecord } from "../store/record/record.ts";

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** What a site has so far, for the line above every tool. */
export function siteFacts(record: WorkspaceRecord): string[] {
  const { brand, layout, plan, desk } = record;
  const composed = siteSummary(record);
  const pages = composed?.pages ?? plan?.pages.length ?? 0;
  const pictures = composed?.pictures || desk.filter(({ use }) => use !== "logo").length;
  const logo = composed?.logo || desk.some(({ use }) => use === "logo");
  return [
    layout && layoutName(layout),
    brand,
    pages > 0 && counted(pages, "page"),
    pictures > 0 && `${counted(pictures, "picture")} of your own`,
    logo && "your logo",
  ].filter((fact) => typeof fact === "string");
}
