import { sha256 } from "../digest.ts";

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
type S3Key = { user: string; key: string; region: string };

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function hmac(key: BufferSource, text: string): Promise<ArrayBuffer> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", key, algorithm, false, ["sign"]);
  return crypto.subtle.sign("HMAC", imported, bytesOf(text));
}

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** More than encodeURIComponent encodes. */
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The headers of a request to S3 storage with its signature; `hash` is that of its body, which is signed too. */
export async function signedHeaders(
  { user, key, region }: S3Key,
  {
    method,
    url,
    headers,
    hash,
  }: { method: string; url: string; headers: HeadersInit; hash: string },
  now = new Date(),
): Promise<Record<string, string>> {
  const { host, pathname, searchParams } = new URL(url);
  const time = now.toISOString().replaceAll(/[:-]|\.\d+/g, "");
  const all = new Headers(headers);
  all.set("x-amz-content-sha256", hash);
  all.set("x-amz-date", time);
  const sent = Object.fromEntries(all);
  // Browsers may write the type of a body in another way.
  const signed = Object.entries({ ...sent, host })
    .filter(([name]) => name !== "content-type")
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const names = signed.map(([name]) => name).join(";");
  const request = [
    method,
    pathname.split("/").map(decodeURIComponent).map(encoded).join("/"),
    [...searchParams]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map((pair) => pair.map(encoded).join("="))
      .join("&"),
    ...signed.map(([name, value]) => `${name}:${value.trim()}`),
    "",
    names,
    hash,
  ].join("\n");
  const scope = [time.slice(0, 8), region, "s3", "aws4_request"];
  const hashed = await sha256(bytesOf(request));
  let signer: BufferSource = bytesOf(`AWS4${key}`);
  for (const part of scope) signer = await hmac(signer, part);
  const signature = hex(
    await hmac(signer, ["AWS4-HMAC-SHA256", time, scope.join("/"), hashed].join("\n")),
  );
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${user}/${scope.join("/")}, SignedHeaders=${names}, Signature=${signature}`,
  };
}
