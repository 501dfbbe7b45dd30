import type { ComponentType, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type BlockName, blocks } from "../layouts/blocks/index.ts";
import { indent } from "../layouts/indent.ts";
import type { Layout } from "../layouts/model.ts";
import { placeSections } from "../layouts/place.ts";
import { pageCss } from "../layouts/stylesheet.ts";
import { blocksOf } from "./blocks.ts";
import { headOf } from "./head.ts";
import type { Client, ClientPage } from "./model.ts";

/** The model has checked fields against components; here they only meet. */
const componentOf = (name: BlockName) => blocks[name] as ComponentType<Record<string, unknown>>;

const markup = (element: ReactNode) => renderToStaticMarkup(element);

function bodyOf(client: Client, page: ClientPage): string {
  const { nav, footer } = client;
  const layout: Layout = { caption: "", nav, sections: page.sections, footer };
  const shared = {
    business: {
      ...client.business,
      phone: client.business.phone.replaceAll(" ", "\u00a0"),
      note: `${client.business.name} is a fictional client. Daylit made this site to show its work.`,
    },
    links: client.pages.map(({ label, path }) => ({ label, href: path })),
  };
  const Nav = componentOf(nav.block);
  const Footer = componentOf(footer.block);
  const sections = placeSections(layout).map(({ section, id }) => {
    const Block = componentOf(section.block);
    return <Block key={id} {...section} id={id} />;
  });
  // Blocks are made for single pages: here the name leads home, the menu knows where it is, and a
  // form hands its words to the visitor's own email program, since there is no server behind it.
  const top = markup(<Nav {...nav} {...shared} id="navigation" />)
    .replaceAll('href="#top"', 'href="/"')
    .replaceAll(`<a href="${page.path}"`, `<a href="${page.path}" aria-current="page"`);
  const main = markup(<main id="main">{sections}</main>).replaceAll(
    /(<form [^>]*)action="#[^"]*"/g,
    `$1action="mailto:${client.business.email}" method="post" enctype="text/plain"`,
  );
  const bottom = markup(<Footer {...footer} {...shared} id="footer" />);
  const skip = '<a class="visually-hidden" href="#main">Skip to content</a>';
  return `<body id="top">${skip}${top}${main}${bottom}</body>`;
}

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
