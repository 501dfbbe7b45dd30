import { type PictureId, pictureOf } from "./pictures.ts";

type Descriptions = Readonly<Record<string, string>>;

/** Languages in which every picture of the library is described, beside English. */
const languages: Readonly<Record<string, () => Promise<{ default: Descriptions }>>> = {
  de: () => import("@daylit/pictures/descriptions/de.json"),
};

const here: Record<string, Descriptions> = {};
const shortOf = (language: string) => language.split("-")[0] ?? "";

/** Whether our descriptions are in this language; if not, the owner writes them. */
export const describesIn = (language: string): boolean =>
  shortOf(language) === "en" || Object.hasOwn(languages, shortOf(language));

/** Fetches the descriptions of these languages; true if any are new here. */
export async function loadDescriptions(tags: readonly string[]): Promise<boolean> {
  const wanted = new Set(tags.map(shortOf));
  const loaded = Object.entries(languages).map(async ([language, load]) => {
    if (!wanted.has(language) || here[language]) return false;
    here[language] = (await load()).default;
    return true;
  });
  return (await Promise.all(loaded)).includes(true);
}

/** What a picture of the library shows, in English if we don’t have it in this language. */
export const descriptionOf = (id: PictureId, language: string): string =>
  here[shortOf(language)]?.[id] ?? pictureOf(id).alt;
