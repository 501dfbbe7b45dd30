import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { wordsOf } from "@daylit/layouts/schema/marks.ts";
import { valueAt } from "@daylit/site-engine/document/object-path.ts";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import { expect, test, vi } from "vitest";
import { createSession } from "../../store/session.ts";
import { editText } from "./typing.ts";

const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const site = siteFromLayout(layout);
const path = "pages[0].sections[0].heading";

function write(way: Partial<Parameters<typeof editText>[0]> = {}) {
  const session = createSession(site);
  const before = wordsOf(String(valueAt(session.site, path)));
  document.body.innerHTML = "<h1></h1>";
  const element = document.querySelector("h1") as HTMLElement;
  element.textContent = before;
  const heard = { onStep: vi.fn(), onPaste: vi.fn(() => false), onEnd: vi.fn() };
  const typing = editText({
    ...{ element, path, session, marks: false, label: "Heading", describe: () => "" },
    ...{ onLink() {}, ...heard, ...way },
  });
  typing.focus("end");
  const kept = () => wordsOf(String(valueAt(session.site, path)));
  return { element, session, before, typing, kept, ...heard };
}

type Made = { new (type: string, init: EventInit): Event };
/** Sends an event; whether the browser's own answer to it was prevented. */
function send(element: HTMLElement, Kind: Made, type: string, init: object = {}) {
  return !element.dispatchEvent(new Kind(type, { bubbles: true, cancelable: true, ...init }));
}
const input = (element: HTMLElement, inputType: string) =>
  send(element, InputEvent as Made, "beforeinput", { inputType });
const press = (element: HTMLElement, key: string, init: KeyboardEventInit = {}) =>
  send(element, KeyboardEvent as Made, "keydown", { key, ...init });

function paste(element: HTMLElement, text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  return send(element, ClipboardEvent as Made, "paste", { clipboardData });
}

/** As the browser types: the words are there, then the event comes. */
function say(element: HTMLElement, words: string) {
  element.textContent = words;
  send(element, InputEvent as Made, "input");
}

test("every letter is in the document, and they are one step", () => {
  const { element, session, before, kept } = write();
  for (const words of ["B", "Br", "Bread"]) {
    say(element, words);
    expect(kept()).toBe(words);
  }
  expect(session.steps).toBe(1);
  session.undo();
  expect([kept(), element.textContent]).toEqual([before, before]);
});

test("a text is held from the caret in it to the end of the writing", () => {
  const { session, typing } = write();
  expect(session.held).toEqual([path]);
  typing.end("done");
  expect(session.held).toEqual([]);
});

test("letters of an input method are the document's once its word is chosen", () => {
  const { element, session, before, kept, onEnd } = write();
  send(element, CompositionEvent as Made, "compositionstart");
  say(element, "にほ");
  expect(kept()).toBe(before);
  // Enter chooses the word and Escape drops it: neither is one of our keys.
  for (const key of ["Enter", "Escape", "Tab"]) expect(press(element, key), key).toBe(false);
  expect(onEnd).not.toHaveBeenCalled();
  // What came from elsewhere meanwhile does not remove the word.
  session.change("Pages", ({ pages, ...rest }) => ({ ...rest, pages: pages.slice(0, 1) }));
  expect(element.textContent).toBe("にほ");
  element.textContent = "日本";
  send(element, CompositionEvent as Made, "compositionend");
  expect(kept()).toBe("日本");
  // Safari ends the word before the key that has chosen it.
  expect(press(element, "Enter", { isComposing: true })).toBe(false);
  expect(press(element, "Enter")).toBe(true);
  expect(onEnd).toHaveBeenCalledExactlyOnceWith("done");
});

test("the browser's undo and redo are ours, its line breaks and formats are nobody's", () => {
  const { element, onStep } = write();
  expect([input(element, "historyUndo"), input(element, "historyRedo")]).toEqual([true, true]);
  expect(onStep.mock.calls).toEqual([["undo"], ["redo"]]);
  for (const kind of ["insertParagraph", "insertLineBreak", "formatBold", "formatItalic"])
    expect(input(element, kind), kind).toBe(true);
  for (const kind of ["insertText", "deleteContentBackward", "insertCompositionText"])
    expect(input(element, kind), kind).toBe(false);
});

test("a paste is one line at the caret, unless it was taken in", () => {
  const { element, typing, kept, onPaste } = write();
  say(element, "Bread rolls");
  typing.focus(6);
  expect(paste(element, "and\n\tmore ")).toBe(true);
  expect(kept()).toBe("Bread and more rolls");
  expect(typing.selected()).toEqual({ from: 15, to: 15 });
  onPaste.mockReturnValue(true);
  expect(paste(element, "nothing")).toBe(true);
  expect(kept()).toBe("Bread and more rolls");
  expect(send(element, Event as Made, "drop")).toBe(true);
});

test("Escape puts the old words back; Tab, Enter and the focus leave the new ones", () => {
  for (const [leave, how] of [
    [(element: HTMLElement) => press(element, "Escape"), "back"],
    [(element: HTMLElement) => press(element, "Enter"), "done"],
    [(element: HTMLElement) => press(element, "Tab"), "next"],
    [(element: HTMLElement) => press(element, "Tab", { shiftKey: true }), "previous"],
    [(element: HTMLElement) => element.blur(), "done"],
  ] as const) {
    const { element, before, kept, onEnd } = write();
    say(element, "Bread");
    leave(element);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith(how);
    expect(kept()).toBe(how === "back" ? before : "Bread");
    expect(element.hasAttribute("contenteditable")).toBe(false);
  }
});

test("in a long text Enter and Backspace at its beginning are its own", () => {
  const onParagraph = vi.fn();
  const { element, typing, onEnd } = write({ onParagraph });
  press(element, "Enter");
  expect(press(element, "Backspace")).toBe(false);
  typing.focus(0);
  expect(press(element, "Backspace")).toBe(true);
  expect(onParagraph.mock.calls).toEqual([["Enter"], ["Backspace"]]);
  press(element, "Enter", { ctrlKey: true });
  expect(onEnd).toHaveBeenCalledExactlyOnceWith("done");
});
