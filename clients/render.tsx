import { indent } from "../layouts/indent.ts";
import { bodyMarkup } from "../layouts/markup.tsx";
import type { Layout } from "../layouts/model.ts";
import { pageCss } from "../layouts/page-css.ts";
import { placeSections } from "../layouts/place.ts";
import type { Sheet } from "../layouts/sheet.tsx";
import { singlePage } from "../layouts/surroundings.ts";
import { blocksOf } from "./blocks.ts";
import { headOf } from "./head.ts";
import type { Client, ClientPage } from "./model.ts";

function sheetOf(client: Client, page: ClientPage): Sheet {
  const { business, nav, footer } = client;
  const layout: Layout = { caption: "", nav, sections: page.sections, footer };
  return {
    business: {
      ...business,
      note: `${business.name} is a fictional client. Daylit made this site to show its work.`,
    },
    links: client.pages.map(({ label, path }) => ({ label, href: path })),
    nav,
    sections: placeSections(layout),
    footer,
    surroundings: {
      ...singlePage,
      home: "/",
      current: page.path,
      // There is no server behind it: the words go to the visitor's own email program.
      form: () => ({ action: `mailto:${business.email}`, method: "post", encType: "text/plain" }),
    },
  };
}

const bodyOf = (client: Client, page: ClientPage): string => bodyMarkup(sheetOf(client, page));

/** One page of a client's site as a complete document. */
export function renderPage(client: Client, page: ClientPage, address: string): string {
  const body = indent(bodyOf(client, page)).trimEnd().replaceAll("\n", "\n  ");
  return `<!doctype html>
<html lang="en-GB">
  <head>
    ${headOf(client, page, address)}
  </head>
  ${body}
</html>
`;
}

/** One stylesheet for all pages of a client: the theme and the blocks that they use. */
export function stylesheet(client: Client, pages: readonly ClientPage[]): string {
  const html = pages.map((page) => bodyOf(client, page)).join("");
  return pageCss(client.theme, blocksOf(client, pages), html);
}
