import { withBase } from "../../../model/base-path/base-path.ts";

/** A layout as a whole site, made at build time. */
export const startAddress = (id: string) => `/compose/${id}.json`;

/** Callings with what each needs, or the words for them in a language; fetched when they are asked for. */
export const callingsAddress = (language?: string) =>
  `/compose/callings${language ? `/${language}` : ""}.json`;

/** The layout that the address names as the start. */
export const requestedStart = () => /^\?begin=([a-z0-9-]{1,60})$/.exec(location.search)?.[1];

/** The address of a site that is online, from the field for it or from a site's own /edit.html. */
export const requestedSite = () => new URLSearchParams(location.search).get("site") || undefined;

/** What the visitor does, sent by the form before the composer had loaded. */
export const requestedAnswers = () => {
  const asked = new URLSearchParams(location.search);
  return asked.get("calling")?.trim() ? asked : undefined;
};

const requests = new Map<string, Promise<Response | undefined>>();

/** Fetches the start before the composer has loaded; `startResponse` handles a failure. */
export function prefetchStart() {
  const id = requestedStart();
  if (id && !requests.has(id))
    requests.set(
      id,
      fetch(withBase(startAddress(id))).catch(() => undefined),
    );
}

/** The prefetched response, or a new one. Each is read once. */
export async function startResponse(id: string): Promise<Response | undefined> {
  const early = await requests.get(id);
  requests.delete(id);
  return early ?? fetch(withBase(startAddress(id))).catch(() => undefined);
}
