import type { KeepProblem } from "../../model/kept.ts";

const reasons: Record<KeepProblem, string> = {
  denied:
    "This browser does not let the page keep anything. Everything works, but take your work with you before you leave.",
  full: "The browser’s storage is full, so the latest changes are not kept. Take them with you before you leave.",
  unreadable:
    "Something was stored here that could not be read. You start afresh; it is replaced with your next change.",
};

/** Says when work is not being kept. The box is always there, so that the words are read aloud. */
export function KeepNotice({ problem }: { problem?: KeepProblem }) {
  return (
    <div role="status" className="keep-notice">
      {problem && <p className="alert alert-warning">{reasons[problem]}</p>}
    </div>
  );
}
