import type { ReactNode } from "react";
import type { PageLink } from "../trades/business.ts";
import { MenuLink } from "./anchor.tsx";
import { each } from "./each.tsx";

type Props = { links: readonly PageLink[]; label?: string; children?: ReactNode };

/** The framework's menu: in a row while there is room, behind a button when not. No script. */
export function MenuLinks({ links, label = "Menu", children }: Props) {
  return (
    <>
      <button type="button" className="navbar-toggle" popoverTarget="menu">
        {label}
      </button>
      <nav className="navbar-menu" id="menu" popover="auto" aria-label="Main">
        {each(links, (link) => (
          <MenuLink {...link} />
        ))}
        {children}
      </nav>
    </>
  );
}
