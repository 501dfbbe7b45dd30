import { type ComponentType, type MouseEvent, useState } from "react";
import { ChromeIcon } from "./ChromeIcon.tsx";
import { Link } from "./Link.tsx";

export type SearchProps = {
  /** What was typed before the tool had arrived. */
  typed: string;
};

/** For everything inside the dialog that ends the search. Closing it gives focus back. */
export const close = (event: { currentTarget: Element }) =>
  event.currentTarget.closest("dialog")?.close();

/** The list needs nothing but itself, so a plain link leads there. */
export function SearchProblem() {
  return (
    <p role="alert" className="search-problem">
      Search could not be loaded. Check the connection and try again, or look through{" "}
      <a href="/search">the list of everything</a>.
    </p>
  );
}

/**
 * Leads to the list of everything, or opens the search where there is script. All that search needs
 * is loaded then and not before. The keys that press it are in boot.ts: they work before hydration.
 */
export function SearchLink() {
  const [open, setOpen] = useState(false);
  const [Tool, setTool] = useState<ComponentType<SearchProps>>();
  const [failed, setFailed] = useState(false);
  const [typed, setTyped] = useState("");

  function press(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
    setFailed(false);
    setTyped("");
    import("./search/SearchTool.tsx").then(
      (loaded) => setTool(() => loaded.default),
      () => setFailed(true),
    );
  }

  return (
    <>
      <Link
        to="/search"
        prefetch="none"
        className="search-link"
        data-search=""
        aria-label="Search"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={press}
      >
        <ChromeIcon name="search" />
        <span>Search</span>
        <kbd>/</kbd>
      </Link>
      {open && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself answers Escape
        <dialog
          ref={show}
          className="search-dialog"
          aria-label="Search"
          onClose={() => setOpen(false)}
          onClick={(event) => {
            if (event.target === event.currentTarget) close(event);
          }}
        >
          {Tool ? (
            <Tool typed={typed} />
          ) : (
            <div className="search-bar">
              <ChromeIcon name="search" />
              <input
                aria-label="Search"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
              <button type="button" className="button-quiet button-s" onClick={close}>
                Close
              </button>
              {failed && <SearchProblem />}
            </div>
          )}
        </dialog>
      )}
    </>
  );
}

const show = (dialog: HTMLDialogElement | null) => dialog?.showModal();
