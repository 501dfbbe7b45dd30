import type { Finding, SiteDocument } from "@daylit/site-engine";
import { textOf } from "../../store/placeholder-words.ts";

type Props = {
  findings: readonly Finding[];
  site: SiteDocument;
  onLead: (finding: Finding) => void;
};

/** Findings as buttons, each of which leads to its place; the words they are about are in the row. */
export function FindingList({ findings, site, onLead }: Props) {
  return (
    <ul className="compose-findings">
      {findings.map((finding) => {
        const text = textOf(site, finding);
        return (
          <li key={`${finding.about} ${finding.path} ${finding.words}`}>
            <button type="button" onClick={() => onLead(finding)}>
              {text && <q>{text}</q>}
              <span>{finding.words}</span>
              {finding.page !== undefined && <small>{site.pages[finding.page]?.label}</small>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
