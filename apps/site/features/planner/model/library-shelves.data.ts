import { trades } from "@daylit/layouts/trades/trades.ts";
import { catalogue } from "@daylit/pictures/catalogue/catalogue.ts";
import type { LibraryShelf } from "../../planner/model/library.ts";

/** Every picture that is finished, by trade, with the name it goes by. */
export const libraryShelves = (): LibraryShelf[] =>
  [...Map.groupBy(catalogue, ({ trade }) => trade)].map(([slug, pictures]) => ({
    trade: trades.find((trade) => trade.slug === slug)?.name ?? "The studio’s own",
    photos: pictures.map(({ id, subject }) => ({ id, name: subject })),
  }));
