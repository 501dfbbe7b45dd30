import type { Finding, Project } from "@daylit/sites";

type Props = { findings: readonly Finding[]; project: Project; onLead: (finding: Finding) => void };

/** Findings as buttons, each of which leads to its place. */
export function FindingList({ findings, project, onLead }: Props) {
  return (
    <ul className="compose-findings">
      {findings.map((finding) => (
        <li key={`${finding.about} ${finding.path} ${finding.words}`}>
          <button type="button" onClick={() => onLead(finding)}>
            {finding.words}
            {finding.page !== undefined && <small>{project.pages[finding.page]?.label}</small>}
          </button>
        </li>
      ))}
    </ul>
  );
}
