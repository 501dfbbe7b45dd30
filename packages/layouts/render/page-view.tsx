import { blocks } from "../blocks/index.ts";
import type { FooterSection, NavSection, Section } from "../schema/model.ts";
import type { Business, PageLink } from "../trades/business.ts";
import { type RenderContext, RenderContextProvider } from "./render-context.ts";

/** A page that is ready to be rendered: its sections, business, links and render context. */
export type PageModel = {
  business: Business;
  links: readonly PageLink[];
  nav: NavSection;
  sections: readonly { section: Section; id: string }[];
  footer: FooterSection;
  context: RenderContext;
  /** A line above everything, until a day ("2026-11-20") if it names one. */
  notice?: { text: string; until?: string; language?: string };
};

/** Every block of the page with all it is drawn from, navigation first. */
function fieldsOf({ business, links, nav, sections, footer }: PageModel) {
  // A number is not to be broken at the end of a line.
  const shared = {
    business: { ...business, phone: business.phone.replaceAll(" ", "\u00a0") },
    links,
  };
  return [
    { ...nav, ...shared, id: "navigation" },
    ...sections.map(({ section, id }) => ({ ...section, id })),
    { ...footer, ...shared, id: "footer" },
  ];
}

/** The blocks of a page, each by itself: what is shown, replaced or measured alone. */
export const renderBlocks = (model: PageModel) =>
  fieldsOf(model).map((fields) => {
    const Block = blocks[fields.block];
    return (
      <RenderContextProvider key={fields.id} value={model.context}>
        <Block {...fields} />
      </RenderContextProvider>
    );
  });

/** The script of a site hides it after its last day; without one it stays. */
export const SiteNotice = ({ notice, context }: Pick<PageModel, "notice" | "context">) =>
  notice && (
    <aside
      className="site-notice bg-primary"
      aria-label={context.words.notice}
      data-until={notice.until}
    >
      <p lang={notice.language}>{notice.text}</p>
    </aside>
  );

/** A whole page, below its root element. */
export function Body({ model }: { model: PageModel }) {
  const all = renderBlocks(model);
  return (
    <body id="top">
      <a className="visually-hidden" href="#main">
        {model.context.words.skip}
      </a>
      <SiteNotice {...model} />
      {all.at(0)}
      <main id="main">{all.slice(1, -1)}</main>
      {all.at(-1)}
    </body>
  );
}
