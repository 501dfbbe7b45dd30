import type { Options } from "./request.ts";

export type Files = ReadonlyMap<string, Uint8Array>;

/** A place at a host that holds one website. */
export type Site = { id: string; name: string; address: string };

export type Plan = {
  /** Files that the host doesn't have in this form. */
  send: readonly string[];
  /** Files of an earlier version that are no longer used. */
  remove: readonly string[];
  /** The bytes of those to be sent. */
  bytes: number;
  /** The version that is online; publishing fails if it is another one by then. */
  base?: string;
};

export type Progress = { files: number; bytes: number; allFiles: number; allBytes: number };

/** What was sent already, to go on after a lost connection or a closed tab. Holds no key. */
export type Resume = {
  /** The unfinished version at the host, and a digest of what is to be in it. */
  id?: string;
  of?: string;
  sent: readonly string[];
};

type PublishOptions = {
  /** What has changed, in words: shown in the history. */
  words: string;
  /** To an address of its own that isn't public yet, where the host has such. */
  draft?: boolean;
  resume?: Resume | undefined;
  onProgress?: (progress: Progress, resume: Resume) => void;
};

/** `version`: as the next plan will name it, unless another device publishes meanwhile. */
export type Published = { address: string; files: number; bytes: number; version: string };

export type Version = { id: string; date: string; words: string; current: boolean };

/** A host with the key of an owner. */
export type Connection = {
  account: string;
  sites: () => Promise<Site[]>;
  create?: (name: string) => Promise<Site>;
  plan: (site: Site, files: Files) => Promise<Plan>;
  publish: (site: Site, files: Files, plan: Plan, options: PublishOptions) => Promise<Published>;
  history?: (site: Site) => Promise<Version[]>;
  restore?: (site: Site, version: Version) => Promise<void>;
  /** Whether the host receives the forms of the site; it learns of them from the published pages. */
  receivesForms?: (site: Site) => Promise<boolean>;
};

/** Which fields a host needs: a key alone, or its address and more. */
export type Credentials = {
  key: string;
  server?: string;
  user?: string;
  bucket?: string;
  region?: string;
  /** Where visitors find the site, where the host can't know. */
  address?: string;
};

export type Connect = (credentials: Credentials, options: Options) => Promise<Connection>;

/** Counts what is sent, and tells. */
export function counter(
  files: Files,
  plan: Pick<Plan, "send" | "bytes">,
  { onProgress, resume }: PublishOptions,
) {
  const sent = new Set(resume?.sent);
  const count = { files: 0, bytes: 0, allFiles: plan.send.length, allBytes: plan.bytes };
  let begun = {};
  const tell = () => onProgress?.({ ...count }, { ...begun, sent: [...sent] });
  return {
    count,
    has: (digest: string) => sent.has(digest),
    startedAs: (id: string, of: string) => {
      begun = { id, of };
      tell();
    },
    add: (path: string, digest: string) => {
      sent.add(digest);
      count.files++;
      count.bytes += files.get(path)?.length ?? 0;
      tell();
    },
  };
}

export const bytesOf = (files: Files, paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + (files.get(path)?.length ?? 0), 0);

/** A folder's address ends with a slash, so that paths are found below it. */
export const folderAddress = (address: string) => address.replace(/\/*$/, "/");
