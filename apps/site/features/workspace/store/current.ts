import { Store } from "./database.ts";
import { historyOf } from "./history.ts";
import { forgetOldKeys, withOldKeys } from "./old-keys.ts";
import { wouldLose } from "./save-status.ts";
import { glance, glanceOf, setGlance, watchGlance } from "./summary.ts";
import { Project } from "./workspace.ts";

export type Current = Project;

/** ms; some browsers neither open nor refuse a database that is damaged. */
const patience = 4000;

let opening: Promise<Current> | undefined;
let now: Current | undefined;

/** The project that this page works on; every tool of the page gets the same one. */
export function open(): Promise<Current> {
  opening ??= begin();
  return opening;
}

/** For tools that are shown only once it is open. */
export function opened(): Current {
  if (!now) throw new Error("The project is not open yet");
  return now;
}

const store = () =>
  Promise.race([
    Store.open().catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience)),
  ]);

/** Takes over what was chosen on pages that are only read, a step each so that it can be taken back. */
function takeAhead(current: Current) {
  const { ahead, brand, layout, favourites } = glance();
  if (!ahead) return;
  const history = historyOf(current);
  history.take("layout", "layout", (record) => ({ ...record, layout }));
  if (`${favourites}` !== `${current.record.favourites}`)
    history.take("layout", "favourite", (record) => ({ ...record, favourites }));
  history.take("colour", "brand colour", (record) => ({ ...record, brand }));
  setGlance(glanceOf(current.record));
}

async function begin(): Promise<Current> {
  const current = await Project.open(await store());
  now = current;
  current.change(withOldKeys);
  await current.flush();
  if (current.keeping.state === "kept" || current.keeping.state === "empty") forgetOldKeys();
  takeAhead(current);
  // What another tab chose it writes by itself: two that take it over would write against each other.
  watchGlance((elsewhere) => elsewhere || takeAhead(current));
  const show = () => glance().ahead || setGlance(glanceOf(current.record));
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
    if (wouldLose(current.keeping)) event.preventDefault();
  });
  return current;
}
