import type { SiteDocument } from "@daylit/site-engine";
import type { RefObject } from "react";
import type { View } from "../canvas/page/draw-page.tsx";
import type { StageWidth } from "../canvas/stage-width.ts";
import type { Session } from "./session.ts";

/** The panel beside the page, or on a phone the sheet before it. */
export type PanelName = "begin" | "pages" | "words" | "look" | "check" | "take";

/** A choice that needs the whole window for a moment. */
export type Chooser =
  | { of: "picture"; path: string }
  | { of: "section"; page: number; at: number; fromList?: boolean }
  | { of: "keys" }
  | { of: "legal" }
  /** Texts by the owner's assistant: for the site, the section at `path`, or a translation. */
  | { of: "assistant"; path?: string; language?: string }
  /** A language as a file for a translator. */
  | { of: "translator"; language: string }
  | { of: "document" }
  /** Rows for the list at `path`, or around it; `only`: the pasted words go into their field after all. */
  | { of: "rows"; path: string; text?: string; only?: () => void }
  /** All languages, or the words that pages print on their own in one. */
  | { of: "languages"; words?: string }
  | undefined;

/** The page in the frame, for code that scrolls to a place on it. */
type PageHandle = {
  /** Scrolls to a block or a text; `type` puts the caret there. */
  scrollTo: (path: string, type?: boolean) => void;
  focus: () => void;
  /** Shows the page from its beginning, with no frame over it. */
  toTop: () => void;
  /** Gives the focus back to the selected section if the page has lost it while it was drawn again. */
  keepFocus: () => void;
};

type InterfaceState = {
  panel: PanelName | undefined;
  chooser: Chooser;
  /** A field of the form that is to have the focus. */
  focusRequest?: { path: string };
  /** Whether pages and sections are in view beside the page. */
  rail: boolean;
  view: View;
  width: StageWidth;
  /** The site as an option would make it, shown in place of the real one; `path` is to be in view. */
  trial: { site: SiteDocument; path?: string } | undefined;
  /** The last announcement; `times` tells it from the same words before, `seen` shows it too. */
  announcement: { words: string; seen?: boolean; times: number };
};

/** What is open and how the page is looked at. Every function is the same for the life of the composer. */
export function createInterface(session: Session, panel?: PanelName) {
  let now: InterfaceState = {
    panel,
    chooser: undefined,
    rail: true,
    view: {},
    width: undefined,
    trial: undefined,
    announcement: { words: "", times: 0 },
  };
  const listeners = new Set<() => void>();
  function set(changes: Partial<InterfaceState>) {
    now = { ...now, ...changes };
    for (const listener of listeners) listener();
  }
  const page: RefObject<PageHandle | null> = { current: null };

  return {
    get now() {
      return now;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    page,
    setPanel: (panel: PanelName | undefined) => set({ panel }),
    setChooser: (chooser: Chooser) => set({ chooser }),
    setRail: (rail: boolean) => set({ rail }),
    setView: (view: View) => set({ view }),
    setWidth: (width: StageWidth) => set({ width }),
    setTrial: (trial: InterfaceState["trial"]) => set({ trial }),
    /** Announces the result of an action; `seen`: on the screen too, where the page alone can't tell. */
    announce: (words: string, seen?: boolean) =>
      set({ announcement: { words, seen, times: now.announcement.times + 1 } }),
    requestFocus(path: string) {
      const block = /^(pages\[\d+\]\.sections\[\d+\]|nav|footer)/.exec(path)?.[1];
      const { page: at } = session.now.selection;
      session.select({ page: at, ...(block ? { block } : {}) });
      const panel = ({ mark: "look", form: "take" } as const)[path] ?? "words";
      set({ panel, focusRequest: { path } });
    },
  };
}

export type Interface = ReturnType<typeof createInterface>;
