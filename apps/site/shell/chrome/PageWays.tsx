import { CopyButton } from "../../ui/code/CopyButton.tsx";
import { Link } from "../../ui/Link.tsx";

/** What can be done with a page besides reading it. Without script only the links are shown. */
export function PageWays({ twin }: { twin: string }) {
  return (
    <details className="page-ways">
      <summary>This page</summary>
      <div>
        <button type="button" data-print="">
          Print, or save as PDF
        </button>
        <Link to="/offline">Save for reading offline</Link>
        <CopyButton from={twin} label="Copy as Markdown" />
        <a href={twin}>Open as Markdown</a>
        <Link to="/documentation/upgrades-and-faults#report-a-fault">Suggest a change</Link>
      </div>
    </details>
  );
}
