import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Announcement } from "../Announcement.tsx";

type Props = {
  title: string;
  /** A few words and buttons, not a wall of pictures. */
  question?: boolean;
  /** In a wide window it leaves the page in view, where its choices are tried. */
  beside?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A choice in front of everything; Escape and the cross leave it, and the focus goes back. */
export function Dialog({ title, question, beside, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    dialog.current?.showModal();
    return () => {
      if (before?.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`compose-dialog${question ? " compose-question" : ""}${beside ? " compose-beside" : ""}`}
      aria-labelledby={id}
      onClose={onClose}
      closedby="any"
    >
      <header className="dialog-header">
        <h2 className="heading-4" id={id}>
          {title}
        </h2>
        {/* It has the focus at first, and Orca says its name, not the dialog's. */}
        <button
          type="button"
          className="button-quiet button-icon"
          aria-label={`Close ${title}`}
          onClick={onClose}
        >
          <X aria-hidden="true" />
        </button>
      </header>
      {children}
      <Announcement />
    </dialog>
  );
}
