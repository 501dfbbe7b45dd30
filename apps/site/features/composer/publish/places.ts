import { type Credentials, type HostName, isHost, type Resume, type Site } from "@daylit/publish";
import { storedValue } from "../../../model/browser/local-storage.ts";
import { isRecord } from "../../../model/unknown-values.ts";

/**
 * Where each site of this browser is published, and the keys. Both are apart from the sites: a zip, a
 * link or a site.json never holds them, and none that is opened can name another server for a key.
 */
export type Place = Omit<Credentials, "key"> & {
  host: HostName;
  site: Site;
  /** ms since 1970: when it was published last from here. */
  at?: number;
  /** What was online then, as the host names it. */
  version?: string;
  /** What was sent before the connection was lost. */
  resume?: Resume;
  /** The host was asked to receive the form, and did not. */
  formOpen?: boolean;
};

/** A host that was chosen, before it has a site. */
export type Choice = Omit<Place, "site"> & { site?: Site };

const text = (value: unknown): string | undefined =>
  typeof value === "string" && value.length <= 500 ? value : undefined;

const webAddress = (value: unknown): string | undefined =>
  /^https?:\/\//.test(text(value) ?? "") && URL.canParse(text(value) ?? "")
    ? text(value)
    : undefined;

function readResume(value: unknown): Resume | undefined {
  if (!isRecord(value) || !Array.isArray(value.sent)) return undefined;
  const [id, of] = [text(value.id), text(value.of)];
  const sent = value.sent.slice(0, 5000).flatMap((each) => text(each) ?? []);
  return { ...(id ? { id } : {}), ...(of ? { of } : {}), sent };
}

function readPlace(value: unknown): Place | undefined {
  if (!isRecord(value) || !isHost(value.host) || !isRecord(value.site)) return undefined;
  const [id, name] = [text(value.site.id), text(value.site.name)];
  const address = webAddress(value.site.address);
  if (!id || name === undefined || !address) return undefined;
  const resume = readResume(value.resume);
  const given = ["server", "user", "bucket", "region", "address", "version"].flatMap((field) => {
    const found = text(value[field]);
    return found ? [[field, found]] : [];
  });
  return {
    ...Object.fromEntries(given),
    ...{ host: value.host, site: { id, name, address } },
    ...(typeof value.at === "number" && value.at > 0 ? { at: value.at } : {}),
    ...(resume ? { resume } : {}),
    ...(value.formOpen === true ? { formOpen: true } : {}),
  };
}

const listOf =
  <T>(read: (value: unknown) => T | undefined) =>
  (value: unknown): [string, T][] | undefined =>
    Array.isArray(value)
      ? value.flatMap((entry) => {
          const [name, item] = Array.isArray(entry) ? entry : [];
          const found = read(item);
          return typeof name === "string" && found !== undefined ? [[name, found]] : [];
        })
      : undefined;

const places = storedValue({ key: "daylit-hosts", version: 1, accept: listOf(readPlace) });
const keys = storedValue({ key: "daylit-host-keys", version: 1, accept: listOf(text) });

/** A site of this browser, by the id of its workspace. */
export const placeOf = (id: string): Place | undefined =>
  new Map(places.read().value ?? []).get(id);

export function keepPlace(id: string, place: Place | undefined) {
  const others = (places.read().value ?? []).filter(([name]) => name !== id);
  places.write(place ? [...others, [id, place]] : others);
}

/** A key belongs to one account at one server. */
const keyName = ({ host, server = "", user = "", bucket = "" }: Choice) =>
  JSON.stringify([host, server, user, bucket]);

/** Those of this page view. */
const inMemory = new Map<string, string>();

export const keyOf = (choice: Choice): string =>
  inMemory.get(keyName(choice)) ?? new Map(keys.read().value ?? []).get(keyName(choice)) ?? "";

export const isStored = (choice: Choice): boolean =>
  (keys.read().value ?? []).some(([name]) => name === keyName(choice));

/** In memory; on this device only if its owner has ticked that. */
export function setKey(choice: Choice, key: string, keep: boolean) {
  inMemory.set(keyName(choice), key);
  const others = (keys.read().value ?? []).filter(([name]) => name !== keyName(choice));
  if (keep) keys.write([...others, [keyName(choice), key]]);
  else if (isStored(choice)) keys.write(others);
}

export function forgetKey(choice: Choice) {
  setKey(choice, "", false);
  inMemory.delete(keyName(choice));
  if ((keys.read().value ?? []).length === 0) keys.forget();
}
