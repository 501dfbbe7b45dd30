/** S3-compatible storage. https://docs.aws.amazon.com/AmazonS3/latest/API */
import { sha256 } from "../digest.ts";
import { type Connect, folderAddress } from "../host.ts";
import { callerOf } from "../request.ts";
import { typeOf } from "./content-type.ts";
import { folderConnection } from "./folder.ts";
import { signedHeaders } from "./sign-s3.ts";
import { unescaped } from "./xml.ts";

const keyAddress = (path: string) => path.split("/").map(encodeURIComponent).join("/");

const each = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, "g"))].map(
    ([, text = ""]) => text,
  );

export const s3: Connect = async (credentials, options) => {
  const { key, server = "", user = "", bucket = "", region = "us-east-1", address } = credentials;
  const base = folderAddress(server);
  const root = encodeURIComponent(bucket);
  const { host } = new URL(base);
  const sign = async (url: string, init: RequestInit): Promise<RequestInit> => {
    const { body } = init;
    // The digest is signed too, so that a file can't be changed on its way.
    const hash = await sha256(body instanceof Uint8Array ? body : new Uint8Array());
    const { method = "GET", headers = {} } = init;
    const request = { method, url, headers, hash };
    return { ...init, headers: await signedHeaders({ user, key, region }, request) };
  };
  const call = callerOf(host, base, sign, options);

  async function tags(): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    let after = "";
    do {
      const next = after ? `&continuation-token=${encodeURIComponent(after)}` : "";
      const xml = await (await call(`${root}?list-type=2&max-keys=1000${next}`)).text();
      for (const one of each(xml, "Contents"))
        found.set(unescaped(each(one, "Key")[0] ?? ""), unescaped(each(one, "ETag")[0] ?? ""));
      after = unescaped(each(xml, "NextContinuationToken")[0] ?? "");
    } while (after);
    return found;
  }

  await tags();
  return folderConnection({
    host,
    account: user,
    site: { id: bucket, name: bucket, address: folderAddress(address ?? `${base}${root}`) },
    tags,
    read: async (path) => {
      const answer = await call(keyAddress(`${bucket}/${path}`), { accepted: [404] });
      return answer.ok ? answer.text() : undefined;
    },
    put: async (path, bytes) => {
      // Pages are asked for again by browsers, so that a change is seen at once.
      const headers = { "Content-Type": typeOf(path), "Cache-Control": "no-cache" };
      await call(keyAddress(`${bucket}/${path}`), {
        method: "PUT",
        body: bytes as BodyInit,
        headers,
      });
    },
    remove: async (path) => {
      await call(keyAddress(`${bucket}/${path}`), { method: "DELETE", accepted: [404] });
    },
  });
};
