import type { Head } from "./head.ts";

/** What a card shows of another site, read out of the head of its page. Plain text and one address. */
export type Metadata = { title: string; description: string; imageUrl: string | null };

/**
 * Longest texts a card takes; what is longer ends in an ellipsis. They fill the lines that
 * projects.css keeps free, so that no card grows when its words arrive and none has to cut
 * them: who spaces letters wider, or reads in larger type, gets a taller card.
 */
export const textLimits = { title: 60, description: 150 } as const;

const previewNames = ["og:image", "twitter:image"];

// Controls cannot be shown, and direction overrides would reorder the words around them.
const unprintable = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

export function plainText(text: string, limit: number): string {
  const clean = text.replace(/\s+/g, " ").replace(unprintable, "").trim();
  const characters = [...clean];
  if (characters.length <= limit) return clean;
  return `${characters
    .slice(0, limit - 1)
    .join("")
    .trimEnd()}…`;
}

/** An address of an image, if it is one that a page may load: nothing but http and https. */
export function imageAddress(content: string, base: string): string | null {
  if (content.trim() === "" || !URL.canParse(content, base)) return null;
  const { protocol, href } = new URL(content, base);
  return protocol === "http:" || protocol === "https:" ? href : null;
}

/** Where a thing is said twice, the first that says anything counts. */
export function metadataOf({ titles, metas }: Head, url: string): Metadata {
  const contents = (wanted: string) =>
    metas
      .filter((meta) => {
        const name = meta.get("property") ?? meta.get("name") ?? "";
        return name.trim().toLowerCase() === wanted;
      })
      .map((meta) => meta.get("content") ?? "");
  const first = (texts: readonly string[], limit: number) =>
    texts.map((text) => plainText(text, limit)).find(Boolean) ?? "";
  return {
    title: first(titles, textLimits.title),
    description: first(contents("description"), textLimits.description),
    imageUrl:
      previewNames
        .flatMap(contents)
        .map((content) => imageAddress(content, url))
        .find((address) => address !== null) ?? null,
  };
}
