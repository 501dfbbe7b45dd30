import { definitions } from "@daylit/layouts/blocks/definitions.ts";
import { type SiteDocument, writeSite } from "@daylit/site-engine";
import { withRepairs } from "@daylit/site-engine/edit/changes/set-aside.ts";
import { useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { siteSummary } from "../../../workspace/store/record/record.ts";
import { useWorkspace } from "../../../workspace/store/useWorkspace.ts";
import type { Workspace } from "../../../workspace/store/workspace.ts";
import Composer, { type Start } from "../Composer.tsx";
import { useLater } from "../canvas/useLater.ts";
import { linkPrefix } from "../export/share/link-prefix.ts";
import { type FileShelf, ownFiles } from "../images/own-files.ts";
import { nameFields, say, t } from "../messages/t.ts";
import type { OpenedFile } from "../open/opened-file.ts";
import { serverScript } from "../open/server-script.ts";
import { isFromItsAddress } from "../open/site-address.ts";
import { netlifyClient, signedInSite } from "../publish/sign-in.ts";
import type { StartTrade, Workers } from "../starts.ts";
import { autosave, setAsideIn } from "../store/autosave.ts";
import { type Session, sessionOf } from "../store/session.ts";
import type DesignList from "./DesignList.tsx";
import type { Design, Designs, FirstAnswers, Meant } from "./find-designs.ts";
import { PrefillNotice } from "./PrefillNotice.tsx";
import { SecondSite } from "./SecondSite.tsx";
import { saidTitles } from "./said-titles.ts";
import { requestedSite, requestedStart } from "./start-address.ts";
import {
  type LoadedSite,
  layoutOf,
  OpenError,
  siteIn,
  siteOf,
  startFromLayout,
  startWith,
} from "./start-site.ts";
import { useStarts } from "./useStarts.ts";

nameFields(definitions);

type Props = { trades: readonly StartTrade[]; workers: Workers; netlifyClient?: string };

/** The tool that the visitor came from: what they made there becomes a site. */
type Way = "plan" | "desk";

const shelfOf = (current: Workspace): FileShelf => ({
  keep: (blob) => current.putFile(blob),
  file: (hash) => current.file(hash),
});

/** In the address while a site is open: a reload comes back to it. */
const openFragment = "#edit";

/** Leads to the ways to open a site again, from the page of the visitor's site. */
const reopenFragment = "#open";

/** The parts of a quick update, for the page of its own that has it. */
export const loadUpdate = () =>
  Promise.all([import("../update/open-update.ts"), import("../update/QuickUpdate.tsx")]);

/** For the page of the visitor’s site. */
export const loadSitePicture = () => import("./SitePicture.tsx");

/** Where a site begins or is gone on with; then the composer takes the window. */
export default function ComposeHome({ trades: given, workers, netlifyClient: client }: Props) {
  const trades = useMemo(() => saidTitles(given), [given]);
  serverScript.address = workers.server;
  netlifyClient.id = client;
  const { current } = useWorkspace();
  const [open, setOpen] = useState<{ session: Session; start: Start }>();
  const [problem, setProblem] = useState("");
  const [message, setMessage] = useState("");
  const [offered, setOffered] = useState<OpenedFile>();
  /** The offered site is being read. */
  const [reading, setReading] = useState(false);
  const [from, setFrom] = useState<Way>();
  /** The session that was open last, and of which workspace. */
  const latest = useRef<{ id: string; session: Session }>(undefined);
  /** Closes a panel of the composer; false if none is open. */
  const onBack = useRef<() => boolean>(undefined);
  /** What begins once the visitor has agreed to a second site. */
  const [question, ask] = useState<{ go: () => void }>();
  const [found, setFound] = useState<Designs & { List: typeof DesignList }>();
  /** On the way to a site that the address names: nobody wants to choose one meanwhile. */
  const [coming, setComing] = useState(() => (requestedStart() ?? signedInSite()) !== undefined);

  /**
   * `colourLent`: nobody has chosen the colour yet, so another trade may bring another. `replaced`: the
   * version that undo brings back.
   */
  function enter(
    start: Start,
    colourLent = false,
    earlier: LoadedSite["repairs"] = [],
    replaced?: SiteDocument,
  ) {
    if (!current) return;
    try {
      const { site, repairs } = siteOf(current);
      const before = latest.current;
      // Reopened as it was left: with its undo steps.
      if (before?.id === current.record.id && writeSite(before.session.site) === writeSite(site)) {
        setOpen({ session: before.session, start });
        setProblem("");
        if (location.hash !== openFragment) history.pushState(null, "", openFragment);
        return;
      }
      const origin = {
        layout: current.record.layout,
        colour: colourLent ? site.theme.brand : undefined,
      };
      const aside = withRepairs(setAsideIn(current), [...earlier, ...repairs]);
      const session = sessionOf(site, origin, aside, replaced);
      latest.current = { id: current.record.id, session };
      setOpen({ session, start });
      setProblem("");
      if (location.hash !== openFragment) history.pushState(null, "", openFragment);
    } catch (error) {
      setProblem(
        t`This site could not be opened. ${(error as Error).message} It was left untouched.`,
      );
    }
  }

  async function begin(start: string | Design, wanted = from) {
    if (!current) return;
    try {
      const colourLent = current.record.brand === undefined || current.record.site !== undefined;
      if (typeof start === "string") await startFromLayout(current, start, wanted === "plan");
      else await startWith(current, start.site, layoutOf(start.id), { named: true });
      enter({ fresh: true, insertDeskFiles: wanted !== undefined }, colourLent);
    } catch (error) {
      if (!(error instanceof OpenError)) throw error;
      setProblem(error.message);
    }
  }

  /** Asks before a second site is started. */
  const wish = (start: string | Design, way = from) =>
    current?.record.site === undefined ? begin(start, way) : ask({ go: () => begin(start, way) });

  async function answer(
    answers: FirstAnswers,
    wanted: { calling?: Meant | undefined; mood?: string | undefined } = {},
  ) {
    const [{ findDesigns }, { default: List }] = await Promise.all([
      import("./find-designs.ts"),
      import("./DesignList.tsx"),
    ]);
    setFound({ ...(await findDesigns(answers, trades, wanted)), List });
  }

  const answerAgain = (wanted: Parameters<typeof answer>[1]) =>
    found &&
    answer(found.answers, wanted).catch(() =>
      setProblem(t`The designs could not be fetched. Are you online? Try again.`),
    );

  async function openOther(opened: OpenedFile) {
    if (!current) return;
    const { site, repairs, style } = opened;
    const { handEdits } = await import("../open/opened-file.ts");
    const edits = style ? await handEdits(site, style, workers.site, shelfOf(current)) : [];
    const { takeOpened } = await import("../open/take-opened.ts");
    const { note, replaced } = await takeOpened(current, opened);
    setOffered(undefined);
    enter({ fresh: false, note }, false, [...repairs, ...edits], replaced);
  }

  /** Its pictures are read now, and not before a visitor wants them. */
  async function openOffered(found: OpenedFile) {
    if (!current || reading) return;
    setReading(true);
    try {
      const { withLiveFiles } = await import("../open/live-site.ts");
      await openOther(found.at ? await withLiveFiles(found, shelfOf(current)) : found);
    } catch {
      setProblem(t`The site could not be opened. Are you online? Try again.`);
    }
    setReading(false);
  }

  /** A site from a link may be another person's: it is named first and opened on request. */
  async function offer(fragment: string) {
    history.replaceState(null, "", location.pathname);
    try {
      const { readLink } = await import("../export/share/share-link.ts");
      const found = siteIn(await readLink(fragment));
      setOffered(found);
      setMessage(t`This link contains a site: ${found.site.business.name || t`without a name`}.`);
    } catch (error) {
      setProblem((error as Error).message);
    }
  }

  /** The same for a site that is online: any page may have led here with its address. */
  async function offerLive(address: string) {
    history.replaceState(null, "", location.pathname);
    setMessage(t`Reading ${address} …`);
    try {
      const { foundAt } = await import("../open/live-site.ts");
      const found = await foundAt(address);
      setOffered(found);
      setMessage(
        t`Found: ${found.site.business.name || t`a site without a name`}. “Open it” is below.`,
      );
    } catch (error) {
      setProblem(
        error instanceof OpenError
          ? error.message
          : t`${address} could not be opened. Check the address and your connection.`,
      );
      setMessage("");
    }
  }

  /** Goes on with the site that there is, or begins with the layout that was chosen, or asks for one. */
  function comeFrom(way: Way, { record }: Workspace) {
    history.replaceState(null, "", location.pathname);
    setFrom(way);
    if (way === "desk" && record.site !== undefined)
      return enter({ fresh: true, insertDeskFiles: true });
    const { layout } = record;
    const start = trades
      .flatMap(({ layouts }) => layouts)
      .find(({ id }) => layout !== undefined && id.startsWith(layout));
    if (start) wish(start.id, way);
  }

  /** From the sign-in of a host, back to the site and the panel that the visitor left. */
  async function comeBack(id: string, at: Workspace) {
    const there = at.record.id === id || (await at.switchTo(id));
    if (!there || at.record.site === undefined) return setComing(false);
    history.replaceState(null, "", openFragment);
    enter({ fresh: false, panel: "take" });
  }

  const reopen = useRef(() => {});
  reopen.current = () => open || enter({ fresh: false });

  function close() {
    setOpen(undefined);
    setComing(false);
  }
  const toHeading = () => requestAnimationFrame(() => document.querySelector("h1")?.focus());

  const away = open !== undefined || (coming && !problem && !question);
  const WorkspaceList = useLater(!away, () => import("./WorkspaceList.tsx"));
  const OpenFile = useLater(!away, () => import("./OpenFile.tsx"));
  const OpenAddress = useLater(!away, () => import("./OpenAddress.tsx"));
  const LanguageSwitch = useLater(!away, () => import("../messages/LanguageSwitch.tsx"));
  useStarts(away, current && { onBegin: wish, onAnswer: answer });
  const own = useMemo(() => current && ownFiles(shelfOf(current), () => {}), [current]);
  const place = document.querySelector(".compose-found");

  // What the address asks for, once, when the workspace is there.
  useEffect(() => {
    if (!current) return;
    const way = /^\?from=(plan|desk)$/.exec(location.search)?.[1] as Way | undefined;
    const wanted = requestedStart();
    const live = requestedSite();
    const left = signedInSite();
    if (left) comeBack(left, current);
    else if (wanted) {
      const first = current.record.site === undefined;
      history.replaceState(null, "", location.pathname + (first ? openFragment : ""));
      wish(wanted);
    } else if (way) comeFrom(way, current);
    else if (live) offerLive(live);
    else if (location.hash.startsWith(linkPrefix)) offer(location.hash);
    else if (location.hash === openFragment && current.record.site !== undefined)
      enter({ fresh: false });
    /** Back closes an open panel first; Forward and a typed “#edit” open the site again. */
    const follow = () => {
      if (location.hash === openFragment) {
        if (current.record.site !== undefined) reopen.current();
      } else if (onBack.current?.()) history.pushState(null, "", openFragment);
      else {
        close();
        toHeading();
      }
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [current]);

  useEffect(() => {
    if (!open || !current) return;
    const stop = autosave(current, open.session);
    const { id } = current.record;
    const history = import("../store/undo-history.ts").then(({ followHistory }) =>
      followHistory(id, open.session),
    );
    return () => {
      stop();
      history.then(
        (leave) => leave(),
        () => {},
      );
    };
  }, [open, current]);

  const leave = () => {
    history.replaceState(null, "", location.pathname);
    close();
    toHeading();
  };

  return (
    <>
      <div role="status">
        {problem && <p className="alert alert-danger">{say(problem)}</p>}
        {away && !open && <p>Opening your layout …</p>}
        {reading && offered?.at && <p>Reading the pictures from {offered.at} …</p>}
      </div>
      <p role="status" className="visually-hidden">
        {message}
      </p>
      {offered && (
        <p className="alert">
          {offered.at ? `At ${offered.at} there is a site` : "This link contains a site"}:{" "}
          {offered.site.business.name || "without a name"}.{" "}
          {offered.at &&
            !isFromItsAddress(offered) &&
            `It says that its address is ${offered.site.address}. `}
          {offered.site.form.way === "service" &&
            `Its forms send messages to ${new URL(offered.site.form.address).host}. `}
          <button type="button" aria-busy={reading} onClick={() => openOffered(offered)}>
            {offered.at ? "Open it" : "Add it to your sites"}
          </button>{" "}
          <button
            type="button"
            className="button-quiet"
            onClick={() => {
              setOffered(undefined);
              toHeading();
            }}
          >
            Not now
          </button>
        </p>
      )}
      {current && !away && WorkspaceList && (
        <WorkspaceList
          current={current}
          onOpen={() => enter({ fresh: false })}
          onMessage={setMessage}
        />
      )}
      {!away && LanguageSwitch && <LanguageSwitch />}
      {current && !away && <PrefillNotice record={current.record} from={from} />}
      {current &&
        !away &&
        createPortal(
          <details open={location.hash === reopenFragment || undefined}>
            <summary>Open a site you made before: a zip, a folder or an address</summary>
            {OpenFile && (
              <OpenFile shelf={shelfOf(current)} onOpen={openOther} onProblem={setProblem} />
            )}
            {OpenAddress && <OpenAddress />}
          </details>,
          document.querySelector(".compose-reopen") ?? document.body,
        )}
      {found &&
        own &&
        place &&
        !away &&
        createPortal(
          <found.List
            found={found}
            own={own}
            onMeant={(calling) => answerAgain({ calling })}
            onMood={(mood) => answerAgain({ calling: found.calling, mood })}
            onUse={(design) => wish(design)}
          />,
          place,
        )}
      {question && current && (
        <SecondSite
          name={siteSummary(current.record)?.name ?? t`Your site`}
          onGoOn={() => {
            ask(undefined);
            enter({ fresh: false });
          }}
          onBegin={() => {
            ask(undefined);
            question.go();
          }}
          onClose={() => {
            ask(undefined);
            toHeading();
          }}
        />
      )}
      {open && current && (
        <Composer
          session={open.session}
          current={current}
          workers={workers}
          trades={trades}
          start={open.start}
          onBack={onBack}
          onLeave={leave}
        />
      )}
    </>
  );
}
