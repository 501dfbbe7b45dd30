import type { Page } from "../business.ts";
import { PhoneLink } from "../parts/address.tsx";
import { HomeLink } from "../parts/anchor.tsx";
import type { Placed } from "../parts/band.tsx";
import { MenuLinks } from "../parts/menu-links.tsx";

type Props = Placed & Page;

/** A rail at the side that stays while the page moves; a bar in narrow windows. */
export function NavRail({ id, business, links }: Props) {
  return (
    <header id={id} className="nav-rail">
      <div className="navbar nav-rail-bar">
        <HomeLink className="navbar-brand nav-rail-brand">{business.name}</HomeLink>
        <MenuLinks links={links} />
      </div>
      <p className="nav-rail-foot fact">
        {business.strapline}
        <br />
        <PhoneLink phone={business.phone} />
      </p>
    </header>
  );
}
