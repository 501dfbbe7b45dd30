import { clients } from "@daylit/clients/clients.ts";
import { kindLabel } from "@daylit/layouts/blocks/kinds.ts";
import { allSections, cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { searchWords } from "@daylit/layouts/catalogue/search/search-words.ts";
import { smallThumbnailFile } from "@daylit/layouts/catalogue/thumbnails/small-thumbnail.ts";
import { callingsOf } from "@daylit/layouts/trades/callings.ts";
import { trades } from "@daylit/layouts/trades/trades.ts";
import { catalogue as pictures } from "@daylit/pictures/catalogue/catalogue.ts";
import { caseStudies } from "../../../content/case-studies.ts";
import type { Draft } from "./draft.ts";

/** Visitors name their trade in these languages; the site itself is in English. */
const languages = ["en", "de", "fr"];

/** Each trade, then its five layouts. */
const layoutDrafts = (): Draft[] =>
  trades.flatMap((trade) => {
    const own = cataloguePages.filter((page) => page.trade.code === trade.code);
    return [
      {
        kind: "layout",
        title: trade.name,
        path: trade.path,
        note: own[0]?.content.purpose ?? "",
        words: own[0]?.content.words.join(", "),
      },
      ...own.map((page): Draft => {
        const { card, layout, content } = page;
        const labels = new Set(allSections(layout).map(({ block }) => kindLabel(block)));
        return {
          kind: "layout",
          title: card.variation ? `${card.name}, variation ${card.variation}` : card.name,
          path: card.path,
          meant: callingsOf(page.id, languages).join(", "),
          note: `${trade.name}: ${layout.caption}`,
          words: [content.business.name, ...content.words, ...labels].join(", "),
          thumbnail: smallThumbnailFile(page.id),
          body: searchWords(page),
        };
      }),
    ];
  });

const tradeOf = (slug: string) => trades.find((trade) => trade.slug === slug)?.name;

const pictureDrafts = (): Draft[] =>
  pictures.map(({ id, subject, trade, alt }) => ({
    kind: "picture",
    title: subject,
    path: `/pictures#${id}`,
    note: tradeOf(trade) ?? "The studio",
    body: alt,
  }));

const projectDrafts = (): Draft[] =>
  caseStudies.map(({ name, slug, path, catalogue }) => {
    const client = clients.find((candidate) => candidate.slug === slug);
    return {
      kind: "project",
      title: name,
      path,
      note: `${catalogue}: ${client?.business.strapline}`,
      body: [...(client?.record.need ?? []), ...(client?.record.built ?? [])].join(" "),
    };
  });

/** Pictures last, because the core only says how many follow the rest. */
export const catalogueDrafts = (): Draft[] => [
  ...layoutDrafts(),
  ...projectDrafts(),
  ...pictureDrafts(),
];
