type Bytes = Uint8Array<ArrayBuffer>;

async function digest(name: "SHA-1" | "SHA-256", bytes: Uint8Array): Promise<string> {
  const hash = await crypto.subtle.digest(name, bytes as Bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const sha1 = (bytes: Uint8Array) => digest("SHA-1", bytes);
export const sha256 = (bytes: Uint8Array) => digest("SHA-256", bytes);

/** The name that Git gives a file's content. */
export function gitBlob(bytes: Uint8Array): Promise<string> {
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const whole = new Uint8Array(head.length + bytes.length);
  whole.set(head);
  whole.set(bytes, head.length);
  return sha1(whole);
}

/** In pieces: a function takes only so many arguments. */
export function base64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

export const fromBase64 = (text: string) =>
  Uint8Array.from(atob(text.replaceAll(/\s/g, "")), (letter) => letter.charCodeAt(0));

/** Digests of all files, by their paths. */
export async function digestsOf(
  files: ReadonlyMap<string, Uint8Array>,
  hash: (bytes: Uint8Array) => Promise<string>,
): Promise<Map<string, string>> {
  const found = await Promise.all(
    [...files].map(async ([path, bytes]) => [path, await hash(bytes)] as const),
  );
  return new Map(found);
}
