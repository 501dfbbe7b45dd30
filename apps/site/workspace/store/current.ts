import { Store } from "./database.ts";
import { historyOf } from "./history.ts";
import { forgetOldKeys, withOldKeys } from "./record/old-keys.ts";
import { wouldLose } from "./save-status.ts";
import { setSummary, summaryOf, watchSummary, workspaceSummary } from "./summary.ts";
import { Workspace } from "./workspace.ts";

/** ms; some browsers neither open nor refuse a damaged database, and a busy phone needs seconds for a good one. */
const patience = 10_000;

let opening: Promise<Workspace> | undefined;
let now: Workspace | undefined;

/** The workspace of this page; every tool of the page gets the same one. */
export function openWorkspace(): Promise<Workspace> {
  opening ??= begin();
  return opening;
}

/** For tools that are shown only once it is open. */
export function openedWorkspace(): Workspace {
  if (!now) throw new Error("The workspace is not open yet");
  return now;
}

const store = () =>
  Promise.race([
    Store.open().catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience)),
  ]);

/** Takes over what was chosen on pages that are only read, a step each so that it can be taken back. */
function takeAhead(current: Workspace) {
  const { ahead, brand, favourites } = workspaceSummary();
  if (!ahead) return;
  const history = historyOf(current);
  if (`${favourites}` !== `${current.record.favourites}`)
    history.take("layout", "favourite", (record) => ({ ...record, favourites }));
  history.take("colour", "brand colour", (record) => ({ ...record, brand }));
  setSummary(summaryOf(current.record));
}

async function begin(): Promise<Workspace> {
  const current = await Workspace.open(await store());
  now = current;
  current.change(withOldKeys);
  await current.flush();
  if (current.saveStatus.state === "kept" || current.saveStatus.state === "empty") forgetOldKeys();
  takeAhead(current);
  // The other tab stores its own choice. If this one stored it too, they would overwrite each other.
  watchSummary((elsewhere) => elsewhere || takeAhead(current));
  const show = () => workspaceSummary().ahead || setSummary(summaryOf(current.record));
  current.subscribe(show);
  show();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) void current.flush();
  });
  addEventListener("pagehide", () => current.pause());
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void current.resume();
  });
  // Said before leaving, in the browser's own words: no page may choose them.
  addEventListener("beforeunload", (event) => {
    if (wouldLose(current.saveStatus)) event.preventDefault();
  });
  return current;
}
