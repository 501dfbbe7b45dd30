import type { AnyPicture } from "@daylit/layouts/render/render-context.ts";
import { fontStack } from "@daylit/layouts/theme/faces.ts";
import { scriptOf, scriptStacks } from "@daylit/layouts/theme/script-faces.ts";
import { directionOf } from "../../document/language/language.ts";
import { imageRefs } from "../../document/pictures/image-refs.ts";
import type { SiteDocument, SitePage } from "../../document/site-document.ts";
import { pictureIn } from "./render-context.ts";

/** What messengers and networks show of a link. */
export const shareSize = { width: 1200, height: 630 } as const;

/** What a picture for sharing is made from: a picture, of which a part around its focus stays, or the name alone. */
export type ShareSource =
  | { from: string; focal: readonly [number, number] }
  | {
      name: string;
      colour: string;
      font: string;
      weight: number;
      language: string;
      direction: "ltr" | "rtl";
    };

/** What a page is shared with: an own picture of its own or of the site, else what the layout named. */
function sharedPicture(site: SiteDocument, page: SitePage): AnyPicture | undefined {
  const shown = imageRefs(site).map(({ image }) => image.id);
  const isOwn = (id: AnyPicture) => Object.hasOwn(site.pictures, id);
  const here = imageRefs({ pages: [page] }).map(({ image }) => image.id);
  const own = here.find(isOwn) ?? shown.find(isOwn);
  if (own) return own;
  const { preview } = site;
  // A picture that no page shows is not used for sharing either: it may say something false of this business.
  return preview && shown.includes(preview) ? preview : shown[0];
}

/** A picture for sharing: its file in the site, as large as it is and described; and how it is made if it has to be. */
export type SharePicture = {
  file: string;
  width: number;
  height: number;
  alt: string;
  source?: ShareSource;
};

/** `makes`: whether pictures of the right size can be made; else a page is shared with a file that it has. */
export function sharePictureOf(
  site: SiteDocument,
  page: SitePage,
  makes: boolean,
): SharePicture | undefined {
  const id = sharedPicture(site, page);
  if (!id) return makes ? shareCard(site) : undefined;
  const { sets, alt, focal, width, height } = pictureIn(site)(id);
  const sized = sets.at(-1)?.files ?? [];
  const largest = sized.at(-1);
  if (!largest) return undefined;
  if (makes)
    return {
      ...shareSize,
      file: `pictures/share-${id}.jpg`,
      alt,
      source: { from: largest.address, focal },
    };
  const file = sized.at(-2) ?? largest;
  return {
    file: file.address,
    width: file.width,
    height: Math.round((file.width * height) / width),
    alt,
  };
}

function shareCard({ business: { name }, theme, language }: SiteDocument): SharePicture {
  const script = scriptOf(language);
  const stack = script
    ? scriptStacks(theme, script)["--font-headline"]
    : fontStack(theme.type.headline);
  const source = {
    name,
    colour: theme.brand,
    font: stack ?? "sans-serif",
    weight: theme.headline?.weight ?? 700,
    language,
    direction: directionOf(language),
  };
  return { ...shareSize, file: "pictures/share-name.jpg", alt: name, source };
}
