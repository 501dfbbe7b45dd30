import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Current } from "../workspace/store/current.ts";
import type { View } from "./canvas/page/draw-page.tsx";
import { Stage } from "./canvas/Stage.tsx";
import type { StageWidth } from "./canvas/stage-width.ts";
import { siteBuilder } from "./export/worker/site-builder.ts";
import { type FileShelf, ownFiles } from "./images/own-files.ts";
import { loadLater } from "./lazy-parts.ts";
import { Bar } from "./panels/Bar.tsx";
import { Choosers } from "./panels/dialogs/Choosers.tsx";
import { Panel, PanelTabs } from "./panels/Panel.tsx";
import { Said } from "./panels/Said.tsx";
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
export type Begun = {
  /** The first questions come first. */
  fresh: boolean;
  deskWanted?: boolean;
  /** What is missing in an opened site. */
  note?: string | undefined;
};

type Props = {
  session: Session;
  current: Current;
  workers: Workers;
  trades: readonly StartTrade[];
  begun: Begun;
  /** Set to what the browser's Back does first: it closes a chooser or a panel. */
  onBack: React.RefObject<(() => boolean) | undefined>;
  onLeave: () => void;
};

/** The composer: the page in the middle, everything about it around it. */
export default function Composer(props: Props) {
  const { session, current, workers, trades, begun, onBack, onLeave } = props;
  const [panel, show] = useState<PanelName | undefined>(begun.fresh ? "begin" : undefined);
  const [wanted, setWanted] = useState<{ path: string }>();
  const [chooser, choose] = useState<Chooser>();
  const [view, setView] = useState<View>({});
  const [width, setWidth] = useState<StageWidth>();
  const [trial, attempt] = useState<Trial>();
  const [rail, setRail] = useState(true);
  const [said, setSaid] = useState<Composing["said"]>({ words: "", times: 0 });
  const say: Composing["say"] = useCallback(
    (words, seen) => setSaid(({ times }) => ({ words, seen, times: times + 1 })),
    [],
  );
  useEffect(() => {
    if (begun.note) say(begun.note, true);
  }, [begun, say]);
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
  const maker = useMemo(() => siteBuilder(workers.site, shelf), [workers.site, shelf]);
  useEffect(
    () => () => {
      maker.close();
      own.close();
    },
    [maker, own],
  );

  const composer: Composing = {
    ...{
      session,
      own,
      shelf,
      maker,
      pictureWorker: workers.picture,
      trades,
      deskWanted: begun.deskWanted === true,
      panel,
      show,
      focusRequest: wanted,
      chooser,
      choose,
    },
    ...{ rail, setRail, view, setView, width, setWidth, trial, attempt, page, say, said },
    want: (path) => {
      const block = /^(pages\[\d+\]\.sections\[\d+\]|nav|footer)/.exec(path)?.[1];
      const { page: at } = session.now.selection;
      session.select({ page: at, ...(block ? { block } : {}) });
      show(path === "mark" ? "look" : "words");
      setWanted({ path });
    },
  };
  useEffect(() => loadLater(() => maker.build(session.site, "weights")), [maker, session]);
  useEffect(() => {
    loadDrafts(session).catch(() => {});
  }, [session]);
  useWindowKeys(composer);
  useEffect(() => {
    onBack.current = () => {
      const open = chooser !== undefined || panel !== undefined;
      choose(undefined);
      // What is chosen stands before the panel.
      if (!chooser && panel) {
        show(undefined);
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
        <Said />
      </section>
    </ComposerContext>
  );
}
