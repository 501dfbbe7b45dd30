import { storedValue } from "../../model/browser/local-storage.ts";
import { isRecord, line } from "../../model/unknown-values.ts";
import { hexColour } from "./record/desk.ts";

/**
 * A summary of the workspace in local storage: pages without a tool show the visitor's colour and name
 * from here, without loading the workspace. Always made from the record; its key says "project".
 */
type WorkspaceSummary = {
  readonly name: string;
  readonly brand?: string;
  readonly layout?: string;
  readonly favourites?: readonly string[];
  /** Chosen on a page where the workspace is not open, which takes it over once it is (current.ts). */
  readonly ahead?: true;
};

export const summaryOf = (of: Omit<WorkspaceSummary, "ahead">): WorkspaceSummary => {
  const { name, brand, layout, favourites } = of;
  return {
    name,
    ...(brand ? { brand } : {}),
    ...(layout ? { layout } : {}),
    ...(favourites?.length ? { favourites } : {}),
  };
};

function accept(value: unknown): WorkspaceSummary | undefined {
  if (!isRecord(value)) return undefined;
  const brand = typeof value.brand === "string" ? hexColour(value.brand) : undefined;
  const favourites = (Array.isArray(value.favourites) ? value.favourites : [])
    .flatMap((id) => line(id, 20) ?? [])
    .slice(0, 24);
  const layout = line(value.layout, 20);
  const seen = { name: line(value.name, 80) ?? "", brand, layout, favourites };
  return { ...summaryOf(seen), ...(value.ahead === true ? { ahead: true } : {}) };
}

const storage = storedValue({ key: "daylit-project", version: 1, accept });
const nothing: WorkspaceSummary = { name: "" };
/** `elsewhere`: the change was made in another tab. */
type Listener = (elsewhere: boolean) => void;
const listeners = new Set<Listener>();
/** Where nothing can be stored it lasts as long as the page. */
let seen: WorkspaceSummary | undefined;

export function workspaceSummary(): WorkspaceSummary {
  seen ??= storage.read().value ?? nothing;
  return seen;
}

const same = (one: WorkspaceSummary, other: WorkspaceSummary) =>
  one.name === other.name &&
  one.brand === other.brand &&
  one.layout === other.layout &&
  `${one.favourites}` === `${other.favourites}` &&
  one.ahead === other.ahead;

const tell = (elsewhere = false) => {
  // The bar has a link to a site once there is one (runtime/start/boot.ts).
  document.documentElement.toggleAttribute("data-site", !same(workspaceSummary(), nothing));
  for (const listener of listeners) listener(elsewhere);
};

export function setSummary(next: WorkspaceSummary) {
  if (same(next, workspaceSummary())) return;
  seen = next;
  if (same(next, nothing)) storage.forget();
  else storage.write(next);
  tell();
}

/** Stores a choice of a page without a tool until the workspace takes it over. */
export function chooseAhead(
  choice: Pick<WorkspaceSummary, "brand"> | Pick<WorkspaceSummary, "favourites">,
) {
  setSummary({ ...summaryOf({ ...workspaceSummary(), ...choice }), ahead: true });
}

function follow({ key }: StorageEvent) {
  if (key !== storage.key && key !== null) return;
  seen = undefined;
  tell(true);
}

/** Calls the listener after every change, in this tab or in another. */
export function watchSummary(listener: Listener): () => void {
  if (listeners.size === 0) addEventListener("storage", follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", follow);
  };
}
