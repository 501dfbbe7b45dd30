import { withBase } from "../../../model/base-path/base-path.ts";
import { storedValue } from "../../../model/browser/local-storage.ts";
import { isRecord } from "../../../model/unknown-values.ts";

/**
 * Netlify's sign-in by a button (OAuth's implicit grant): it needs no server, but a client id, which the
 * operator of this site gets at Netlify (NETLIFY_CLIENT_ID). It happens in this tab, because a page with
 * our opener policy hears nothing of a window that it opened. What was begun is in the tab's own storage,
 * and holds no key.
 */
type Begun = { state: string; id: string; name?: string | undefined; keep: boolean };
export type SignIn = Omit<Begun, "state"> & { token: string; refused: boolean };

/** The client id; without one there is no button. */
export const netlifyClient: { id?: string | undefined } = {};

function readBegun(value: unknown): Begun | undefined {
  if (!isRecord(value)) return undefined;
  const { state, id, name, keep } = value;
  if (typeof state !== "string" || typeof id !== "string") return undefined;
  return { state, id, name: typeof name === "string" ? name : undefined, keep: keep === true };
}

const begun = storedValue(
  { key: "daylit-sign-in", version: 1, accept: readBegun },
  () => sessionStorage,
);

/** As each is registered at Netlify. */
const returnAddress = () => location.origin + withBase("/compose");

function signInAddress(client: string, state: string): string {
  const asked = { client_id: client, response_type: "token", redirect_uri: returnAddress(), state };
  return `https://app.netlify.com/authorize?${new URLSearchParams(asked)}`;
}

/** Leaves for Netlify; the site is stored, and open again on the way back. */
export function signIn(from: Omit<Begun, "state">, leave = (to: string) => location.assign(to)) {
  const state = crypto.randomUUID();
  begun.write({ ...from, state });
  leave(signInAddress(netlifyClient.id ?? "", state));
}

let answer: SignIn | undefined;

/**
 * Takes what Netlify has sent out of the address, before anything else is done with it. It counts once,
 * and only in the tab that asked for it: a link may hold anybody's key.
 */
export function takeAnswer() {
  const given = new URLSearchParams(location.hash.slice(1));
  const [token, problem, state] = ["access_token", "error", "state"].map((name) => given.get(name));
  if (!token && !(problem && state)) return;
  history.replaceState(null, "", location.pathname + location.search);
  const { value: asked } = begun.read();
  begun.forget();
  if (!asked || asked.state !== state) return;
  const { state: _, ...from } = asked;
  answer = { ...from, token: token ?? "", refused: !token };
}

/** The site that the visitor left for Netlify. */
export const signedInSite = (): string | undefined => answer?.id;

/** What came back, for this site; told once. */
export function signInAnswer(id: string): SignIn | undefined {
  if (answer?.id !== id) return;
  const found = answer;
  answer = undefined;
  return found;
}
