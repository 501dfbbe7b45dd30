import type { ReactNode } from "react";
import type { PageLink } from "../business.ts";

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
          <a key={link.href} href={link.href}>
            {link.label}
          </a>
        ))}
        {children}
      </nav>
    </>
  );
}
