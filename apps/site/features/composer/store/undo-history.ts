import { readValue } from "@daylit/site-engine";
import { storedValue } from "../../../model/browser/local-storage.ts";
import { isRecord } from "../../../model/unknown-values.ts";
import type { Session, Step, StepHistory } from "./session.ts";

/** Steps that a reload keeps; the tab forgets them when it is closed. */
const most = 20;
/** Characters: browsers keep some five million for all pages together. */
const room = 2_000_000;

/** The steps of the site that was open last, and the site between them. */
type History = StepHistory & { id: string; site: unknown };

const history = storedValue<History>(
  {
    key: "composer-undo",
    version: 2,
    accept: (value) =>
      isRecord(value) && Array.isArray(value.past) && Array.isArray(value.future)
        ? (value as History)
        : undefined,
  },
  () => sessionStorage,
);

const readable = (steps: readonly Step[]) =>
  steps.flatMap((step) => {
    const { site } = readValue(step.site);
    return site ? [{ ...step, site }] : [];
  });

/** The steps that were stored with this very site, as it is read: an empty text is left out, say. */
function storedSteps(id: string, site: object): StepHistory | undefined {
  const { value } = history.read();
  return value?.id === id && JSON.stringify(readValue(value.site).site) === JSON.stringify(site)
    ? { past: readable(value.past), future: readable(value.future) }
    : undefined;
}

/** Brings the steps of before a reload of this tab back, and stores them for the next one. */
export function followHistory(id: string, session: Session): () => void {
  const stored = storedSteps(id, session.site);
  if (stored) session.remember(stored);
  const store = () => {
    let [past, future] = [session.history.past.slice(-most), session.history.future.slice(-most)];
    while (JSON.stringify([past, future]).length > room)
      [past, future] =
        past.length < future.length ? [past, future.slice(1)] : [past.slice(1), future];
    if (
      past.length + future.length === 0 ||
      history.write({ id, site: session.site, past, future })
    )
      history.forget();
  };
  addEventListener("pagehide", store);
  return () => removeEventListener("pagehide", store);
}
