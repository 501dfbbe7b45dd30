import type { Page } from "../business.ts";
import { HomeLink } from "../parts/anchor.tsx";
import type { Placed } from "../parts/band.tsx";
import { MenuLinks } from "../parts/menu-links.tsx";

type Props = Placed & Page;

/** The name large in the middle, its strapline over it, the links on a line of their own. */
export function NavCentre({ id, business, links }: Props) {
  return (
    <header id={id} className="navbar nav-centre">
      <p className="nav-centre-line fact">{business.strapline}</p>
      <HomeLink className="navbar-brand nav-centre-brand">{business.name}</HomeLink>
      <MenuLinks links={links} />
    </header>
  );
}
