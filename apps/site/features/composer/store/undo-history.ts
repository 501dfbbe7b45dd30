import { readValue } from "@daylit/site-engine";
import { storedValue } from "../../../model/browser/local-storage.ts";
import { isRecord } from "../../../model/unknown-values.ts";
import type { Session, Step } from "./session.ts";

/** Steps that a reload keeps; the tab forgets them when it is closed. */
const most = 20;
/** Characters: browsers keep some five million for all pages together. */
const room = 2_000_000;

/** The steps of the site that was open last, and the site that they led to. */
type History = { id: string; site: unknown; past: readonly Step[] };

const history = storedValue<History>(
  {
    key: "composer-undo",
    version: 1,
    accept: (value) =>
      isRecord(value) && Array.isArray(value.past) ? (value as History) : undefined,
  },
  () => sessionStorage,
);

/** The steps that were stored with this very site, as it is read: an empty text is left out, say. */
function storedSteps(id: string, site: object): readonly Step[] {
  const { value } = history.read();
  if (value?.id !== id || JSON.stringify(readValue(value.site).site) !== JSON.stringify(site))
    return [];
  return value.past.flatMap((step) => {
    const { site: before } = readValue(step.site);
    return before ? [{ ...step, site: before }] : [];
  });
}

/** Brings the steps of before a reload of this tab back, and stores them for the next one. */
export function followHistory(id: string, session: Session): () => void {
  session.remember(storedSteps(id, session.site));
  const store = () => {
    const { site } = session;
    let past = session.past.slice(-most);
    while (JSON.stringify(past).length > room) past = past.slice(1);
    if (past.length === 0 || history.write({ id, site, past })) history.forget();
  };
  addEventListener("pagehide", store);
  return () => removeEventListener("pagehide", store);
}
