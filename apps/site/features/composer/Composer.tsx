import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Workspace } from "../workspace/store/workspace.ts";
import type { View } from "./canvas/page/draw-page.tsx";
import { Stage } from "./canvas/Stage.tsx";
import type { StageWidth } from "./canvas/stage-width.ts";
import { siteBuilder } from "./export/worker/site-builder.ts";
import { type FileShelf, ownFiles } from "./images/own-files.ts";
import { loadLater } from "./lazy-parts.ts";
import { Announcement } from "./panels/Announcement.tsx";
import { Bar } from "./panels/Bar.tsx";
import { Choosers } from "./panels/dialogs/Choosers.tsx";
import { Panel, PanelTabs } from "./panels/Panel.tsx";
import { SkipLinks } from "./panels/SkipLinks.tsx";
import { Rail } from "./panels/sections/Rail.tsx";
import type { StartTrade, Workers } from "./starts.ts";
import {
  type Chooser,
  ComposerContext,
  type Composer as Composing,
  type PageHandle,
  type PanelName,
  type Trial,
} from "./store/context.ts";
import { loadDrafts } from "./store/legal-drafts.ts";
import type { Session } from "./store/session.ts";
import { useWindowKeys } from "./store/useWindowKeys.ts";
import { useFullWindow } from "./useFullWindow.ts";

/** How a site came to be open. */
export type Start = {
  /** The first questions come first. */
  fresh: boolean;
  insertDeskFiles?: boolean;
  /** What is missing in an opened site. */
  note?: string | undefined;
};

type Props = {
  session: Session;
  current: Workspace;
  workers: Workers;
  trades: readonly StartTrade[];
  start: Start;
  /** Set to what the browser's Back does first: it closes a chooser or a panel. */
  onBack: React.RefObject<(() => boolean) | undefined>;
  onLeave: () => void;
};

/** The composer: the page in the middle, everything about it around it. */
export default function Composer(props: Props) {
  const { session, current, workers, trades, start, onBack, onLeave } = props;
  const [panel, setPanel] = useState<PanelName | undefined>(start.fresh ? "begin" : undefined);
  const [focusRequest, setFocusRequest] = useState<{ path: string }>();
  const [chooser, setChooser] = useState<Chooser>();
  const [view, setView] = useState<View>({});
  const [width, setWidth] = useState<StageWidth>();
  const [trial, setTrial] = useState<Trial>();
  const [rail, setRail] = useState(true);
  const [announcement, setAnnouncement] = useState<Composing["announcement"]>({
    words: "",
    times: 0,
  });
  const announce: Composing["announce"] = useCallback(
    (words, seen) => setAnnouncement(({ times }) => ({ words, seen, times: times + 1 })),
    [],
  );
  useEffect(() => {
    if (start.note) announce(start.note, true);
  }, [start, announce]);
  const page = useRef<PageHandle>(null);
  const [turn, setTurn] = useState(0);

  const shelf: FileShelf = useMemo(
    () => ({ keep: (blob) => current.putFile(blob), file: (hash) => current.file(hash) }),
    [current],
  );
  // Own pictures come from the disk after the page was drawn, and descriptions of ours later than the
  // page: it is drawn once more with them.
  const own = useMemo(() => ownFiles(shelf, () => setTurn((before) => before + 1)), [shelf]);
  useEffect(() => {
    import("./images/descriptions.ts").then(
      () => setTurn((before) => before + 1),
      () => {},
    );
  }, []);
  const builder = useMemo(() => siteBuilder(workers.site, shelf), [workers.site, shelf]);
  useEffect(
    () => () => {
      builder.close();
      own.close();
    },
    [builder, own],
  );

  const composer: Composing = {
    ...{
      session,
      own,
      shelf,
      builder,
      pictureWorker: workers.picture,
      trades,
      insertDeskFiles: start.insertDeskFiles === true,
      panel,
      setPanel,
      focusRequest: focusRequest,
      chooser,
      setChooser,
    },
    ...{
      rail,
      setRail,
      view,
      setView,
      width,
      setWidth,
      trial,
      setTrial,
      page,
      announce,
      announcement,
    },
    requestFocus: (path) => {
      const block = /^(pages\[\d+\]\.sections\[\d+\]|nav|footer)/.exec(path)?.[1];
      const { page: at } = session.now.selection;
      session.select({ page: at, ...(block ? { block } : {}) });
      setPanel(path === "mark" ? "look" : "words");
      setFocusRequest({ path });
    },
  };
  useEffect(() => loadLater(() => builder.build(session.site, "weights")), [builder, session]);
  useEffect(() => {
    loadDrafts(session).catch(() => {});
  }, [session]);
  useWindowKeys(composer);
  useEffect(() => {
    onBack.current = () => {
      const open = chooser !== undefined || panel !== undefined;
      setChooser(undefined);
      // What is chosen stands before the panel.
      if (!chooser && panel) {
        setPanel(undefined);
        // The focus may have been in the panel.
        requestAnimationFrame(() => page.current?.focus());
      }
      return open;
    };
    return () => {
      onBack.current = undefined;
    };
  }, [onBack, chooser, panel]);
  const box = useFullWindow();

  return (
    <ComposerContext value={composer}>
      <section
        className="compose"
        ref={box}
        tabIndex={-1}
        aria-label="Composer"
        data-panel={panel}
        data-rail={rail ? undefined : "away"}
        data-preview={view.reading || undefined}
      >
        <h2 className="visually-hidden">Composer</h2>
        <SkipLinks />
        <Bar onLeave={onLeave} />
        {/* Not a stop of the Tab key, which Firefox makes of what scrolls. */}
        <aside
          className="compose-rail"
          id="compose-rail"
          aria-label="Pages and sections"
          tabIndex={-1}
        >
          <Rail />
        </aside>
        <Stage revision={turn} />
        <div className="compose-side">
          <PanelTabs />
          {panel && <Panel key={panel} name={panel} />}
        </div>
        <Choosers />
        <Announcement />
      </section>
    </ComposerContext>
  );
}
