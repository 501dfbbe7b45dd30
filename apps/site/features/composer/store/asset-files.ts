import type { WorkspaceRecord } from "../../../workspace/store/record/record.ts";
import { t } from "../messages/t.ts";

/** What lies on the asset desk for this site, and how it would be called. */
export function assetFiles({ desk }: Pick<WorkspaceRecord, "desk">) {
  const logo = desk.find(({ use }) => use === "logo");
  const pictures = desk.filter(({ use, facts }) => use !== "logo" && facts.format !== "svg");
  const counted = pictures.length === 1 ? t`1 picture` : t`${pictures.length} pictures`;
  if (pictures.length === 0) return { logo, pictures, words: logo ? t`your logo` : "" };
  return { logo, pictures, words: logo ? t`your logo and ${counted}` : counted };
}
