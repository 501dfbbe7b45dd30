import { hostTitles, type Progress, PublishFailure, type Version } from "@daylit/publish";
import { fingerprintOf, readSite, readValue, type SiteDocument } from "@daylit/site-engine";
import { formArrives, hasForm } from "@daylit/site-engine/document/check/forms.ts";
import { withValue } from "@daylit/site-engine/document/object-path.ts";
import { files as names } from "@daylit/site-engine/export/file-names.ts";
import { useState, useSyncExternalStore } from "react";
import { openedWorkspace } from "../../../workspace/store/current.ts";
import { useChangedOnline } from "../export/useChangedOnline.tsx";
import { withPublished } from "../home/published.ts";
import { t } from "../messages/t.ts";
import { useInterface, useServices, useSession } from "../store/context.tsx";
import { type Choice, forgetKey, keepPlace, type Place, placeOf } from "./places.ts";
import { send, siteOf, withConnection } from "./publish-site.ts";
import { countedFiles, megabytes } from "./words.ts";

export type Publishing = {
  /** What is being done; the rest is said about what has been done. */
  busy?: string;
  progress?: Progress | undefined;
  failed?: boolean;
  words?: string;
  /** Where a draft can be looked at. */
  draft?: string;
  versions?: readonly Version[];
};

/** A publication goes on when its panel is closed: what it says is beside the components. */
function createRun() {
  let now: Publishing = {};
  const listeners = new Set<() => void>();
  return {
    cancel: undefined as AbortController | undefined,
    now: () => now,
    set: (next: Publishing) => {
      now = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const runs = new Map<string, ReturnType<typeof createRun>>();

function runOf(id: string) {
  const found = runs.get(id) ?? createRun();
  runs.set(id, found);
  return found;
}

type NewSite = { name: string; chosen?: string };

/** The document as it is published now: what a host shows until the next change. */
const onlineOf = (record: { online?: unknown }): SiteDocument | undefined =>
  record.online === undefined ? undefined : readValue(record.online).site;

/** What differs from the version online, in words; nothing if none is known. */
export async function changeWords(site: SiteDocument): Promise<string | undefined> {
  const online = onlineOf(openedWorkspace().record);
  if (!online) return undefined;
  const found = await import("@daylit/site-engine/document/version/differences.ts");
  return found.differenceWords(found.differences(online, { ...site, dates: {} }));
}

/** Publishes the open site with its owner’s own account, and remembers where. */
export function usePublishing() {
  const session = useSession();
  const { builder } = useServices();
  const { announce } = useInterface();
  const current = openedWorkspace();
  const { id } = current.record;
  const [place, setPlace] = useState(() => placeOf(id));
  const running = runOf(id);
  const setState = running.set;
  const state = useSyncExternalStore(running.subscribe, running.now, running.now);
  const known = () => {
    const online = onlineOf(current.record);
    return [...(current.record.published ?? []), ...(online ? [fingerprintOf(online)] : [])];
  };
  const { mayReplace, question, live } = useChangedOnline({ state: {}, setState: () => {} }, known);

  const keep = (next: Place | undefined) => {
    keepPlace(id, next);
    setPlace(next);
  };

  /** One piece of work at a time; whatever goes wrong is said, and nothing of the site is lost. */
  async function run(busy: string, work: (signal: AbortSignal) => Promise<Publishing>) {
    if (running.cancel) return;
    const own = new AbortController();
    running.cancel = own;
    setState({ busy });
    try {
      const done = await work(own.signal);
      setState(done);
      if (done.words) announce(done.words);
    } catch (error) {
      // Said once: the next publication goes on from what is there now.
      const seen = placeOf(id);
      if (error instanceof PublishFailure && error.reason === "changed" && seen)
        keepPlace(id, { ...seen, version: "" });
      const words =
        error instanceof PublishFailure
          ? error.message
          : t`It did not work: ${(error as Error).message} Nothing is lost; try again.`;
      setState({ failed: true, words });
    } finally {
      // With what had arrived when the connection was lost.
      setPlace(placeOf(id));
      running.cancel = undefined;
    }
  }

  /** The site as it will be online: pages that are there already keep the day of their last change. */
  const withOnlineDates = (site: SiteDocument): SiteDocument => {
    const { dates } = live.current ?? onlineOf(current.record) ?? {};
    return dates ? { ...site, dates } : site;
  };

  function remember(document: SiteDocument, siteJson: unknown) {
    const fingerprint = fingerprintOf(document);
    const online = readSite(
      typeof siteJson === "string" ? siteJson : new TextDecoder().decode(siteJson as Uint8Array),
    ).site;
    current.change((record) => ({
      ...withPublished(record, fingerprint),
      ...(online ? { online } : {}),
    }));
  }

  const publish = (choice: Choice, { name, chosen }: NewSite, draft = false) =>
    run(t`Signing in …`, (signal) =>
      withConnection(choice, signal, async (connection) => {
        const { address } = session.site;
        const { site, isNew } = await siteOf(connection, choice, {
          name,
          address,
          ...(chosen ? { chosen } : {}),
        });
        const before = { ...choice, site };
        keep(before);
        if (!address || address === place?.site.address)
          session.settle((now) => withValue(now, "address", site.address));
        setState({ busy: t`Comparing with your site online …` });
        if (!isNew && !(await mayReplace(session.site.address ?? site.address, "Publish")))
          return {};

        // Only Netlify can say whether it receives a form, and only of a site that is published: asked once,
        // and again when the owner has chosen it again.
        const { form } = session.site;
        const tries =
          choice.host === "netlify" &&
          hasForm(session.site) &&
          (form.way === "host" || (form.way === "mail" && !choice.formOpen));
        const mailed: SiteDocument = { ...session.site, form: { way: "mail" } };
        const first: SiteDocument = tries
          ? { ...session.site, form: { way: "host" } }
          : session.site;
        const words = (await changeWords(session.site)) || t`First publication`;

        let { version } = before;
        const sent = { files: 0, bytes: 0 };
        const sendSite = async (given: SiteDocument, words: string) => {
          setState({ busy: t`Making your site …` });
          const document = withOnlineDates(given);
          const made = await builder.build(document, "files");
          setState({ busy: t`Publishing …` });
          const published = await send(connection, site, made, {
            ...{ words, draft, resume: before.resume },
            ...(draft || live.current ? {} : { version }),
            onProgress: (progress, resume) => {
              setState({ busy: t`Publishing …`, progress });
              if (!draft) keepPlace(id, { ...before, resume });
            },
          });
          version = published.version;
          sent.files += published.files;
          sent.bytes += published.bytes;
          if (!draft) remember(document, made.files?.get(names.siteDocument));
          return published;
        };

        const published = await sendSite(first, words);
        if (draft) return { words: t`Your preview is ready.`, draft: published.address };
        const arrives = tries && ((await connection.receivesForms?.(site)) ?? false);
        // No form stays online that sends nowhere.
        if (tries && !arrives) await sendSite(mailed, t`forms`);
        if (tries) session.settle((now) => withValue(now, "form", (arrives ? first : mailed).form));
        const { resume: _, formOpen: __, ...done } = before;
        const open = tries ? !arrives : before.formOpen;
        keep({
          ...{ ...done, at: Date.now() },
          ...(version ? { version } : {}),
          ...(open ? { formOpen: true } : {}),
        });
        const amount = `${countedFiles(sent.files)}, ${megabytes(sent.bytes)}`;
        return { words: t`Published: ${amount} sent.` };
      }),
    );

  return {
    place,
    state,
    question,
    publish,
    cancel: () => running.cancel?.abort(),
    /** Why the form of the site would send nowhere at this host; nothing if it arrives. */
    formProblem: (host: Choice["host"], site: SiteDocument): string | undefined => {
      const fallback: SiteDocument =
        host === "netlify" && site.form.way === "host" ? { ...site, form: { way: "mail" } } : site;
      if (formArrives(fallback, false)) return undefined;
      return site.form.way === "host"
        ? t`${hostTitles[host]} doesn’t receive forms. Choose where messages go under “Forms on your site”, in the composer’s Publish panel.`
        : t`The form on your site sends nowhere: add your email address, or choose a form service under “Forms on your site”, in the composer’s Publish panel.`;
    },
    history: (from: Place) =>
      run(t`Reading …`, (signal) =>
        withConnection(from, signal, async (connection) => ({
          versions: (await connection.history?.(from.site)) ?? [],
        })),
      ),
    restore: (to: Place, version: Version) =>
      run(t`Bringing it back …`, (signal) =>
        withConnection(to, signal, async (connection) => {
          await connection.restore?.(to.site, version);
          const { version: _, ...rest } = to;
          keep({ ...rest, at: Date.now() });
          const { liveSite } = await import("../open/live-site.ts");
          const online = await liveSite(session.site.address ?? to.site.address);
          current.change(({ online: _, ...record }) => ({
            ...record,
            ...(online ? { online } : {}),
          }));
          return {
            words: t`The earlier version is online again. Your site here is as it was.`,
          };
        }),
      ),
    sites: (choice: Choice, found: (account: string, sites: Place["site"][]) => void) =>
      run(t`Signing in …`, (signal) =>
        withConnection(choice, signal, async (connection) => {
          found(connection.account, await connection.sites());
          return {};
        }),
      ),
    /** The next publication asks for a host again; what is online stays there. */
    leave: () => {
      if (place) forgetKey(place);
      keep(undefined);
      setState({});
    },
  };
}

export type UsePublishing = ReturnType<typeof usePublishing>;
