import { Download, Mail, Printer } from "lucide-react";
import { briefOf, mailDraft } from "../../model/planner/brief.ts";
import { pictureName } from "../../model/planner/library.ts";
import { offer } from "../../model/planner/offer.ts";
import type { Plan } from "../../model/planner/plan.ts";
import { Link } from "../Link.tsx";
import { CopyText } from "../takeaway/CopyText.tsx";
import { saveFile, textFile } from "../takeaway/save-file.ts";

/** The plan as a brief that the visitor takes away. Nothing leaves the browser by itself. */
export function TakePlan({ plan }: { plan: Plan }) {
  const brief = briefOf(plan, pictureName);
  const subject = `Plan for ${plan.project.trim() || "a website"} (${offer.name})`;
  return (
    <div className="plan-take hide-print">
      <h3 className="heading-4">Take it with you</h3>
      <div className="flex">
        <CopyText text={brief} label="Copy the brief" className="button-secondary" />
        <button
          type="button"
          onClick={() => saveFile("website-plan.md", textFile(brief, "text/markdown"))}
        >
          <Download aria-hidden="true" /> Download
        </button>
        <a className="button" href={mailDraft(subject, brief)}>
          <Mail aria-hidden="true" /> E-mail draft
        </a>
        <button type="button" onClick={() => window.print()}>
          <Printer aria-hidden="true" /> Print
        </button>
      </div>
      <p className="hint">
        Nothing is sent by this page. The draft opens in your own mail program, without a recipient;{" "}
        <Link to="/contact">how to reach us</Link>.
      </p>
    </div>
  );
}
