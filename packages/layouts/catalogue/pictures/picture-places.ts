import { hands } from "@daylit/pictures/metadata/subject.ts";
import { type CataloguePage, cataloguePages, sectionsOf } from "../catalogue.ts";
import { hashOf, type PictureId, pictureIds, pictureOf } from "./pictures.ts";

const known: ReadonlySet<string> = new Set(pictureIds);

/** The pictures that a value names, however deep, in the order in which they stand. */
export const picturesIn = (value: unknown): PictureId[] =>
  typeof value === "string"
    ? known.has(value)
      ? [value as PictureId]
      : []
    : value && typeof value === "object"
      ? Object.values(value).flatMap(picturesIn)
      : [];

/** The same without details: one goes so near that it is another picture. */
const wholeIn = (value: unknown): PictureId[] =>
  value && typeof value === "object"
    ? "zoom" in value
      ? []
      : Object.values(value).flatMap(wholeIn)
    : picturesIn(value);

const showsPerson = (id: PictureId) => pictureOf(id).kind === "person";
const handOf = (id: PictureId) => pictureOf(id).hand ?? "clay";

/** A page that opens with type alone is led by the first picture that it shows. */
function leadingPicture(layout: CataloguePage["layout"]): PictureId | undefined {
  const [first, ...rest] = sectionsOf(layout);
  return picturesIn(first)[0] ?? picturesIn(rest)[0];
}

export function leadingHand(layout: CataloguePage["layout"]) {
  const leading = leadingPicture(layout);
  return leading && handOf(leading);
}

/** Where the library's pictures stand in the hundred layouts. */
export function picturePlaces() {
  const pages = cataloguePages.map(({ id, trade, layout }) => {
    const [first, ...rest] = sectionsOf(layout);
    const opening = picturesIn(first);
    const pictures = [...opening, ...picturesIn(rest)];
    return {
      id,
      trade: trade.slug,
      opening,
      leading: leadingPicture(layout),
      pictures,
      whole: wholeIn(layout.sections),
    };
  });
  const trades = [...Map.groupBy(pages, ({ trade }) => trade)].map(([trade, five]) => ({
    trade,
    five,
    /** Picture → the layouts of the trade that show it. */
    layouts: new Map(
      [...new Set(five.flatMap(({ pictures }) => pictures))].map((picture) => [
        picture,
        five.filter(({ pictures }) => pictures.includes(picture)).map(({ id }) => id),
      ]),
    ),
  }));
  const uses = trades.flatMap(({ layouts }) =>
    [...layouts].map(([picture, ids]) => ({ picture, ids })),
  );
  const often = (most: number, person: boolean) =>
    uses
      .filter(({ picture, ids }) => ids.length > most && showsPerson(picture) === person)
      .map(({ picture, ids }) => `${picture} in ${ids.join(", ")}`);
  return {
    places: pages.reduce((sum, { pictures }) => sum + pictures.length, 0),
    pictures: uses.length,
    people: pages.flatMap(({ pictures }) => pictures).filter(showsPerson).length,
    thingsOften: often(2, false),
    peopleOften: often(2, true),
    withPeople: pages.filter(({ pictures }) => pictures.some(showsPerson)).map(({ id }) => id),
    /** Of several that stand in an opening, one must be seen nowhere else; faces may be. */
    openingsShared: trades.flatMap(({ five }) =>
      five
        .filter(({ opening }) => opening.length > 0 && !opening.every(showsPerson))
        .filter(({ opening }) =>
          opening.every(
            (picture) => five.filter(({ whole }) => whole.includes(picture)).length > 1,
          ),
        )
        .map(({ id, opening }) => `${id}: ${opening.join(", ")}`),
    ),
    leadingTwice: trades.flatMap(({ five }) =>
      [...Map.groupBy(five, ({ leading }) => leading)]
        .filter(([leading, ids]) => leading && ids.length > 1)
        .map(([leading, ids]) => `${leading} leads ${ids.map(({ id }) => id).join(", ")}`),
    ),
    unmade: pages.flatMap(({ id, pictures }) =>
      pictures.filter((picture) => !hashOf(picture)).map((picture) => `${id}: ${picture}`),
    ),
    hands: trades.map(({ trade, five }) => ({
      trade,
      leading: hands.map((hand) => ({
        hand,
        layouts: five.filter(({ leading }) => leading && handOf(leading) === hand).length,
      })),
    })),
  };
}

/** The trades most of whose five layouts are led by another hand than clay. */
export const tradesWithoutClay = ({ hands: list }: ReturnType<typeof picturePlaces>) =>
  list
    .filter(({ leading }) => (leading.find(({ hand }) => hand === "clay")?.layouts ?? 0) < 3)
    .map(({ trade }) => trade);
