import { clients } from "@daylit/clients/clients.ts";
import { kindLabel } from "@daylit/layouts/blocks/kinds.ts";
import { allSections, cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { searchWords } from "@daylit/layouts/catalogue/search-words.ts";
import { smallThumbnailFile } from "@daylit/layouts/catalogue/small-thumbnail.ts";
import { callingsOf } from "@daylit/layouts/trades/callings.ts";
import { categories } from "@daylit/layouts/trades/trades.ts";
import { catalogue as pictures } from "@daylit/pictures/catalogue.ts";
import { projects } from "../../../content/case-studies.ts";
import type { Draft } from "./draft.ts";

/** Each trade, then its five layouts. */
const layoutDrafts = (): Draft[] =>
  categories.flatMap((category) => {
    const own = cataloguePages.filter((page) => page.category.code === category.code);
    return [
      {
        kind: "layout",
        title: category.name,
        path: category.path,
        note: own[0]?.industry.purpose ?? "",
        words: own[0]?.industry.words.join(", "),
      },
      ...own.map((page): Draft => {
        const { card, layout, industry } = page;
        const labels = new Set(allSections(layout).map(({ block }) => kindLabel(block)));
        return {
          kind: "layout",
          title: card.variation ? `${card.name}, variation ${card.variation}` : card.name,
          path: card.path,
          note: `${category.name}: ${layout.caption}`,
          words: [
            industry.business.name,
            ...industry.words,
            ...callingsOf(page.id),
            ...labels,
          ].join(", "),
          thumbnail: smallThumbnailFile(page.id),
          body: searchWords(page),
        };
      }),
    ];
  });

const tradeOf = (slug: string) => categories.find((category) => category.slug === slug)?.name;

const pictureDrafts = (): Draft[] =>
  pictures.map(({ id, subject, industry, alt }) => ({
    kind: "picture",
    title: subject,
    path: `/pictures#${id}`,
    note: tradeOf(industry) ?? "The studio",
    body: alt,
  }));

const projectDrafts = (): Draft[] =>
  projects.map(({ name, slug, path, catalogue }) => {
    const client = clients.find((candidate) => candidate.slug === slug);
    return {
      kind: "project",
      title: name,
      path,
      note: `${catalogue}: ${client?.business.strapline}`,
      body: [...(client?.record.need ?? []), ...(client?.record.built ?? [])].join(" "),
    };
  });

export const catalogueDrafts = (): Draft[] => [
  ...layoutDrafts(),
  ...pictureDrafts(),
  ...projectDrafts(),
];
