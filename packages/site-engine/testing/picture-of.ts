const starts = {
  png: "\x89PNG\r\n\x1a\n",
  jpg: "\xff\xd8\xff",
  webp: "RIFF0000WEBP",
  avif: "0000ftypavif",
} as const;

/** The beginning of a picture of the type that its name says, and its key: bytes that stand for a file. */
export function pictureOf({ name, key }: { name: string; key: string }): Uint8Array {
  const [, start = ""] =
    Object.entries(starts).find(([ending]) => name.endsWith(`.${ending}`)) ?? [];
  return Uint8Array.from(`${start}${key}`, (letter) => letter.charCodeAt(0));
}
