import type { Finding, SiteDocument } from "@daylit/site-engine";
import { say } from "../../messages/t.ts";
import { textOf } from "../../store/placeholder-words.ts";

type Props = {
  findings: readonly Finding[];
  site: SiteDocument;
  onLead: (finding: Finding) => void;
};

/** Findings that say the same about texts or places: one row, which leads to the first. */
function grouped(findings: readonly Finding[]) {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.about} ${finding.words}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups];
}

/** Findings as buttons, each of which leads to its place; the words they are about are in the row. */
export function FindingList({ findings, site, onLead }: Props) {
  return (
    <ul className="compose-findings">
      {grouped(findings).map(([key, group]) => {
        const [first] = group;
        if (!first) return null;
        const text = group.length === 1 ? textOf(site, first) : undefined;
        const pages = [
          ...new Set(group.flatMap(({ page }) => site.pages[page ?? -1]?.label ?? [])),
        ];
        return (
          <li key={key}>
            <button type="button" onClick={() => onLead(first)}>
              {text && <q>{text}</q>}
              <span>{say(first.words)}</span>
              {group.length > 1 && <small>{group.length} places. This is the first.</small>}
              {pages.length > 0 && <small>{pages.join(", ")}</small>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
