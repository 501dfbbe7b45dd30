import { hasDigest, matchesDigest, withDigest } from "../model/integrity.ts";
import { prefetchHeader } from "../model/names.ts";
import { stylesheetsOf } from "./stylesheets-of.ts";

/**
 * What an answer is kept under. Hosts that know nothing of our addresses put a slash behind a page's:
 * it is the same page.
 */
export const plainAddress = (url: string) => url.replace(/[?#].*/, "").replace(/\/$/, "");

/** Some hosts take the ending off a document's address: it is the same document. */
const withoutEnding = (url: string) => plainAddress(url).replace(/\.html$/, "");

type PluginContext = { request: Request; state?: Record<string, unknown> };

/**
 * Answers are sealed when they are kept and looked at when they are used: one that does not fit its
 * digest counts as missing, and is fetched again past the browser's own cache, which may have the same.
 */
export const verified = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) => {
    const moved = response.redirected && withoutEnding(response.url) !== withoutEnding(request.url);
    const keep = response.status === 200 && !moved && !request.headers.has(prefetchHeader);
    return keep ? withDigest(response) : null;
  },
  cachedResponseWillBeUsed: async ({
    cachedResponse,
    state,
  }: Pick<PluginContext, "state"> & { cachedResponse?: Response }) => {
    if (cachedResponse && (await matchesDigest(cachedResponse))) return cachedResponse;
    if (cachedResponse && state) state.unfit = true;
    return null;
  },
  requestWillFetch: async ({ request, state }: PluginContext) =>
    state?.unfit ? new Request(request, { cache: "reload" }) : request,
};

/** What a cache lacks may lie in another: in the saved documentation, or in the shell. */
export const orOtherCache = {
  cachedResponseWillBeUsed: async ({
    cachedResponse,
    request,
  }: Pick<PluginContext, "request"> & { cachedResponse?: Response }) => {
    if (cachedResponse) return cachedResponse;
    const found = await caches.match(request.url, { ignoreSearch: true });
    return found && (await matchesDigest(found)) ? found : null;
  },
};

/** A page whose stylesheets are not all here counts as missing: the offline page is shown instead. */
export const styled = {
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) => {
    if (!cachedResponse) return null;
    for (const address of stylesheetsOf(await cachedResponse.clone().text())) {
      const found = await caches.match(address);
      if (!found || !(await matchesDigest(found))) return null;
    }
    return cachedResponse;
  },
};

/** A copy of release 0.1, which stored no digests: for visitors without a connection, better than none. */
export async function fromFirstRelease({ url }: Request): Promise<Response | undefined> {
  const found = await caches.match(plainAddress(url));
  return found && !hasDigest(found) ? found : undefined;
}
