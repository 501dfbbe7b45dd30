import { type BlockName, definitionOf, definitions } from "@daylit/layouts/blocks/definitions.ts";
import { kindOf } from "@daylit/layouts/blocks/kinds.ts";
import { type CataloguePage, cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { hashOf, pictureIds, pictureOf } from "@daylit/layouts/catalogue/pictures/pictures.ts";
import type { Field, FieldSet } from "@daylit/layouts/schema/field.ts";
import { isVector } from "@daylit/pictures/metadata/subject.ts";
import { parseSite } from "../document/read/read.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { siteFromLayout } from "../edit/from-layout.ts";

/**
 * Sites to prove things on: one of every trade, and every block twice, once with each text and list as
 * long as it may be, once with texts that nobody expects; and a name that is far too long in every
 * place where the site says it. The same sites every time.
 */

type Way = "full" | "odd";
type Values = Record<string, unknown>;

const prose =
  "Bread and rolls before seven, soup at noon, and whoever comes late gets what is left of both. ".repeat(
    80,
  );

const odd = [
  "مرحبا بكم في المخبز",
  "👩‍🚒 Soup & <b>bread</b>",
  "Ødegård’s “søn” – 24/7",
  "Donaudampfschifffahrtsgesellschaft",
  "日本語のパン屋さん",
  'O\'Hara "&amp;" sons',
  "soft\u00adhy\u00adphens",
];

/** Drawings are inside the documents: dozens of them on one page would weigh more than any site has. */
const pictures = pictureIds.filter((id) => hashOf(id) && !isVector(pictureOf(id)));

/** Hands out texts and pictures one after the other. */
function hand(way: Way) {
  let turn = 0;
  return {
    text: (hard: number): string => {
      turn++;
      if (way === "full")
        return prose
          .slice(turn % 40)
          .trimStart()
          .slice(0, hard)
          .trimEnd();
      const text = odd[turn % odd.length] ?? "";
      return text.length <= hard ? text : "Ø".repeat(Math.min(hard, 2));
    },
    picture: () => pictures[turn++ % pictures.length],
    keeps: (field: Field) => way === "full" || !field.optional || turn++ % 2 === 0,
  };
}

type Hand = ReturnType<typeof hand>;

/** A long text has no limit of its own. */
const mostEntries = 24;

const many = (
  { exactly, min = 1, max = 4 }: { exactly?: number; min?: number; max?: number },
  way: Way,
) => exactly ?? (way === "full" ? Math.min(max, mostEntries) : Math.max(1, min));

function valueFor(field: Field, way: Way, from: Hand): unknown {
  const list = (make: () => unknown) => Array.from({ length: many(field as never, way) }, make);
  switch (field.kind) {
    case "line":
    case "text":
    case "price":
    case "date":
      return from.text(field.hard);
    case "prose":
      return Array.from({ length: way === "full" ? field.max : 1 }, () => from.text(field.hard));
    case "lines":
      return list(() => from.text(field.hard));
    case "pairs":
      return list(() => [from.text(field.term.hard), from.text(field.fact.hard)]);
    case "row":
      return field.of.map(({ hard }) => from.text(hard));
    case "items":
      return list(() => valuesFor(field.fields, way, from));
    case "group":
      return valuesFor(field.fields, way, from);
    case "picture":
      return from.picture();
    case "pictures":
      return list(from.picture);
    case "action":
      return { label: from.text(field.hard), href: "/contact" };
    case "actions":
      return list(() => ({ label: from.text(field.hard), href: "#footer" }));
    case "link":
      return "/contact";
    case "choice":
      return Object.keys(field.options)[way === "full" ? 0 : Object.keys(field.options).length - 1];
    case "toggle":
      return way === "full";
  }
}

const valuesFor = (fields: FieldSet, way: Way, from: Hand): Values =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => from.keeps(field))
      .map(([name, field]) => [name, valueFor(field, way, from)]),
  );

const names = Object.keys(definitions) as BlockName[];
const ofKind = (kind: string) => names.filter((name) => kindOf(name) === kind);
const body = names.filter((name) => !["nav", "hero", "footer"].includes(kindOf(name)));

/** Every block once, fifteen sections to a site. */
function sitesOfBlocks(way: Way): SiteDocument[] {
  const from = hand(way);
  const section = (block: BlockName | undefined) =>
    block && { block, ...valuesFor(definitionOf(block).fields, way, from) };
  const [heroes, navs, footers] = [ofKind("hero"), ofKind("nav"), ofKind("footer")];
  const perPage = 4;
  const perSite = 3 * perPage;
  const count = Math.max(
    Math.ceil(body.length / perSite),
    Math.ceil(heroes.length / 3),
    footers.length,
  );
  return Array.from({ length: count }, (_, site) => {
    const start = siteFromLayout(
      cataloguePages[(site * 7) % cataloguePages.length] as CataloguePage,
    );
    const pages = ["/", "/more", "/contact"].map((path, page) => ({
      path,
      label: from.text(18),
      title: from.text(65) + page,
      description: from.text(160),
      sections: [
        section(heroes[(site * 3 + page) % heroes.length]),
        ...Array.from({ length: perPage }, (__, at) =>
          section(body[(site * perSite + page * perPage + at) % body.length]),
        ),
      ],
    }));
    return parseSite({
      ...start,
      language: way === "odd" && site % 2 === 1 ? "ar" : "en-GB",
      business: { ...start.business, name: from.text(32), strapline: from.text(60) },
      nav: section(navs[site % navs.length]),
      footer: section(footers[site % footers.length]),
      pages,
    });
  });
}

/** A name of 300 letters without a gap, some of them from right to left and some no letters at all. */
const longName = `👩‍🍳 مخبز ${"Fernundkrume".repeat(25)}`.slice(0, 300);

/** The long name in every navigation and every footer. */
function sitesOfNames(): SiteDocument[] {
  const from = hand("full");
  const [navs, footers] = [ofKind("nav"), ofKind("footer")];
  const section = (block: BlockName | undefined) =>
    block && { block, ...valuesFor(definitionOf(block).fields, "full", from) };
  return Array.from({ length: Math.max(navs.length, footers.length) }, (_, site) => {
    const start = siteFromLayout(
      cataloguePages[(site * 11) % cataloguePages.length] as CataloguePage,
    );
    return parseSite({
      ...start,
      business: { ...start.business, name: longName },
      nav: section(navs[site % navs.length]),
      footer: section(footers[site % footers.length]),
      pages: start.pages.slice(0, 1),
    });
  });
}

type FixtureSite = { name: string; site: SiteDocument };

export function fixtureSites(): FixtureSite[] {
  const trades = cataloguePages.filter(
    ({ trade }, index) => cataloguePages.findIndex((page) => page.trade === trade) === index,
  );
  return [
    ...trades.map((page) => ({ name: page.id, site: siteFromLayout(page) })),
    ...(["full", "odd"] as const).flatMap((way) =>
      sitesOfBlocks(way).map((site, index) => ({ name: `${way}-${index + 1}`, site })),
    ),
    ...sitesOfNames().map((site, index) => ({ name: `name-${index + 1}`, site })),
  ];
}
