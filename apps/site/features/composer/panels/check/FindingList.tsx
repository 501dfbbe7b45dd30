import type { Finding, SiteDocument } from "@daylit/site-engine";
import { textOf } from "../../store/placeholder-words.ts";

type Props = {
  findings: readonly Finding[];
  site: SiteDocument;
  onLead: (finding: Finding) => void;
  /** For examples that say the right thing. */
  onKeep?: (text: string) => void;
};

/** Findings as buttons, each of which leads to its place; the words they are about are in the row. */
export function FindingList({ findings, site, onLead, onKeep }: Props) {
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
            {onKeep && text && (
              <button
                type="button"
                className="compose-keep"
                aria-label={`Keep these words: ${text}`}
                onClick={() => onKeep(text)}
              >
                Keep these words
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
