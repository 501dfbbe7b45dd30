import { useEffect, useMemo, useState } from "react";
import type { Workspace } from "../../workspace/store/workspace.ts";
import { Stage } from "./canvas/Stage.tsx";
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
import { ComposerProvider, useInterfaceState } from "./store/context.tsx";
import { createInterface, type PanelName } from "./store/interface.ts";
import { loadDrafts } from "./store/legal-drafts.ts";
import type { Session } from "./store/session.ts";
import { useWindowKeys } from "./store/useWindowKeys.ts";
import { useFullWindow } from "./useFullWindow.ts";

/** How a site came to be open. */
export type Start = {
  /** The first questions come first. */
  fresh: boolean;
  insertDeskFiles?: boolean;
  /** The panel in which the visitor was. */
  panel?: PanelName;
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
  const shown = useMemo(
    () => createInterface(session, start.fresh ? "begin" : start.panel),
    [session, start],
  );
  useEffect(() => {
    if (start.note) shown.announce(start.note, true);
  }, [start, shown]);
  const [revision, setRevision] = useState(0);

  const shelf: FileShelf = useMemo(
    () => ({ keep: (blob) => current.putFile(blob), file: (hash) => current.file(hash) }),
    [current],
  );
  // Own pictures come from the disk after the page was drawn, and our descriptions later than the
  // page: it is drawn once more with them.
  const own = useMemo(() => ownFiles(shelf, () => setRevision((before) => before + 1)), [shelf]);
  useEffect(() => {
    import("./images/descriptions.ts").then(
      () => setRevision((before) => before + 1),
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

  const services = useMemo(
    () => ({
      ...{ own, shelf, builder, trades, revision, pictureWorker: workers.picture },
      insertDeskFiles: start.insertDeskFiles === true,
    }),
    [own, shelf, builder, trades, revision, workers.picture, start],
  );
  useEffect(() => loadLater(() => builder.build(session.site, "weights")), [builder, session]);
  useEffect(() => {
    loadDrafts(session).catch(() => {});
  }, [session]);
  useWindowKeys(session, shown);
  useEffect(() => {
    onBack.current = () => {
      const { chooser, panel } = shown.now;
      const open = chooser !== undefined || panel !== undefined;
      shown.setChooser(undefined);
      // A chooser is in front of the panel.
      if (!chooser && panel) {
        shown.setPanel(undefined);
        // The focus may have been in the panel.
        requestAnimationFrame(() => shown.page.current?.focus());
      }
      return open;
    };
    return () => {
      onBack.current = undefined;
    };
  }, [onBack, shown]);

  return (
    <ComposerProvider session={session} shown={shown} services={services}>
      <ComposerWindow>
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
        <Stage />
        <div className="compose-side">
          <PanelTabs />
          <OpenPanel />
        </div>
        <Choosers />
        <Announcement />
      </ComposerWindow>
    </ComposerProvider>
  );
}

/** What is around the parts changes more often than they do: they come from outside. */
function ComposerWindow({ children }: { children: React.ReactNode }) {
  const box = useFullWindow();
  const panel = useInterfaceState((now) => now.panel);
  const rail = useInterfaceState((now) => now.rail);
  const reading = useInterfaceState((now) => now.view.reading);
  return (
    <section
      className="compose"
      ref={box}
      tabIndex={-1}
      aria-label="Composer"
      data-panel={panel}
      data-rail={rail ? undefined : "away"}
      data-preview={reading || undefined}
    >
      {children}
    </section>
  );
}

function OpenPanel() {
  const panel = useInterfaceState((now) => now.panel);
  return panel && <Panel key={panel} name={panel} />;
}
