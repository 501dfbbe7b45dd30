import { withBase } from "../../../model/base-path/base-path.ts";
import { watchSummary, workspaceSummary } from "../../../workspace/store/summary.ts";
import { declared } from "../../colour/model/palette-source.ts";
import { movesBetween, recolour } from "../../colour/model/recolour.ts";

/** Only for visitors who have chosen a colour: everybody else loads none of this (start.ts). */
type Catalogue = { categories: { layouts: { id: string; brand: string }[] }[] };

let brands: Promise<Map<string, string>> | undefined;

/** A layout's own colour by its id, from the file that is there for machines. */
const ownBrands = () => {
  brands ??= fetch(withBase("/catalogue.json"))
    .then((answer) => answer.json() as Promise<Catalogue>)
    .then(
      ({ categories }) =>
        new Map(
          categories.flatMap(({ layouts }) =>
            layouts.map(({ id, brand }) => [id, brand] as [string, string]),
          ),
        ),
    );
  brands.catch(() => {
    brands = undefined;
  });
  return brands;
};

/** The address that a tinted picture had before. */
const originals = new WeakMap<HTMLImageElement, string>();
const thumbnail = /\/([a-z]{4}-\d{4}(?:-\d)?)[.-][^/]*$/;

const isThumbnail = (target: EventTarget | null): target is HTMLImageElement =>
  target instanceof HTMLImageElement && target.matches(".layout-thumbnail, .search-option img");

async function tint(image: HTMLImageElement) {
  const { brand } = workspaceSummary();
  const source = image.src.startsWith("blob:") ? (originals.get(image) ?? "") : image.src;
  if (!brand) {
    if (image.src !== source) image.src = source;
    return;
  }
  const own = (await ownBrands()).get(thumbnail.exec(source)?.[1] ?? "");
  if (!own || own === brand) return;
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  if (!brush) return;
  brush.drawImage(picture, 0, 0);
  const pixels = brush.getImageData(0, 0, canvas.width, canvas.height);
  recolour(pixels.data, movesBetween(declared, own, brand));
  brush.putImageData(pixels, 0, 0);
  canvas.toBlob((blob) => {
    // Meanwhile the visitor may have chosen another colour, or the card another picture.
    const now = image.src.startsWith("blob:") ? originals.get(image) : image.src;
    if (!blob || workspaceSummary().brand !== brand || now !== source) return;
    if (image.src.startsWith("blob:")) URL.revokeObjectURL(image.src);
    originals.set(image, source);
    image.src = URL.createObjectURL(blob);
    image.dataset.tinted = brand;
  }, "image/png");
}

const tintAll = () => {
  for (const image of document.images)
    if (isThumbnail(image) && image.complete) tint(image).catch(() => {});
};

let watching = false;

/** Shows the thumbnails of layouts in the visitor's colour, as they come. */
export function watchTint() {
  if (!watching) {
    watching = true;
    watchSummary(tintAll);
    document.addEventListener(
      "load",
      ({ target }) => {
        if (isThumbnail(target) && !target.src.startsWith("blob:")) tint(target).catch(() => {});
      },
      true,
    );
  }
  tintAll();
}
