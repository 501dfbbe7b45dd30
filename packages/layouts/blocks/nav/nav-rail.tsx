import { PhoneLink } from "../../components/links/address.tsx";
import { HomeLink } from "../../components/links/anchor.tsx";
import { MenuLinks } from "../../components/links/menu-links.tsx";
import type { Fields } from "../../schema/block.ts";
import type { Page } from "../../trades/business.ts";
import type { navRail } from "./nav-rail.fields.ts";

type Props = Fields<typeof navRail> & Page;

export default function NavRail({ id, business, links }: Props) {
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
