import { FileArchive, Printer } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "../../../ui/Link.tsx";
import { markdown } from "../../../workspace/export/brief-paper.ts";
import { CopyText } from "../../../workspace/export/CopyText.tsx";
import { preparePacker } from "../../../workspace/export/packer.ts";
import { printAlone } from "../../../workspace/export/print-alone.ts";
import { SendHint, SendLink } from "../../../workspace/export/SendToStudio.tsx";
import { type BriefContent, deskTitle } from "../model/brief.ts";
import { collect, paperOf, zipName } from "./files/collect.ts";
import type { ListedFile } from "./files/useFiles.ts";

export function DeskExport(brought: BriefContent<ListedFile>) {
  const { plan, files } = brought;
  const [state, setState] = useState<{ busy?: boolean; message?: string; failed?: boolean }>({});

  useEffect(preparePacker, []);

  const zip = async () => {
    setState({ busy: true });
    try {
      await collect(brought);
      setState({
        message: `Saved: the brief and ${files.length} ${files.length === 1 ? "file" : "files"}.`,
      });
    } catch (error) {
      setState({
        failed: true,
        message: error instanceof Error ? error.message : "The zip could not be made. Try again.",
      });
    }
  };

  const brief = markdown(paperOf(brought));
  return (
    <div className="desk-take hide-print">
      <div className="flex">
        <button type="button" className="button-primary" aria-busy={state.busy} onClick={zip}>
          <FileArchive aria-hidden="true" /> Collect into one zip
        </button>
        <Link className="button" to="/compose?from=desk">
          Use these files for a site
        </Link>
        <button type="button" onClick={() => printAlone(".desk > .print-only")}>
          <Printer aria-hidden="true" /> Print or PDF
        </button>
        <SendLink subject={deskTitle(plan)} brief={brief} file={zipName} />
        <CopyText text={brief} label="Copy the brief" />
      </div>
      <p role="status" className={state.failed ? "error" : "hint"}>
        {state.message}
      </p>
      <SendHint file={zipName} />
    </div>
  );
}
