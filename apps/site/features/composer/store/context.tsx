import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from "react";
import type { SiteBuilder } from "../export/worker/site-builder.ts";
import type { FileShelf, OwnFiles } from "../images/own-files.ts";
import type { StartTrade } from "../starts.ts";
import type { Interface } from "./interface.ts";
import type { Session, Snapshot } from "./session.ts";

export type Services = {
  /** Goes up when a picture of the owner or a description has been loaded. */
  revision: number;
  own: OwnFiles;
  shelf: FileShelf;
  builder: SiteBuilder;
  /** Address of the worker that re-encodes pictures. */
  pictureWorker: string;
  /** What a site can begin with. */
  trades: readonly StartTrade[];
  /** The files of the asset desk are put in place without a question. */
  insertDeskFiles: boolean;
};

const SessionContext = createContext<Session | null>(null);
const InterfaceContext = createContext<Interface | null>(null);
const ServicesContext = createContext<Services | null>(null);

type Props = { session: Session; shown: Interface; services: Services; children: ReactNode };

/** A text is held while its field has the focus. A window that loses the focus takes it from the field. */
function useHeldFields(session: Session) {
  useEffect(() => {
    let release = () => {};
    const follow = ({ type, target }: FocusEvent) => {
      release();
      const path = (target as HTMLElement).closest<HTMLElement>("[data-field]")?.dataset.field;
      release = type === "focusin" && path ? session.hold(path) : () => {};
    };
    document.addEventListener("focusin", follow);
    document.addEventListener("focusout", follow);
    return () => {
      release();
      document.removeEventListener("focusin", follow);
      document.removeEventListener("focusout", follow);
    };
  }, [session]);
}

export function ComposerProvider({ session, shown, services, children }: Props) {
  useHeldFields(session);
  return (
    <SessionContext value={session}>
      <InterfaceContext value={shown}>
        <ServicesContext value={services}>{children}</ServicesContext>
      </InterfaceContext>
    </SessionContext>
  );
}

function required<T>(found: T | null): T {
  if (!found) throw new Error("There is no composer around this");
  return found;
}

type Store<T> = { readonly now: T; subscribe: (listener: () => void) => () => void };

/** One value of a store; the component is rendered again only when this value is another. */
function useSelected<T, S>(store: Store<T>, select: (now: T) => S): S {
  const value = () => select(store.now);
  return useSyncExternalStore(store.subscribe, value, value);
}

/** The open site with its undo steps: the same object as long as the composer is open. */
export const useSession = () => required(useContext(SessionContext));

/** One value of the open site: `useNow((now) => now.site.business)`. */
export function useNow<S>(select: (now: Snapshot) => S): S {
  return useSelected(useSession(), select);
}

/** A dialog outside the composer announces nothing. */
const silent: Store<{ announcement?: Interface["now"]["announcement"] }> = {
  now: {},
  subscribe: () => () => {},
};

export function useAnnouncement() {
  return useSelected(useContext(InterfaceContext) ?? silent, (now) => now.announcement);
}

/** Opens panels and choosers, and announces: the same object as long as the composer is open. */
export const useInterface = () => required(useContext(InterfaceContext));

/** One value of what is open: `useInterfaceState((now) => now.panel)`. */
export function useInterfaceState<S>(select: (now: Interface["now"]) => S): S {
  return useSelected(useInterface(), select);
}

/** What reads and writes files, and what a site can begin with. */
export const useServices = () => required(useContext(ServicesContext));
