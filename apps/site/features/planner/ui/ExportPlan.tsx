import { Download, FileText, Printer } from "lucide-react";
import { offer } from "../../../model/offer.ts";
import { Link } from "../../../ui/Link.tsx";
import { markdown, webPage } from "../../../workspace/export/brief-paper.ts";
import { CopyText } from "../../../workspace/export/CopyText.tsx";
import { printAlone } from "../../../workspace/export/print-alone.ts";
import { SendHint, SendLink } from "../../../workspace/export/SendToStudio.tsx";
import { saveFile, textFile } from "../../../workspace/export/save-file.ts";
import type { Plan } from "../../../workspace/store/record/plan.ts";
import { planPaper, planTitle } from "../model/brief.ts";
import { pictureName } from "../model/library.ts";

const file = "website-plan.html";

/** The plan as a brief that the visitor takes away. Nothing leaves the browser on its own. */
export function ExportPlan({ plan }: { plan: Plan }) {
  const paper = planPaper(plan, pictureName);
  const brief = markdown(paper);
  return (
    <div className="plan-take hide-print">
      <h3 className="heading-4">Use your plan</h3>
      <p className="flex">
        <Link className="button button-primary" to="/compose?from=plan">
          Make a site from your plan
        </Link>
        <span className="hint">The composer turns it into a site, in your browser.</span>
      </p>
      <div className="flex">
        <button
          type="button"
          className="button-secondary"
          onClick={() => saveFile(file, textFile(webPage(planTitle(plan), paper), "text/html"))}
        >
          <FileText aria-hidden="true" /> Save the brief
        </button>
        <button type="button" onClick={() => printAlone(".planner > .print-only")}>
          <Printer aria-hidden="true" /> Print or PDF
        </button>
        <SendLink subject={`${planTitle(plan)} (${offer.name})`} brief={brief} file={file} />
        <CopyText text={brief} label="Copy the brief" />
        <button
          type="button"
          onClick={() => saveFile("website-plan.md", textFile(brief, "text/markdown"))}
        >
          <Download aria-hidden="true" /> Markdown
        </button>
      </div>
      <SendHint file={file} />
    </div>
  );
}
