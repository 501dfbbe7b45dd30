import { FileArchive } from "lucide-react";
import { useEffect, useState } from "react";
import { preparePacker } from "../../../workspace/export/packer.ts";
import { deskOf, planOf } from "../../../workspace/store/record/parts.ts";
import { isEmpty, type WorkspaceRecord } from "../../../workspace/store/record/record.ts";
import { checklist } from "../../assets/model/checklist.ts";
import { judge } from "../../assets/model/judge.ts";
import { collect } from "../../assets/ui/files/collect.ts";

/** What was gathered as one zip: the brief and every file, named after its place. */
export function ExportWorkspace({ record }: { record: WorkspaceRecord }) {
  const [message, setMessage] = useState("");
  useEffect(preparePacker, []);
  if (isEmpty(record)) return null;
  const take = async () => {
    const [desk, plan] = [deskOf(record), planOf(record)];
    const files = record.desk.map((file) => ({ ...file, findings: judge(file.facts, file.use) }));
    try {
      const entries = checklist(desk, plan, files);
      const { layout, favourites } = record;
      await collect({ desk, plan, files, entries, layout, favourites });
      setMessage("Saved as a zip.");
    } catch (error) {
      setMessage(error instanceof Error ? error.message : "The zip could not be made. Try again.");
    }
  };
  return (
    <>
      <button type="button" onClick={take}>
        <FileArchive aria-hidden="true" /> Download the brief and files (zip)
      </button>
      <span role="status" className="hint">
        {message}
      </span>
    </>
  );
}
