import { trades } from "@daylit/layouts/trades/trades.ts";
import { catalogue } from "@daylit/pictures/catalogue/catalogue.ts";

/** Every picture that is finished, by trade, with the name it goes by: a tenth of what is known of pictures. */
export const library = [...Map.groupBy(catalogue, ({ trade }) => trade)].map(
  ([slug, pictures]) => ({
    trade: trades.find((trade) => trade.slug === slug)?.name ?? "The studio’s own",
    photos: pictures.map(({ id, subject }) => ({ id: id as string, name: subject })),
  }),
);
