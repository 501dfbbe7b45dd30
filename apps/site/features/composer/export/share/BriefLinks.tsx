import { FileText } from "lucide-react";
import { site as studio } from "../../../../model/site.ts";
import { markdown, webPage } from "../../../../workspace/export/brief-paper.ts";
import { SendHint, SendLink } from "../../../../workspace/export/SendToStudio.tsx";
import { saveFile, textFile } from "../../../../workspace/export/save-file.ts";
import { useNow } from "../../store/context.tsx";
import { briefTitle, siteBrief } from "./site-brief.ts";

const file = "website-brief.html";

/** The brief of the site, for another developer, or for the studio if this copy of the site has one. */
export default function BriefLinks() {
  const { email } = studio;
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
        {email && <SendLink subject={title} brief={markdown(paper)} file="the zip" />}
      </div>
      {email && <SendHint file="the zip" />}
    </>
  );
}
