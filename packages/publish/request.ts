import { failureOf, PublishFailure, type Reason } from "./failure.ts";

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

export type Options = { fetch?: Fetch; signal?: AbortSignal };

export type Ask = {
  method?: string;
  body?: BodyInit;
  json?: unknown;
  headers?: Record<string, string>;
  /** What this request's own statuses mean. */
  reasons?: Readonly<Record<number, Reason>>;
  /** Statuses that are an answer and no failure. */
  accepted?: readonly number[];
};

type Caller = (path: string, ask?: Ask) => Promise<Response>;

/** Adds what proves who asks, to a request of which everything else is known. */
type Sign = (address: string, init: RequestInit) => RequestInit | Promise<RequestInit>;

/**
 * Calls one host, and nobody else: a path can't lead away from its folder, and an answer that leads
 * elsewhere is an error, so that a key is never sent on.
 */
export function callerOf(
  host: string,
  base: string,
  sign: Sign,
  { fetch: call = fetch, signal }: Options,
): Caller {
  return async (path, ask = {}) => {
    const { method = "GET", json, headers, reasons, accepted = [] } = ask;
    const address = new URL(path.replace(/^\//, ""), base);
    if (!address.href.startsWith(base)) throw new PublishFailure("refused", host);
    const init = await sign(address.href, {
      method,
      body: json === undefined ? (ask.body ?? null) : JSON.stringify(json),
      headers: {
        ...(json === undefined ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
    });
    const response = await call(address.href, {
      ...init,
      ...{ redirect: "error", credentials: "omit", referrerPolicy: "no-referrer" },
      ...{ cache: "no-store", ...(signal ? { signal } : {}) },
    } as RequestInit).catch((cause) => {
      throw new PublishFailure(signal?.aborted ? "cancelled" : "blocked", host, undefined, cause);
    });
    if (response.ok || accepted.includes(response.status)) return response;
    throw failureOf(response, host, reasons);
  };
}

/** The same with a key in the header that most hosts take. */
export const withKey =
  (key: string, scheme = "Bearer"): Sign =>
  (_, init) => ({ ...init, headers: { ...init.headers, Authorization: `${scheme} ${key}` } });

/** Some at a time; after the first failure no other begins. */
export async function inTurn<T>(list: readonly T[], act: (each: T) => Promise<void>, atOnce = 4) {
  const left = [...list];
  const one = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift())
      try {
        await act(next);
      } catch (error) {
        left.length = 0;
        throw error;
      }
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, one));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}
