import { FileText } from "lucide-react";
import { markdown, webPage } from "../../../../workspace/export/brief-paper.ts";
import { SendHint, SendLink } from "../../../../workspace/export/SendToStudio.tsx";
import { saveFile, textFile } from "../../../../workspace/export/save-file.ts";
import { useNow } from "../../store/context.tsx";
import { briefTitle, siteBrief } from "./site-brief.ts";

const file = "website-brief.html";

/** The brief of the site, for the studio or another developer. */
export default function BriefLinks() {
  const site = useNow((now) => now.site);
  const paper = siteBrief(site);
  const title = briefTitle(site);
  return (
    <>
      <div className="compose-ways">
        <button
          type="button"
          onClick={() => saveFile(file, textFile(webPage(title, paper), "text/html"))}
        >
          <FileText aria-hidden="true" /> Save the brief
        </button>
        <SendLink subject={title} brief={markdown(paper)} file="the zip" />
      </div>
      <SendHint file="the zip" />
    </>
  );
}
