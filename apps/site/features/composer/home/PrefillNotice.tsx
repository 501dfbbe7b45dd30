import { shownPlan } from "../../../workspace/store/record/parts.ts";
import type { WorkspaceRecord } from "../../../workspace/store/record/record.ts";
import { t } from "../messages/t.ts";
import { assetFiles } from "../store/asset-files.ts";

type Props = { record: WorkspaceRecord; from?: "plan" | "desk" };

/** What was given elsewhere on the site and will be in the new one. */
export function PrefillNotice({ record, from }: Props) {
  const { name, brand, plan, words, site } = record;
  if (site !== undefined && !from) return null;
  const { pages } = from === "plan" ? shownPlan(record) : (plan ?? { pages: [] });
  const sources = [
    name.trim() && t`the name ${name.trim()}`,
    brand && t`your colour ${brand}`,
    pages.length > 0 && (pages.length === 1 ? t`1 planned page` : t`${pages.length} planned pages`),
    words?.brief.what.trim() && t`your description`,
    assetFiles(record).words,
  ].filter(Boolean);
  if (sources.length === 0) return null;
  return (
    <p className="alert compose-along">
      {from && <>Choose a layout to start with. </>}
      Your new site will have {sources.join(", ")}.
    </p>
  );
}
