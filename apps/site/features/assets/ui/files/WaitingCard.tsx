import { X } from "lucide-react";
import { focusNext } from "../focus-next.ts";
import type { Files, Waiting } from "./useFiles.ts";

/** A file that is being looked at, or that is not taken, with the reason. */
export function WaitingCard({ file, files }: { file: Waiting; files: Files }) {
  return (
    <li className="desk-file" data-state={file.problem ? "refused" : "looking"}>
      <div className="desk-file-head">
        <strong>{file.name}</strong>
        <button
          type="button"
          className="button-quiet button-icon"
          aria-label={`Remove ${file.name}`}
          onClick={({ currentTarget }) => {
            focusNext(currentTarget);
            files.dismiss(file);
          }}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      {file.problem ? (
        <p className="alert alert-danger">{file.problem}</p>
      ) : (
        <p aria-busy="true">Looking at it…</p>
      )}
    </li>
  );
}
