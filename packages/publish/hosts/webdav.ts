/** WebDAV (RFC 4918): an owner's own web host, or Nextcloud. */
import { PublishFailure } from "../failure.ts";
import { type Connect, folderAddress } from "../host.ts";
import { callerOf } from "../request.ts";
import { folderConnection } from "./folder.ts";
import { unescaped } from "./xml.ts";

const pathAddress = (path: string) => path.split("/").map(encodeURIComponent).join("/");

const folderOf = (path: string) => path.replace(/[^/]*$/, "");

/** Servers choose their own prefix for the namespace "DAV:". */
const inside = (xml: string, name: string) =>
  new RegExp(`<(?:[\\w-]+:)?${name}(?:\\s[^>]*)?>([\\s\\S]*?)</(?:[\\w-]+:)?${name}>`).exec(
    xml,
  )?.[1];

const wanted = `<?xml version="1.0"?><propfind xmlns="DAV:"><prop><getetag/><getcontentlength/><getlastmodified/></prop></propfind>`;

export const webdav: Connect = async ({ key, server = "", user = "", address }, options) => {
  const base = folderAddress(server);
  const { host, pathname } = new URL(base);
  const secret = btoa(String.fromCharCode(...new TextEncoder().encode(`${user}:${key}`)));
  const sign = (_: string, init: RequestInit) => ({
    ...init,
    headers: { ...init.headers, Authorization: `Basic ${secret}` },
  });
  const call = callerOf(host, base, sign, options);

  /** One folder at a time: most servers refuse to list all of them at once. */
  async function list(folder: string): Promise<[path: string, tag: string][]> {
    const headers = { Depth: "1", "Content-Type": "application/xml" };
    const ask = { method: "PROPFIND", headers, body: wanted, accepted: [404] };
    const answer = await call(pathAddress(folder), ask);
    if (answer.status === 404) {
      if (folder === "") throw new PublishFailure("missing", host);
      return [];
    }
    const found = (await answer.text()).split(/<\/(?:[\w-]+:)?response>/);
    return found.flatMap((one) => {
      const href = unescaped(inside(one, "href") ?? "").trim();
      const path = decodeURIComponent(new URL(href, base).pathname);
      const root = decodeURIComponent(pathname);
      if (!href || path.endsWith("/") || !path.startsWith(root)) return [];
      const mark = inside(one, "getetag");
      // Apache's mark is weak for a second; size and day are all that other servers have.
      const tag = mark
        ? unescaped(mark).replace(/^W\//, "")
        : `${inside(one, "getcontentlength")} ${inside(one, "getlastmodified")}`;
      return [[path.slice(root.length), tag] as [string, string]];
    });
  }

  /** One after another, before any file: beside them Apache may fail. */
  async function makeFolders(paths: readonly string[]) {
    const folders = paths.flatMap((path) =>
      [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1)),
    );
    // 405: it is there already.
    for (const folder of [...new Set(folders)].sort())
      await call(pathAddress(folder), { method: "MKCOL", accepted: [405] });
  }

  await list("");
  return folderConnection({
    host,
    account: user,
    site: { id: base, name: host, address: folderAddress(address ?? base) },
    tags: async (paths) => {
      const folders = [...new Set(["", ...paths.map(folderOf)])];
      const lists = [];
      for (const folder of folders) lists.push(...(await list(folder)));
      return new Map(lists);
    },
    read: async (path) => {
      const answer = await call(pathAddress(path), { accepted: [404] });
      return answer.ok ? answer.text() : undefined;
    },
    prepare: makeFolders,
    put: async (path, bytes) => {
      const headers = { "Content-Type": "application/octet-stream" };
      // 409: a folder on the way is missing; 403 on the way to a folder is a permission.
      await call(pathAddress(path), {
        method: "PUT",
        body: bytes as BodyInit,
        headers,
        reasons: { 409: "missing" },
      });
    },
    remove: async (path) => {
      await call(pathAddress(path), { method: "DELETE", accepted: [404] });
    },
  });
};
