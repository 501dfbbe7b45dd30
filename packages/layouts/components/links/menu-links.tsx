import type { ReactNode } from "react";
import { useRenderContext } from "../../render/render-context.ts";
import type { PageLink } from "../../trades/business.ts";
import { each } from "../section/each.tsx";
import { Slot } from "../section/slot.tsx";
import { MenuLink } from "./anchor.tsx";

type Props = { links: readonly PageLink[]; children?: ReactNode };

/** The framework's menu: in a row while there is room, behind a button when not. No script. */
export function MenuLinks({ links, children }: Props) {
  const { words, languages = [] } = useRenderContext();
  return (
    <>
      <button type="button" className="navbar-toggle" popoverTarget="menu">
        {words.menu}
      </button>
      <nav className="navbar-menu" id="menu" popover="auto" aria-label={words.main}>
        {each(links, (link) => (
          <MenuLink {...link} />
        ))}
        {children}
        <Slot />
        {each(languages, ({ tag, name, href }) => (
          <a className="menu-language" href={href} lang={tag} hrefLang={tag}>
            {name}
          </a>
        ))}
      </nav>
    </>
  );
}
