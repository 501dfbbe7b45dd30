/** Why a host did not do what was asked, with a sentence that says what to do. */

export type Reason =
  | "address"
  | "token"
  | "permission"
  | "taken"
  | "too-large"
  | "busy"
  | "quota"
  | "down"
  | "blocked"
  | "changed"
  | "missing"
  | "cancelled"
  | "refused";

const sentences: Readonly<Record<Reason, (host: string) => string>> = {
  address: (host) =>
    `This isn’t an address for ${host}. It begins with https://, as your provider names it.`,
  token: (host) => `${host} doesn’t accept this key. Make a new one there and paste it here.`,
  permission: (host) =>
    `Your key for ${host} may not do this. Make a new one with all the permissions listed above.`,
  taken: () => "This name is taken. Choose another one.",
  "too-large": (host) =>
    `A file is too large for ${host}. Use smaller pictures, then publish again.`,
  busy: (host) => `${host} asks us to wait. Publish again in a few minutes; it goes on from here.`,
  quota: (host) =>
    `Your account at ${host} has no room or no credit left. Look at your plan there, then publish again.`,
  down: (host) => `${host} has a fault of its own. Publish again later; it goes on from here.`,
  blocked: (host) =>
    `${host} can’t be reached. Check your connection. A network filter, or a server that doesn’t allow calls from browsers, can be the reason too.`,
  changed: () =>
    "Your site was published from somewhere else in the meantime. Look at what differs, then publish again.",
  missing: (host) =>
    `${host} doesn’t find this site any more. Check its name and address, or choose another one.`,
  cancelled: () => "Cancelled. Publish again to go on from here.",
  refused: (host) => `${host} refused this. Publish again, or download your site instead.`,
};

export class PublishFailure extends Error {
  readonly reason: Reason;
  /** Seconds until the host wants to be asked again, if it says so. */
  readonly wait: number | undefined;
  constructor(reason: Reason, host: string, wait?: number, cause?: unknown) {
    const minutes = Math.ceil((wait ?? 0) / 60);
    const when = minutes > 1 ? `in ${minutes} minutes` : "in a minute";
    const words = sentences[reason](host);
    super(wait === undefined ? words : words.replace("in a few minutes", when), { cause });
    this.reason = reason;
    this.wait = wait;
  }
}

const reasons: Readonly<Record<number, Reason>> = {
  401: "token",
  402: "quota",
  403: "permission",
  404: "missing",
  409: "changed",
  413: "too-large",
  423: "permission",
  429: "busy",
  507: "quota",
};

/** When the host wants to be asked again: seconds or a date, or GitHub's and Netlify's own header. */
function waitOf(headers: Headers, now: number): number | undefined {
  const after = headers.get("retry-after");
  if (after) return Number(after) || Math.max(0, (Date.parse(after) - now) / 1000) || undefined;
  const reset = Number(headers.get("x-ratelimit-reset"));
  return reset > 0 ? Math.max(1, reset - now / 1000) : undefined;
}

/** `known`: what this request's own statuses mean. */
export function failureOf(
  response: Response,
  host: string,
  known: Readonly<Record<number, Reason>> = {},
): PublishFailure {
  const { status, headers } = response;
  const isLimit = headers.get("x-ratelimit-remaining") === "0" || headers.has("retry-after");
  if (status === 429 || (status === 403 && isLimit))
    return new PublishFailure("busy", host, waitOf(headers, Date.now()));
  const reason = known[status] ?? reasons[status] ?? (status >= 500 ? "down" : "refused");
  return new PublishFailure(reason, host, status === 503 ? waitOf(headers, Date.now()) : undefined);
}
