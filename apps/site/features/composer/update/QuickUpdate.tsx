import { definitions } from "@daylit/layouts/blocks/definitions.ts";
import { newsPageOf } from "@daylit/site-engine";
import { Undo2 } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { withBase } from "../../../model/base-path/base-path.ts";
import type { Workspace } from "../../../workspace/store/workspace.ts";
import { useTool } from "../../../workspace/useTool.ts";
import { siteBuilder } from "../export/worker/site-builder.ts";
import { nameFields, t } from "../messages/t.ts";
import "../images/descriptions.ts";
import { withNewsPage } from "@daylit/site-engine/edit/changes/posts.ts";
import { PlaceFields } from "../fields/business/FactsForm.tsx";
import NoticeField from "../fields/business/NoticeField.tsx";
import { ownFiles } from "../images/own-files.ts";
import { Announcement } from "../panels/Announcement.tsx";
import { SetAside } from "../panels/check/SetAside.tsx";
import { Choosers } from "../panels/dialogs/Choosers.tsx";
import PostsForm from "../panels/news/PostsForm.tsx";
import type { Workers } from "../starts.ts";
import { autosave } from "../store/autosave.ts";
import { ComposerProvider, useInterface, useNow, useSession } from "../store/context.tsx";
import { createInterface } from "../store/interface.ts";
import { ChangedFiles } from "./ChangedFiles.tsx";
import { OtherLanguages } from "./OtherLanguages.tsx";
import { shelfOf, type Updating } from "./open-update.ts";
import Prices from "./Prices.tsx";

nameFields(definitions);

type Props = { updating: Updating; current: Workspace; workers: Workers };

const nothing = () => {};

/** Notice, hours, posts and prices of a site, for a phone: the composer's fields without its page. */
export default function QuickUpdate({ updating, current, workers }: Props) {
  const { session, online, note } = updating;
  const shown = useMemo(() => createInterface(session), [session]);
  const [revision, setRevision] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const shelf = useMemo(() => shelfOf(current), [current]);
  const own = useMemo(() => ownFiles(shelf, () => setRevision((before) => before + 1)), [shelf]);
  const builder = useMemo(() => siteBuilder(workers.site, shelf), [workers.site, shelf]);
  const { Component: PublishPanel } = useTool<{ titled: boolean }>(
    () => import("../publish/PublishPanel.tsx"),
  );
  useEffect(() => autosave(current, session), [current, session]);
  useEffect(() => {
    heading.current?.focus();
    // Fetches everything that the site is made of, so that the files can be made without a connection.
    builder.build(session.site, "weights").catch(nothing);
    return () => {
      builder.close();
      own.close();
    };
  }, [builder, own, session]);

  const services = useMemo(
    () => ({
      ...{ own, shelf, builder, revision, pictureWorker: workers.picture },
      ...{ trades: [], insertDeskFiles: false },
    }),
    [own, shelf, builder, revision, workers.picture],
  );
  return (
    <ComposerProvider session={session} shown={shown} services={services}>
      <section className="update compose" aria-labelledby="update-name">
        <h2 id="update-name" ref={heading} tabIndex={-1}>
          {session.site.business.name || "Your site"}
        </h2>
        {note && <p className="alert alert-warning">{note}</p>}
        <SetAside />
        <Part title="Notice">
          <NoticeField />
        </Part>
        <Part title="Opening hours">
          <PlaceFields hoursOnly />
        </Part>
        <Part title="News">
          <News />
        </Part>
        <Part title="Prices">
          <Prices />
        </Part>
        <UndoLine />
        <OtherLanguages online={online} />
        {PublishPanel && <PublishPanel titled />}
        <ChangedFiles online={online} current={current} />
        <p className="hint">
          Everything else is in <a href={`${withBase("/compose")}#edit`}>the composer</a>: it has
          this site too.
        </p>
        <Choosers />
        <Announcement />
      </section>
    </ComposerProvider>
  );
}

/** Shut at first: four lines that fit on a phone. */
const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const [open, setOpen] = useState(false);
  return (
    <details className="update-part" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h3>{title}</h3>
      </summary>
      {open && children}
    </details>
  );
};

/** Posts need a page that lists them. The button goes when it is pressed; “New post” takes its place. */
function News() {
  const session = useSession();
  const { announce } = useInterface();
  const site = useNow((now) => now.site);
  if (newsPageOf(site) || site.posts) return <PostsForm />;
  return (
    <p>
      Your site has no news yet.{" "}
      <button
        type="button"
        onClick={({ currentTarget }) => {
          const part = currentTarget.closest("details");
          session.change(t`news page`, withNewsPage);
          announce(t`Your site has a page for news. Write the first post.`);
          requestAnimationFrame(() => part?.querySelector<HTMLElement>(".compose-add")?.focus());
        }}
      >
        Add a page for news
      </button>
    </p>
  );
}

/** Always there, so that the focus stays on it when the last step has been taken back. */
function UndoLine() {
  const session = useSession();
  const { announce } = useInterface();
  const undo = useNow((now) => now.undo);
  return (
    <p>
      <button
        type="button"
        className="button-quiet"
        aria-disabled={!undo}
        onClick={() => undo && announce(t`Undone: ${session.undo()}.`)}
      >
        <Undo2 aria-hidden="true" /> Undo{undo && `: ${undo}`}
      </button>
    </p>
  );
}
