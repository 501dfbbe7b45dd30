import type { ReactNode } from "react";
import type { PageLink } from "../business.ts";
import { MenuLink } from "./anchor.tsx";

type Props = { links: readonly PageLink[]; label?: string; children?: ReactNode };

/** The framework's menu: in a row while there is room, behind a button when not. No script. */
export function MenuLinks({ links, label = "Menu", children }: Props) {
  return (
    <>
      <button type="button" className="navbar-toggle" popoverTarget="menu">
        {label}
      </button>
      <nav className="navbar-menu" id="menu" popover="auto" aria-label="Main">
        {links.map((link) => (
          <MenuLink key={link.href} {...link} />
        ))}
        {children}
      </nav>
    </>
  );
}
