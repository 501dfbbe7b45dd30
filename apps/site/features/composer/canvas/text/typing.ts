import {
  asOwn,
  linkAround,
  marksBetween,
  type Run,
  withBold,
  withLink,
  withRuns,
  wordsOf,
} from "@daylit/layouts/schema/marks.ts";
import { resolveSite } from "@daylit/site-engine";
import { valueAt } from "@daylit/site-engine/document/object-path.ts";
import { withWords } from "@daylit/site-engine/edit/changes/facts.ts";
import { t } from "../../messages/t.ts";
import type { Session } from "../../store/session.ts";
import { lineIn, oneLine, showText, textIn } from "./marked-dom.ts";
import type { SiteInLanguage } from "./site-in-language.ts";

/** Source of changes that come from typing on the canvas. */
export const typingSource = "typing";

/** Where writing begins: everything selected, at the end, behind some letters, or at a click. */
export type Caret = "all" | "end" | number | { x: number; y: number };

type Way = {
  element: HTMLElement;
  path: string;
  label: string;
  /** How long it is and how much fits, for screen readers. */
  describe: () => string;
  session: Session;
  /** The language into which the page is translated; else the words are those of the site. */
  language?: SiteInLanguage | undefined;
  /** Whether the text may hold bold words and links. */
  marks: boolean;
  /** Undo or redo, from a menu of the browser. */
  onStep: (what: "undo" | "redo") => void;
  /** The address of a link is asked for. */
  onLink: () => void;
  /** Something was pasted; true where it was taken in. */
  onPaste: (data: DataTransfer) => boolean;
  /** In a long text Enter and Backspace also split and join its paragraphs. */
  onParagraph?: (key: "Enter" | "Backspace") => void;
  /**
   * Enter, Tab, or the focus has left; "back": Escape has put the old text back; "moved": writing goes
   * on elsewhere at once.
   */
  onEnd: (how: "done" | "back" | "next" | "previous" | "moved") => void;
};

/** The caret, counted in letters from the beginning of the element. */
function caretIn(element: HTMLElement): number {
  const selection = element.ownerDocument.getSelection();
  if (!selection?.rangeCount) return element.textContent.length;
  const range = selection.getRangeAt(0).cloneRange();
  range.setStart(element, 0);
  return range.toString().length;
}

/** The text node and the place in it of a letter of the element. */
function placeOf(element: HTMLElement, at: number): [Node, number] {
  const walker = element.ownerDocument.createTreeWalker(element, 4);
  let left = at;
  let last: Text | undefined;
  while (walker.nextNode()) {
    last = walker.currentNode as Text;
    if (left <= last.length) return [last, left];
    left -= last.length;
  }
  return last ? [last, last.length] : [element, 0];
}

function setCaret(element: HTMLElement, at: number, from = at) {
  const selection = element.ownerDocument.getSelection();
  selection?.setBaseAndExtent(...placeOf(element, from), ...placeOf(element, at));
}

/** How many letters of an element stand before a place in it. */
function lettersBefore(element: HTMLElement, node: Node, offset: number): number {
  const range = element.ownerDocument.createRange();
  range.setStart(element, 0);
  range.setEnd(node, offset);
  return range.toString().length;
}

/**
 * Words written where they stand. The browser types; the document follows with each letter, and
 * nothing draws this element again until the end. The browser's own history is not used: it would
 * not know of anything that was done elsewhere.
 */
export function editText(way: Way) {
  const { element, path, label, describe, session, language, marks, onEnd } = way;
  // React's own nodes wait aside: they must be back in place before React draws again.
  const before = [...element.childNodes];
  const { steps } = session;
  let composing = false;
  let ended = false;
  /** The bar beside the page has the focus, and the words at hand are these. */
  let away: { from: number; to: number } | undefined;

  const shown = () => valueAt(resolveSite(language?.in(session.site) ?? session.site), path);
  const value = shown();
  if (marks && typeof value === "string") showText(element, value);
  else element.replaceChildren(...before.map((node) => node.cloneNode(true)));
  element.setAttribute("contenteditable", "plaintext-only");
  // Firefox before 136 does not know it, and takes the attribute for none.
  if (element.contentEditable !== "plaintext-only") element.contentEditable = "true";
  element.spellcheck = true;
  // For screen readers: a text box with the label it has in the form.
  element.role = "textbox";
  element.ariaLabel = label;
  element.ariaDescription = describe();
  element.removeAttribute("data-lent");

  const words = () => (marks ? lineIn(element) : oneLine(element.textContent).trim());

  function write(what = label, mergeKey: string | undefined = `type ${path}`) {
    const text = words();
    session.change(
      language ? t`${what} in ${language.name}` : what,
      (site) => (language?.write ?? withWords)(site, path, text),
      { mergeKey, by: typingSource },
    );
    element.ariaDescription = describe();
  }

  /** The selected letters, from the first to behind the last. */
  function selected(): { from: number; to: number } {
    if (away) return away;
    const range = element.ownerDocument.getSelection()?.getRangeAt(0);
    if (!range || !element.contains(range.startContainer)) return { from: 0, to: 0 };
    const from = lettersBefore(element, range.startContainer, range.startOffset);
    return { from, to: from + range.toString().length };
  }

  /** What a mark is put on: the selected words, else the link or the word at the caret. */
  function atHand(): { from: number; to: number } {
    const { from, to } = selected();
    if (from < to) return { from, to };
    const text = textIn(element);
    const plain = wordsOf(text);
    const start = from - (/\S*$/.exec(plain.slice(0, from))?.[0].length ?? 0);
    const end = from + (/^\S*/.exec(plain.slice(from))?.[0].length ?? 0);
    return linkAround(text, from) ?? { from: start, to: end };
  }

  /** Another text in place of the shown one, as one step; the same words stay selected. */
  function remark(what: string, change: (text: string, from: number, to: number) => string) {
    const { from, to } = atHand();
    if (!marks || from === to) return;
    session.endMerge();
    showText(element, change(textIn(element), from, to));
    if (away) away = { from, to };
    else setCaret(element, to, from);
    write(what, undefined);
  }

  /** Takes runs in at the caret. */
  function insertRuns(runs: readonly Run[]) {
    const { from, to } = selected();
    session.endMerge();
    showText(element, withRuns(textIn(element), from, to, runs));
    setCaret(element, from + runs.reduce((sum, { text }) => sum + text.length, 0));
    write(t`pasted text`, undefined);
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
    const value = shown();
    if (typeof value !== "string") return end("done");
    if (asOwn(value) === words()) return;
    const at = caretIn(element);
    if (marks) showText(element, value);
    else element.textContent = wordsOf(value);
    if (!away) setCaret(element, at);
  }

  function end(how: Parameters<Way["onEnd"]>[0]) {
    if (ended) return;
    ended = true;
    unwatch();
    stop.abort();
    element.removeAttribute("contenteditable");
    element.removeAttribute("spellcheck");
    element.role = element.ariaLabel = element.ariaDescription = null;
    element.replaceChildren(...before);
    session.endMerge();
    onEnd(how);
    release();
  }

  const stop = new AbortController();
  const { signal } = stop;
  const unwatch = session.subscribe(follow);
  const release = session.hold(language ? "translations" : path);

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
        way.onStep(event.inputType === "historyUndo" ? "undo" : "redo");
      } else if (/^format|Paragraph|LineBreak/.test(event.inputType)) event.preventDefault();
    },
    { signal },
  );
  element.addEventListener(
    "paste",
    (event) => {
      event.preventDefault();
      if (event.clipboardData && way.onPaste(event.clipboardData)) return;
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
      const control = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (control && marks && /^[bk]$/i.test(event.key)) {
        event.preventDefault();
        event.stopPropagation();
        if (event.key.toLowerCase() === "b") remark("bold", withBold);
        else if (atHand().from < atHand().to) way.onLink();
      } else if (event.key === "Enter") {
        event.preventDefault();
        if (way.onParagraph && !control) way.onParagraph("Enter");
        else end("done");
      } else if (event.key === "Backspace" && way.onParagraph && selected().to === 0) {
        event.preventDefault();
        way.onParagraph("Backspace");
      } else if (event.key === "Escape") {
        event.preventDefault();
        event.stopPropagation();
        end(session.undoTo(steps) ? "back" : "done");
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
  element.addEventListener("blur", () => away || end("done"), { signal });

  return {
    path,
    element,
    marks,
    end,
    selected,
    insertRuns,
    /** The marks that all words at hand have. */
    marksAtHand() {
      const { from, to } = atHand();
      return marksBetween(textIn(element), from, to);
    },
    bold: () => remark("bold", withBold),
    link: (href: string | undefined) =>
      remark(href ? "link" : t`removal of a link`, (text, from, to) =>
        withLink(text, from, to, href),
      ),
    /** The focus goes to the bar; the text goes on being written. */
    leave() {
      away = atHand();
    },
    /** The focus comes back to the words. */
    comeBack() {
      const place = away;
      if (!place || ended) return;
      element.focus({ preventScroll: true });
      away = undefined;
      setCaret(element, place.to, place.from);
    },
    /** Puts the caret at the click, or selects all of a placeholder text. */
    focus(at: Caret) {
      element.focus({ preventScroll: typeof at === "object" });
      const length = element.textContent.length;
      if (at === "all") return setCaret(element, length, 0);
      if (at === "end") return setCaret(element, length);
      if (typeof at === "number") return setCaret(element, at);
      const page = element.ownerDocument;
      const spot = page.caretPositionFromPoint?.(at.x, at.y);
      const range = spot ? undefined : page.caretRangeFromPoint?.(at.x, at.y);
      const [node, offset] = spot
        ? [spot.offsetNode, spot.offset]
        : [range?.startContainer, range?.startOffset];
      const inside = node && element.contains(node);
      setCaret(element, inside ? lettersBefore(element, node, offset ?? 0) : length);
    },
  };
}

export type Typing = ReturnType<typeof editText>;
