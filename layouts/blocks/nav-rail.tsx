import { type Page, telephone } from "../business.ts";
import type { Placed } from "../parts/band.tsx";
import { MenuLinks } from "../parts/menu-links.tsx";

type Props = Placed & Page;

/** A rail at the side that stays while the page moves; a bar in narrow windows. */
export function NavRail({ id, business, links }: Props) {
  return (
    <header id={id} className="nav-rail">
      <div className="navbar nav-rail-bar">
        <a className="navbar-brand nav-rail-brand" href="#top">
          {business.name}
        </a>
        <MenuLinks links={links} />
      </div>
      <p className="nav-rail-foot fact">
        {business.strapline}
        <br />
        <a href={telephone(business.phone)}>{business.phone}</a>
      </p>
    </header>
  );
}
