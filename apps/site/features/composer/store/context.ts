import type { SiteDocument } from "@daylit/site-engine";
import { createContext, useContext, useSyncExternalStore } from "react";
import type { View } from "../canvas/page/draw-page.tsx";
import type { StageWidth } from "../canvas/stage-width.ts";
import type { SiteBuilder } from "../export/worker/site-builder.ts";
import type { FileShelf, OwnFiles } from "../images/own-files.ts";
import type { StartTrade } from "../starts.ts";
import type { Session, Snapshot } from "./session.ts";

/** What the panel beside the page shows, or on a phone the sheet before it. */
export type PanelName = "begin" | "pages" | "words" | "look" | "check" | "take";

/** A choice that needs the whole window for a moment. */
export type Chooser =
  | { of: "picture"; path: string }
  | { of: "section"; page: number; at: number; fromList?: boolean }
  | { of: "keys" }
  | { of: "legal" }
  /** The texts of a language, or the words that pages print in it by themselves. */
  | { of: "languages"; language?: string; words?: boolean }
  | undefined;

/** The page in the frame, for code that scrolls to a place on it. */
export type PageHandle = {
  /** Scrolls to a block or a text; `type` puts the caret there. */
  scrollTo: (path: string, type?: boolean) => void;
  focus: () => void;
  /** Gives the focus back to the selected section if the page has lost it while it was drawn again. */
  keepFocus: () => void;
};

/** `path`: what of it is to be in view. */
export type Trial = { site: SiteDocument; path?: string };

export type Composer = {
  session: Session;
  own: OwnFiles;
  shelf: FileShelf;
  builder: SiteBuilder;
  /** Address of the worker that re-encodes pictures. */
  pictureWorker: string;
  /** What a site can begin with. */
  trades: readonly StartTrade[];
  /** The files of the asset desk are to be put in place without being asked for again. */
  insertDeskFiles: boolean;
  panel: PanelName | undefined;
  setPanel: (panel: PanelName | undefined) => void;
  /** A field of the form that is to have the focus. */
  focusRequest: { path: string } | undefined;
  requestFocus: (path: string) => void;
  chooser: Chooser;
  setChooser: (chooser: Chooser) => void;
  /** Whether pages and sections are in view beside the page. */
  rail: boolean;
  setRail: (rail: boolean) => void;
  view: View;
  setView: (view: View) => void;
  width: StageWidth;
  setWidth: (width: StageWidth) => void;
  /** The site as an option would make it: shown on the page in place of the real one, never kept. */
  trial: Trial | undefined;
  setTrial: (trial: Trial | undefined) => void;
  page: React.RefObject<PageHandle | null>;
  /** Announces the result of an action; `seen`: on the screen too, where the page alone can't tell. */
  announce: (words: string, seen?: boolean) => void;
  /** The last words that were said; `times` tells them from the same words before. */
  announcement: { words: string; seen?: boolean; times: number };
};

export const ComposerContext = createContext<Composer | null>(null);

export function useComposer(): Composer {
  const found = useContext(ComposerContext);
  if (!found) throw new Error("There is no composer around this");
  return found;
}

/** The site document and what is selected, drawn again with every change. */
export function useNow(): Snapshot {
  const { session } = useComposer();
  return useSyncExternalStore(
    session.subscribe,
    () => session.now,
    () => session.now,
  );
}
