import { withWords } from "../store/changes/facts.ts";
import { valueAt } from "../store/changes/object-path.ts";
import type { Session } from "../store/session.ts";

/** Source of changes that come from typing on the canvas. */
export const typingSource = "typing";

type Way = {
  element: HTMLElement;
  /** The text as React knows it; it must be back in place before React draws again. */
  node: Text;
  path: string;
  label: string;
  /** How long it is and how much fits, for screen readers. */
  describe: () => string;
  session: Session;
  /** Enter, Escape, Tab, or the focus has left. */
  onEnd: (how: "done" | "back" | "next" | "previous") => void;
};

const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, " ");

/** The caret, counted in letters from the beginning of the element. */
function caretIn(element: HTMLElement): number {
  const selection = element.ownerDocument.getSelection();
  if (!selection?.rangeCount) return element.textContent.length;
  const range = selection.getRangeAt(0).cloneRange();
  range.setStart(element, 0);
  return range.toString().length;
}

function setCaret(element: HTMLElement, at: number, from = at) {
  const text = element.firstChild;
  const selection = element.ownerDocument.getSelection();
  if (!text || !selection) return;
  const most = text.textContent?.length ?? 0;
  selection.setBaseAndExtent(text, Math.min(from, most), text, Math.min(at, most));
}

/**
 * Words written where they stand. The browser types; the document follows with each letter, and
 * nothing draws this element again until the end. The browser's own history is not used: it would
 * not know of anything that was done elsewhere.
 */
export function editText({ element, node, path, label, describe, session, onEnd }: Way) {
  const before = node.data;
  const { steps } = session;
  let composing = false;
  let ended = false;

  element.setAttribute("contenteditable", "plaintext-only");
  // Firefox before 136 does not know it, and takes the attribute for none.
  if (element.contentEditable !== "plaintext-only") element.contentEditable = "true";
  element.spellcheck = true;
  // For screen readers: a text box with the label it has in the form.
  element.role = "textbox";
  element.ariaLabel = label;
  element.ariaDescription = describe();
  element.removeAttribute("data-lent");

  const words = () => oneLine(element.textContent);

  function write() {
    const text = words().trim();
    const mergeKey = `type ${path}`;
    session.change(label, (site) => withWords(site, path, text), mergeKey, typingSource);
    element.ariaDescription = describe();
  }

  /** Takes words in at the caret, as text. */
  function insert(text: string) {
    const selection = element.ownerDocument.getSelection();
    if (!selection?.rangeCount) return;
    const range = selection.getRangeAt(0);
    range.deleteContents();
    const at = caretIn(element) + text.length;
    range.insertNode(element.ownerDocument.createTextNode(text));
    element.normalize();
    setCaret(element, at);
    write();
  }

  /** The document says something else than the page: something was taken back. */
  function follow() {
    if (session.now.by === typingSource || composing) return;
    const value = valueAt(session.site, path);
    if (typeof value !== "string") return end("done");
    if (value === words().trim()) return;
    const at = caretIn(element);
    element.textContent = value;
    setCaret(element, at);
  }

  function end(how: Parameters<Way["onEnd"]>[0]) {
    if (ended) return;
    ended = true;
    unwatch();
    stop.abort();
    element.removeAttribute("contenteditable");
    element.removeAttribute("spellcheck");
    element.role = element.ariaLabel = element.ariaDescription = null;
    element.replaceChildren(node);
    node.data = before;
    session.endMerge();
    onEnd(how);
  }

  const stop = new AbortController();
  const { signal } = stop;
  const unwatch = session.subscribe(follow);

  element.addEventListener("input", () => !composing && write(), { signal });
  element.addEventListener("compositionstart", () => (composing = true), { signal });
  element.addEventListener(
    "compositionend",
    () => {
      composing = false;
      write();
    },
    { signal },
  );
  element.addEventListener(
    "beforeinput",
    (event) => {
      if (/^history/.test(event.inputType)) {
        event.preventDefault();
        if (event.inputType === "historyUndo") session.undo();
        else session.redo();
      } else if (/^format|Paragraph|LineBreak/.test(event.inputType)) event.preventDefault();
    },
    { signal },
  );
  element.addEventListener(
    "paste",
    (event) => {
      event.preventDefault();
      insert(oneLine(event.clipboardData?.getData("text/plain") ?? ""));
    },
    { signal },
  );
  element.addEventListener(
    "drop",
    (event) => {
      event.preventDefault();
    },
    { signal },
  );
  element.addEventListener(
    "keydown",
    (event) => {
      if (composing || event.isComposing) return;
      if (event.key === "Enter") {
        event.preventDefault();
        end("done");
      } else if (event.key === "Escape") {
        event.preventDefault();
        event.stopPropagation();
        session.undoTo(steps);
        end("back");
      } else if (event.key === "Tab") {
        event.preventDefault();
        end(event.shiftKey ? "previous" : "next");
      } else if (event.key === " " && element.tagName === "SUMMARY") {
        // A space would open or close it.
        event.preventDefault();
        insert(" ");
      }
    },
    { signal },
  );
  element.addEventListener("keyup", (event) => event.key === " " && event.preventDefault(), {
    signal,
  });
  element.addEventListener("blur", () => end("done"), { signal });

  return {
    path,
    element,
    end,
    /** Puts the caret at the click, or selects all of a placeholder text. */
    focus(at: "all" | "end" | { x: number; y: number }) {
      element.focus({ preventScroll: at !== "all" && at !== "end" });
      const length = element.textContent.length;
      if (at === "all") return setCaret(element, length, 0);
      if (at === "end") return setCaret(element, length);
      const page = element.ownerDocument;
      const spot = page.caretPositionFromPoint?.(at.x, at.y);
      const range = spot ? undefined : page.caretRangeFromPoint?.(at.x, at.y);
      setCaret(element, spot?.offset ?? range?.startOffset ?? length);
    },
  };
}

export type Typing = ReturnType<typeof editText>;
