import { Link } from "../../ui/Link.tsx";
import { siteSummary, type WorkspaceRecord } from "../store/record/record.ts";
import { siteFacts } from "./site-facts.ts";

/** The visitor's site, above every tool: its name, what it has so far, its page and the composer. */
export function SiteLine({ record }: { record: WorkspaceRecord }) {
  const composed = siteSummary(record);
  const name = record.name.trim() || composed?.name;
  const facts = siteFacts(record);
  return (
    <p className="hint hide-print" data-testid="site-line">
      {name || facts.length > 0 ? (
        <>
          For <strong>{name ?? "your site"}</strong>
          {facts.length > 0 && `: ${facts.join(", ")}`}.{" "}
        </>
      ) : (
        "Your entries here become part of your site. "
      )}
      <Link to="/your-project">See your site</Link>, or{" "}
      {composed ? (
        <Link to="/compose#edit">open it in the composer</Link>
      ) : (
        <Link to="/compose">make it in the composer</Link>
      )}
      .
    </p>
  );
}
