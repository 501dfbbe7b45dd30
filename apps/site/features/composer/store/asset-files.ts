import type { WorkspaceRecord } from "../../../workspace/store/record/record.ts";

/** What lies on the asset desk for this site, and how it would be called. */
export function assetFiles({ desk }: Pick<WorkspaceRecord, "desk">) {
  const logo = desk.find(({ use }) => use === "logo");
  const pictures = desk.filter(({ use, facts }) => use !== "logo" && facts.format !== "svg");
  const counted = `${pictures.length} ${pictures.length === 1 ? "picture" : "pictures"}`;
  const words = [logo && "your logo", pictures.length > 0 && counted].filter(Boolean).join(" and ");
  return { logo, pictures, words };
}
