import type { Page } from "../business.ts";
import { type Action, ActionLink } from "../parts/action.tsx";
import { HomeLink } from "../parts/anchor.tsx";
import type { Placed } from "../parts/band.tsx";
import { MenuLinks } from "../parts/menu-links.tsx";

type Props = Placed & Page & { action?: Action };

/** Name at the start, links and one button at the end. */
export function NavBar({ id, business, links, action }: Props) {
  return (
    <header id={id} className="navbar nav-bar">
      <HomeLink className="navbar-brand">{business.name}</HomeLink>
      <MenuLinks links={links}>{action && <ActionLink {...action} look="primary" />}</MenuLinks>
    </header>
  );
}
